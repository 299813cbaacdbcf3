import { grammarOf } from '../../../shell/language/grammar.ts';
import { TURNS_MOST } from '../session/setup.ts';
import { guide } from './german-guide.ts';
import { germanKeys } from './german-keys.ts';
import type { SeatWords } from './words.ts';

const { counted, figure, listed, number } = grammarOf('de');

const PLAYERS: SeatWords['seats']['players'] = {
  knuth: 'Knuth',
  expected: 'Erwartung',
  entropy: 'Entropie',
  parts: 'Teile',
  sampled: 'Stichprobe',
  random: 'Zufall',
  states: 'Vier Zustände',
};

const left = (count: number) => counted(count, 'Code', 'Codes');
const answered = (exact: number, near: number) => `${exact} genau, ${near} versetzt`;
const turnsNamed = (turns: readonly number[]) =>
  `${turns.length === 1 ? 'Zug' : 'Züge'} ${listed(turns.map(String))}`;

export const german: SeatWords = {
  notNow: 'Das geht jetzt nicht.',
  fault: (fault) => {
    switch (fault.code) {
      case 'no-feedback':
        return 'Nenne auch die Antwort, zum Beispiel 1,2 für 1 genau und 2 versetzt.';
      case 'bad-feedback':
        return `${fault.text} ist keine Antwort: Tippe, wie viele genau und wie viele versetzt sind, zum Beispiel 1,2.`;
      case 'impossible-feedback':
        return fault.why === 'too-many'
          ? `${fault.exact} genau und ${fault.near} versetzt sind mehr, als es Plätze gibt.`
          : `${fault.exact} genau und 1 versetzt kann nicht sein: Das letzte wäre auch genau.`;
      case 'which-turn':
        return 'Nenne zuerst den Zug, zum Beispiel rescore 2 1,0.';
      case 'which-one':
        return 'Nenne die Nummer, ab 1.';
      case 'on-or-off':
        return 'Tippe aids on oder aids off.';
      case 'no-such-player':
        return `${fault.text} spielt hier nicht: knuth, expected, entropy, parts, sampled, random oder states.`;
      case 'no-such-rules':
        return german.sheet.fault(fault.why);
      case 'no-such-skin':
        return `${fault.text} gibt es hier nicht: winter, halloween, letters oder digits.`;
    }
  },
  where: (name, places) =>
    places.length === 0
      ? `${name} kann nirgends stehen.`
      : `${name} kann auf ${places.length === 1 ? 'Platz' : 'den Plätzen'} ${listed(places.map(String))} stehen.`,
  codes: (codes, count) => {
    if (count === undefined) return 'Die möglichen Codes sind nicht gezählt.';
    if (count === 0) return 'Kein Code passt zu den Antworten.';
    if (codes.length === 0) return `Noch ${left(count)}, zu viele für eine Liste.`;
    return `Noch ${left(count)}: ${codes.join('; ')}.`;
  },
  sheet: {
    facts: (places, symbols, repeats, turnsMax) => [
      counted(places, 'Platz', 'Plätze'),
      `${counted(symbols, 'Element', 'Elemente')}${repeats ? '' : ', keins doppelt'}`,
      counted(turnsMax, 'Zug', 'Züge'),
    ],
    assisted: 'mit Hilfe',
    preset: 'Spiel',
    presets: {
      classic: 'Klassisch: 4 Plätze, 6 Elemente',
      five: 'Fünf Plätze, 6 Elemente',
      super: 'Super: 5 Plätze, 8 Elemente',
      bulls: 'Bullen und Kühe: 4 von 10 Ziffern, keine doppelt',
      wide: 'Breit: 8 Plätze, 12 Elemente',
      vast: 'Riesig: 12 Plätze, 12 Elemente',
    },
    own: 'Eigene Zahlen',
    places: 'Plätze',
    symbols: 'Elemente',
    repeats: 'Ein Element darf mehrmals vorkommen',
    turns: 'Züge',
    fault: (fault) => {
      switch (fault) {
        case 'not-rules':
        case 'places-out-of-range':
          return 'Es gibt 1 bis 16 Plätze.';
        case 'symbols-out-of-range':
          return 'Es gibt 1 bis 20 Elemente.';
        case 'too-few-symbols':
          return 'Ohne Wiederholung braucht es mindestens so viele Elemente wie Plätze.';
        case 'turns-out-of-range':
          return `Es gibt 1 bis ${TURNS_MOST} Züge.`;
      }
    },
    size: (codes) => `Insgesamt ${left(codes)}.`,
    large:
      'Zu viele Codes für eine Liste: Sie werden trotzdem genau gezählt, aber statt Knuth, Erwartung, Entropie und Teile spielt Stichprobe.',
  },
  skin: {
    label: 'Die Elemente sind',
    names: { winter: 'winterlich', halloween: 'gruselig', letters: 'Buchstaben', digits: 'Ziffern' },
    now: (choice, shown) =>
      choice === shown || (choice === 'digits' && shown === 'letters')
        ? `Die Elemente sind jetzt ${german.skin.names[choice]}.`
        : 'Dieser Satz hat zu wenige Elemente für das Blatt, darum bleiben es hier Buchstaben.',
    tooSmall: 'Dieser Satz hat zu wenige Elemente für das Spiel: Sie werden als Buchstaben gedruckt.',
  },
  seats: {
    label: 'Wer sitzt wo',
    names: {
      breaker: 'Ich suche einen gezogenen Code',
      maker: 'Ich denke mir den Code aus',
      two: 'Zu zweit an einem Gerät',
      solver: 'Ein Spiel von anderswo',
    },
    explained: {
      breaker: 'Der Code wird aus einem Seed gezogen, und du suchst ihn.',
      maker: 'Denk dir einen Code aus. Ein Spieler rät, und du sagst, wie viele genau und versetzt sind.',
      two: 'Eine Person gibt verdeckt einen Code ein und reicht das Gerät weiter; die andere sucht ihn.',
      solver:
        'Tippe, was in einem anderen Spiel geraten und geantwortet wurde: Was bleibt, was lohnt sich, was kann nicht stimmen?',
    },
    player: 'Spieler',
    players: PLAYERS,
    begun: {
      maker: (places) => `Neues Blatt. Denk dir einen Code mit ${counted(places, 'Platz', 'Plätzen')} aus.`,
      two: (places) =>
        `Neues Blatt für zwei. Gib einen Code mit ${counted(places, 'Platz', 'Plätzen')} ein; wer sucht, schaut weg.`,
      solver: (places) =>
        `Neues Blatt für ein Spiel von anderswo, ${counted(places, 'Platz', 'Plätze')}. Gib einen Versuch und seine Antwort ein.`,
    },
    guesses: (player, guess) =>
      `${PLAYERS[player]} rät ${guess.join(', ')}. Wie viele sind genau, wie viele versetzt?`,
    proposes: (player, guess) => `${PLAYERS[player]} würde ${guess.join(', ')} spielen.`,
    played: (player) => `${PLAYERS[player]} hat gespielt. `,
    honest: {
      breaker:
        'Der Code wird auf deinem Gerät aus dem Seed gezogen. Vor dem Ende ist er nirgends zu sehen, aber wer es darauf anlegt, könnte ihn ausrechnen.',
      maker: 'Was du hinterlegst, prüft nur deine Antworten; der Spieler sieht es nicht.',
      two: 'Der Code liegt verschleiert auf diesem Gerät und ist vor dem Ende nirgends zu sehen, aber wer es darauf anlegt, könnte ihn ausrechnen.',
      solver: 'Niemand hier kennt den Code: Alles folgt aus dem, was du eingibst.',
    },
  },
  answer: {
    heading: 'Die Antwort',
    exact: 'genau',
    near: 'versetzt',
    more: (part, count) => `Eins mehr ${german.answer[part]}, jetzt ${count}`,
    less: (part, count) => `Eins weniger ${german.answer[part]}, jetzt ${count}`,
    give: 'Antworten',
    ready: 'Bereit zu antworten.',
    wanted:
      'Ein Versuch wartet auf deine Antwort: Tippe, wie viele genau und wie viele versetzt sind, zum Beispiel 1,2.',
    notNow: 'Kein Versuch wartet auf eine Antwort.',
    impossible: (why, places) =>
      why === 'too-many'
        ? `Genau und versetzt sind zusammen höchstens ${places}.`
        : `${places - 1} genau und 1 versetzt kann nicht sein: Das letzte wäre auch genau.`,
  },
  maker: {
    thinking: 'Der Spieler denkt nach.',
    asked: (player) => `${PLAYERS[player]} fragt`,
    state: (turn, most, player, guess, exact, near) =>
      `Zug ${turn} von ${most}. ${PLAYERS[player]} rät ${guess.join(', ')}. Deine Antwort bisher: ${answered(exact, near)}.`,
    over: (found, player, turns) =>
      found
        ? `${PLAYERS[player]} hat deinen Code in ${counted(turns, 'Zug', 'Zügen')} gefunden.`
        : `Keine Züge mehr. ${PLAYERS[player]} hat deinen Code nicht gefunden.`,
    result: (found, turns) => (found ? `Gefunden in ${turns}.` : 'Dein Code hat gehalten.'),
    fault: (fault) =>
      fault === 'contradiction'
        ? 'Kein Code passt zu den Antworten, also gibt es nichts zu raten.'
        : fault === 'budget'
          ? 'Der Spieler hat hier aufgegeben. Wähle einen anderen.'
          : 'Hier sind es zu viele Codes für diesen Spieler. Wähle Vier Zustände: Er kommt ohne Zählen aus.',
    wrongScore: (exact, near) => `Nach deinem hinterlegten Code wäre die Antwort ${answered(exact, near)}.`,
    deposit: 'Code hinterlegen',
    depositHelp: 'Dann werden deine Antworten geprüft. Der Spieler sieht ihn nicht.',
    laid: 'Dein Code ist hinterlegt und verdeckt. Deine Antworten werden daran geprüft.',
    noCode: 'Auf diesem Blatt hast du keinen Code hinterlegt.',
    noDeposit: 'Ein Code lässt sich einmal hinterlegen, vor der ersten Antwort.',
    show: 'Code zeigen',
    hide: 'Code verdecken',
    codeShown: 'Dein Code ist zu sehen.',
    codeHidden: 'Dein Code ist verdeckt.',
    howToScore: (truth) =>
      truth
        ? `Nach deinem Code ist die Antwort ${answered(truth.exact, truth.near)}.`
        : 'Vergleiche Platz für Platz: Zähle zuerst die genauen, dann paare, was übrig ist; diese sind versetzt.',
    truly: 'Nach meinem Code antworten',
    correct: 'Korrigieren',
    correctTurn: (turn) => `Antwort von Zug ${turn} korrigieren`,
  },
  two: {
    askCode: 'Gib deinen Code ein; wer sucht, schaut weg.',
    heading: 'Der verdeckte Code',
    lay: 'Code hinlegen',
    cancel: 'Jetzt nicht',
    laid: 'Der Code liegt verdeckt da. Reiche das Gerät weiter.',
    pass: 'Reiche das Gerät weiter',
    passHelp: 'Der Code liegt unter dieser Decke. Nichts auf der Seite zeigt ihn vor dem Ende.',
    take: 'Ich suche: los',
    begin: (places, symbols) =>
      `Finde den Code: ${counted(places, 'Platz', 'Plätze')}, ${counted(symbols, 'Element', 'Elemente')}.`,
  },
  solver: {
    opened: (places) => `Eine Stellung mit ${counted(places, 'Platz', 'Plätzen')}, aus einem Link.`,
    enter: 'Zug eintragen',
    whatAnswer: (guess) =>
      `${guess.join(', ')} steht da: Tippe die Antwort, zum Beispiel 1,2 für 1 genau und 2 versetzt.`,
    ready: (exact, near) => `Bereit zum Eintragen mit ${answered(exact, near)}.`,
    answerSoFar: (exact, near) => `Die Antwort: ${answered(exact, near)}.`,
    edit: 'Ändern',
    editTurn: (turn) => `Zug ${turn} ändern`,
    save: 'Änderung sichern',
    remove: 'Zug herausnehmen',
    leave: 'Lassen, wie es war',
    editing: (turn) => `Zug ${turn} ist zum Ändern offen.`,
    revised: (turn) => `Zug ${turn} ist geändert.`,
    removed: (turn) => `Zug ${turn} ist herausgenommen.`,
    noSuchTurn: (turn) => `Es gibt keinen Zug ${turn}.`,
    only: 'Nur in einem Spiel von anderswo lassen sich Züge ändern. Sonst: undo.',
    full: 'Dieses Blatt hat keine Züge mehr.',
    link: 'Link zu dieser Stellung kopieren',
    linkLabel: 'Link zu dieser Stellung',
    linkReady: 'Der Link zu dieser Stellung steht im Feld.',
    linkCopied: 'Der Link zu dieser Stellung ist kopiert.',
    linkTooLong: 'Dieses Blatt ist zu lang für einen Link.',
  },
  command: {
    link: 'Als Befehl kopieren',
    linkLabel: 'Der Befehl für das, was du siehst',
    linkReady: 'Der Befehl für das, was du siehst, steht im Feld.',
    linkCopied: 'Der Befehl ist kopiert: Er zeigt dasselbe in einem Terminal.',
  },
  suggestions: {
    heading: 'Was sich lohnt',
    ask: 'Vorschlagen',
    row: (guess, suggestion) => `${guess.join(', ')}: ${german.suggestions.reasons(suggestion)}`,
    reasons: ({ bits, expected, worst, possible }) =>
      `${figure(bits, 2)} Bit · lässt im Mittel ${figure(expected, 1)}, höchstens ${number(worst)} · ${possible ? 'kann der Code sein' : 'kann nicht der Code sein'}`,
  },
  contradiction: {
    heading: 'Diese Antworten können nicht alle stimmen',
    sentence: (found) => {
      const { conflicts, repairs } = german.contradiction;
      return `Kein Code passt zu diesen Antworten. ${conflicts(found)} ${repairs(found)}`;
    },
    conflicts: ({ conflicts: [first = [], ...others] }) => {
      const turns = first.map((turn) => turn + 1);
      const shown = others.slice(0, 3).map((each) => turnsNamed(each.map((turn) => turn + 1)));
      const more =
        shown.length === 0
          ? ''
          : ` Dasselbe gilt für ${shown.join('; ')}${others.length > shown.length ? '; und weitere' : ''}.`;
      if (turns.length === 1) return `Zug ${turns[0]} kann nicht stimmen: Kein Code antwortet so.${more}`;
      const all = turns.length === 2 ? 'beide' : 'alle';
      return `Die Züge ${listed(turns.map(String))} können nicht ${all} stimmen.${more}`;
    },
    repairs: ({ repairs }) =>
      repairs.length === 0
        ? 'Keine einzelne Korrektur hilft: Mehr als eine Antwort ist falsch.'
        : repairs.length === 1
          ? 'Eine einzelne Korrektur würde passen.'
          : `Jede von ${number(repairs.length)} einzelnen Korrekturen würde passen.`,
    repair: ({ turn, exact, near, left: count }) =>
      `Zug ${turn + 1} mit ${answered(exact, near)}: noch ${left(count)}`,
    more: (count) =>
      count === 1 ? 'Noch eine Korrektur zeigen' : `Noch ${number(count)} Korrekturen zeigen`,
    corrected: (turn, exact, near) => `Zug ${turn} ist auf ${answered(exact, near)} korrigiert.`,
    none: 'Die Antworten passen zusammen: Es gibt nichts zu korrigieren.',
    mark: 'zweifelhaft',
    found: (turns) => `Gefunden in ${turns}, wenn die Antworten stimmten.`,
  },
  autoplay: {
    heading: 'Einen Spieler weiterspielen lassen',
    step: 'Ein Zug',
    play: 'Weiterspielen',
    pause: 'Anhalten',
    paused: 'Angehalten.',
    pace: 'Tempo',
    paces: { slow: 'Langsam', steady: 'Mittel', fast: 'Schnell' },
    assists: 'Jeder Versuch, den ein Spieler für dich macht, kennzeichnet das Blatt als „mit Hilfe“.',
  },
  branches: {
    heading: 'Varianten',
    fork: (turn) => `Ab Zug ${turn}`,
    branch: (code, answer, guesses) =>
      [code ?? 'Korrektur', answer, guesses > 1 ? counted(guesses, 'Zug', 'Züge') : undefined]
        .filter(Boolean)
        .join(' · '),
    followed: (turn, count) =>
      `Eine andere Variante, bei Zug ${turn}.${count === undefined ? '' : ` Noch ${left(count)} möglich.`}`,
    none: 'Dieses Blatt hat keine Varianten: Nimm einen Zug zurück und spiele einen anderen.',
    noSuch: (count) => `Hier gibt es ${count} Varianten: Tippe branch 1 bis branch ${count}.`,
  },
  aids: {
    legend: 'Hilfe auf dem Blatt',
    none: 'Ohne alle Hilfe',
    names: {
      counts: 'Zahl der Codes und Bits',
      evidence: 'Was wo noch stehen kann, und warum',
      hints: 'Tipps und Vorschläge',
      list: 'Die möglichen Codes',
    },
    consistentOnly: 'Nur Versuche annehmen, die noch der Code sein können',
    held: (turns) =>
      `Nicht gedruckt: Das kann nicht der Code sein, es passt nicht zu ${turns.length === 1 ? 'Zug' : 'den Zügen'} ${listed(turns.map(String))}. Hier gilt nur, was der Code sein kann.`,
    off: (help) =>
      help === 'hints'
        ? 'Tipps sind aus. Schalte sie bei „Neues Blatt“ ein, oder tippe aids on.'
        : 'Diese Hilfe ist aus. Schalte sie bei „Neues Blatt“ ein, oder tippe aids on.',
    now: (on) => (on ? 'Die Hilfe ist an.' : 'Die Hilfe ist aus: Nichts wird verraten.'),
  },
  large: {
    heading: 'Zu groß zum Zählen',
    sentence:
      'Diese Antworten lassen sich auf zu viele Arten erfüllen, um sie hier zu zählen. Du kannst weiterspielen; die Zahlen kommen wieder, wenn weniger Codes übrig sind.',
    unanswered: 'Diese Stellung ist zu groß zum Zählen, darum gibt es darauf keine Antwort.',
    noField: 'Zu viele Codes für einen Punkt je Code.',
  },
  palette: {
    barred: (name, place) => `${name} kann nicht auf Platz ${place} stehen`,
  },
  guide,
  keys: germanKeys,
};
