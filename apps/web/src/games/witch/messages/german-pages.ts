import type { WitchMessages } from './english.ts';

export const RULES: WitchMessages['rules'] = {
  heading: 'So geht’s',
  parts: [
    [
      'Du bist dran',
      'Jede Hexe liegt zweimal verdeckt auf dem Brett. Dreh zwei Karten um. Zeigen sie dieselbe Hexe, bleibt das Paar liegen, du bekommst Punkte und bist noch einmal dran. Wenn nicht, bleiben beide offen, bis du sie wieder verdeckst oder weiterspielst. Es läuft keine Uhr, außer du spielst auf Zeit.',
    ],
    [
      'Das Brett',
      'Die zwei eines Paares berühren sich nie: auf Leicht nicht Seite an Seite, auf Mittel und Schwer auch nicht an einer Ecke. Bonus und Bomben berühren einander nie. Alle Bretter, die das einhalten, sind gleich wahrscheinlich. Die Liste der Hexen steht unten; wo sie liegen, ist das Geheimnis.',
    ],
    [
      'Bonus',
      'Er bringt Punkte und bleibt liegen. Dann darfst du unter eine verdeckte Karte deiner Wahl schauen. Das zählt nicht als Umdrehen: Dein Zug geht weiter, wo er war.',
    ],
    [
      'Bombe',
      'Sie beendet deinen Zug und bleibt verbraucht liegen. Außerdem verdeckt sie das Paar, das du zuletzt gefunden hast, und nimmt dessen Punkte zurück; hast du keines, nimmt sie nichts. Im ruhigen Spiel ist sie ein Blindgänger und kostet nichts.',
    ],
    [
      'Wer ist die Hexe?',
      'Nach einem Paar kannst du sagen, wer sie ist; zur Wahl stehen vier Namen der Liste, die noch nicht gefallen sind. Nur ihr Gesicht oder ihre Beschreibung in der Liste hilft dir. Ein Tippfehler im Namen wird verziehen. Ihre Beschreibung ist der Tipp und kostet die Hälfte. Du kannst die Frage überspringen. Nach jeder Hexe wird einmal gefragt, Bots werden nicht gefragt.',
    ],
    [
      'Das Ende',
      'Das Spiel ist aus, wenn alle Paare gefunden sind; Bonus und Bomben dürfen verdeckt bleiben. Zu zweit gewinnt, wer mehr Paare hat.',
    ],
    [
      'Par und Glück',
      'Pech kostet nichts, Vergessen schon. Jedes Umdrehen wird mit dem verglichen, was ein perfektes Gedächtnis erwarten könnte. Par ist, was es im Schnitt braucht: 5,92, 10,78 und 17,24 Züge auf den drei Stufen; Bonus und Bomben kosten dabei nichts, und dass Paare sich nie berühren, wird nicht ausgenutzt. Drei Sterne gibt es bis 6, 11 und 18 Züge, zwei bis 9, 16 und 27.',
    ],
  ],
  pointsHeading: 'Punkte',
  points: [
    ['ein Paar', '100, verloren, wenn eine Bombe es verdeckt'],
    ['der Bonus', '100'],
    ['ihr Name, aus vieren gewählt', '50, mit Tipp 25'],
    ['ihr Name, getippt', '100, mit einem Tippfehler 80; mit Tipp die Hälfte'],
    ['jeder durch Vergessen verlorene Zug', '−50, am Ende'],
  ],
  close: 'Schließen',
};

export const KEYS: WitchMessages['keys'] = {
  rows: [
    [['←', '→', '↑', '↓'], 'zu einer anderen Karte'],
    [['Pos1', 'Ende'], 'an die Enden der Reihe'],
    [['Enter', '␣'], 'die Karte umdrehen oder darunterschauen'],
    [['Esc'], 'einen Fehlgriff verdecken'],
    [['1', '…', '4'], 'antworten: Wer ist die Hexe?'],
    [['H'], 'ihre Beschreibung, für die halben Punkte'],
    [['S'], 'die Frage oder den Blick überspringen'],
    [['G'], 'weiter: der nächste Zug des Bots'],
    [['L'], 'vorlesen, wie es steht'],
    [['/'], 'zur Befehlszeile'],
    [['?'], 'diese Übersicht öffnen'],
  ],
  commandRows: [
    ['b3, 2,3', 'Reihe b, Spalte 3 umdrehen oder darunterschauen'],
    ['2', 'mit dem zweiten Namen antworten'],
    ['Morwenna', 'mit einem Namen antworten'],
    ['hint, skip', 'während einer Frage'],
    ['cover', 'einen Fehlgriff verdecken'],
    ['go', 'der nächste Zug des Bots'],
    ['new, new hard, new hard holly', 'ein neues Spiel, mit Stufe oder Seed'],
    ['again', 'dasselbe Brett noch einmal'],
    ['state', 'wie es steht'],
    ['rules, settings, coven', 'so geht’s; neues Spiel; Gesichter, die du kennst, und deine besten Spiele'],
  ],
};
