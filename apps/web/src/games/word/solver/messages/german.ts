import { grammarOf } from '../../../../shell/language/grammar.ts';
import { hintFault } from '../../messages/german-faults.ts';
import { roundsNamed, spelt } from '../../messages/german-grammar.ts';
import { fits, MARKS, MEANINGS, marked, stringsCounted, suggestion } from '../../messages/german-words.ts';
import { meaningAt } from '../../messages/mark-runs.ts';
import type { SolverMessages } from './english.ts';

const { counted, figure, form, number, percent } = grammarOf('de');

export const german: SolverMessages = {
  header: { name: 'Wort lösen', label: 'Woher die Wörter kommen', play: 'Ein Spiel spielen' },
  placeholder: 'salet:gywww, why 2 s, hint, undo, list german, ?',
  title: (left) =>
    left === undefined
      ? 'Wort lösen · Inkling'
      : `noch ${counted(left, 'Wort', 'Wörter')} · Wort lösen · Inkling`,
  solver: {
    heading: 'Runden',
    rounds: (count) => (count === 0 ? 'noch keine' : counted(count, 'Runde', 'Runden')),
    empty:
      'Tippe das Wort, das du in einem anderen Spiel geraten hast, und setze dann das Zeichen jedes Buchstabens.',
    round: (round) => `Runde ${round}`,
    draft: (round) => `Runde ${round}, noch nicht fertig`,
    letter: (letter, place, mark) => `Platz ${place}, ${spelt(letter)}: ${MARKS[mark]}`,
    remove: (round, word) => `Runde ${round} entfernen, ${spelt(word)}`,
    addShort: 'Dazu',
    add: 'Runde hinzufügen',
    reason: (typed, wanted) => {
      if (typed === 0) return 'Tippe ein Wort; es darf bis zu 32 Buchstaben haben.';
      if (wanted !== undefined && typed !== wanted)
        return `${counted(typed, 'Buchstabe', 'Buchstaben')} von ${wanted}: Alle Runden sind gleich lang.`;
      return 'Setze die Zeichen: Tipp einen Buchstaben an, oder drück 2 für „richtiger Platz“, 1 für „anderer Platz“, 0 für „nicht im Wort“.';
    },
    full: (most) => `Mehr als ${most} Runden gehen nicht. Entferne eine, um eine andere hinzuzufügen.`,
    paste: 'Runden einfügen',
    pasteHelp: 'In jeder Form: salet:gywww, Kästchen unter dem Wort, mehrere in einer Zeile, ohne Abstand.',
    picture: 'Oder ein Bild der Kästchen',
    noPicture:
      'In diesem Bild ist kein Gitter aus farbigen Kästchen zu erkennen. Füge die Kästchen als Text ein oder tippe die Runden.',
    pasteAdd: 'Hinzufügen',
    clear: 'Leeren',
  },
  known: {
    heading: 'Was du weißt',
    strings: (strings) => `${stringsCounted(strings)} ${fits(strings)}`,
    pattern: (green) =>
      [...green]
        .map((letter, place) => `Platz ${place + 1} ${letter === '.' ? 'offen' : spelt(letter)}`)
        .join(', '),
    patternLabel: 'Bekannte Plätze',
    absent: 'Nicht im Wort',
    blind: 'Beim blinden Raten weglassen',
    none: 'keine',
    letter: 'Buchstabe',
    tight: 'So oft muss er vorkommen',
    direct: 'Laut den Runden',
    range: (fewest, most) => (fewest === most ? String(fewest) : `${fewest} bis ${most}`),
    excluded: 'Nicht auf',
    copies: 'Wie oft jeder Buchstabe vorkommt',
  },
  chances: {
    heading: 'Wo jeder Buchstabe stehen kann',
    caption: 'je mehr Farbe, desto wahrscheinlicher',
    place: (place) => `Platz ${place}`,
    cell: (place, letter, live, share) => {
      const cell = `Platz ${place}, ${spelt(letter)}`;
      if (!live) return `${cell}: ausgeschlossen`;
      return share === undefined || share === 0
        ? `${cell}: möglich, aber in keinem Wort der Liste`
        : `${cell}: ${percent(share)}`;
    },
    thinking: 'Es wird ausgerechnet, was möglich ist.',
  },
  advice: {
    heading: 'Gute Versuche',
    pool: (left, likely) =>
      `gemessen an ${counted(left, likely ? 'häufigen Wort' : 'Wort', likely ? 'häufigen Wörtern' : 'Wörtern')}`,
    thinking: 'Alle Wörter werden bewertet.',
    nothing: 'Solange kein Wort passt, gibt es keinen Vorschlag.',
    strategy: 'Sortiert nach',
    strategies: {
      entropy: 'den meisten Bits',
      expected: 'den wenigsten übrigen im Schnitt',
      parts: 'den meisten Teilen',
      worst: 'den wenigsten übrigen im schlimmsten Fall',
    },
    hard: 'Schwer: jeden Hinweis nutzen',
    columns: ['Versuch', 'Kann es sein', 'Höchstens', 'Im Schnitt', 'Bit', 'Teile'],
    possible: (possible) => (possible ? 'ja' : 'nein'),
    figure,
    use: (word) => `${spelt(word)}: als Versuch nehmen`,
    spoken: suggestion,
  },
  conflict: {
    heading: (rounds) =>
      rounds === 1
        ? 'Diese Runde kann nicht stimmen'
        : `Diese Runden können nicht ${rounds === 2 ? 'beide' : 'alle'} stimmen`,
    set: (rounds) =>
      rounds.length === 1
        ? `Runde ${(rounds[0] ?? 0) + 1} widerspricht sich selbst.`
        : `Zusammen unmöglich: ${roundsNamed(rounds)}.`,
    fault: hintFault,
    repairs: 'Ein Versehen würde es erklären',
    repair: ({ kind, round, place, guess, marks, word }) => {
      const letter = (kind === 'letter' ? guess : word)[place] ?? '';
      if (kind === 'letter')
        return `Runde ${round + 1}, Platz ${place + 1}: ${spelt(letter)} statt ${spelt(word[place] ?? '')}`;
      return `Runde ${round + 1}, Platz ${place + 1}: ${spelt(letter)} ${MEANINGS[meaningAt(word, marks, place)]}`;
    },
    repairLeft: (left) => stringsCounted(left),
    moreRepairs: (count) => `${number(count)} weitere zeigen`,
    drop: (rounds) => `${roundsNamed(rounds)} weglassen`,
    spoken: (conflict, repairs) =>
      `${conflict.length === 1 ? `Runde ${(conflict[0] ?? 0) + 1} widerspricht sich selbst.` : `${roundsNamed(conflict)} können nicht ${conflict.length === 2 ? 'beide' : 'alle'} stimmen.`} ${repairs === 0 ? 'Kein einzelnes Versehen erklärt es.' : `${counted(repairs, 'Korrektur', 'Korrekturen')} möglich.`}`,
    partial: 'Vielleicht gibt es noch mehr solche Gruppen.',
  },
  patterns: {
    heading: 'Muster',
    count: (total, completable) => {
      const all = total === undefined ? 'sehr viele' : number(total);
      return completable === undefined || completable === total
        ? all
        : `${number(completable)} von ${all} lassen sich füllen`;
    },
    show: 'Muster auflisten',
    more: (count) => `${number(count)} weitere auflisten`,
  },
  speech: {
    round: (round, word, marks, left) => `Runde ${round}, ${spelt(word)}: ${marked(word, marks)}.${left}`,
    added: (count, left) => `${counted(count, 'Runde', 'Runden')} hinzugefügt.${left}`,
    changed: (left) => `Geändert.${left}`,
    cleared: 'Alle Runden sind gelöscht; „Zurücknehmen“ holt sie zurück.',
    solverState: (rounds, left, draft) =>
      `${counted(rounds, 'Runde', 'Runden')}.${left}${draft === '' ? '' : ` Noch nicht fertig: ${spelt(draft)}.`}`,
    typed: (word) => `${spelt(word)}. Setze die Zeichen, dann füge die Runde hinzu.`,
    consistent: 'Die Runden widersprechen sich nicht.',
    noSuchRound: 'Diese Runde gibt es nicht.',
    noSuchRepair: 'Diese Korrektur gibt es nicht.',
    resumed: (count) => `${form(count, 'Deine Runde ist', `Deine ${number(count)} Runden sind`)} noch da.`,
  },
  lists: {
    label: 'Wortliste',
    names: {
      english: 'Englisch',
      german: 'Deutsch',
      spanish: 'Spanisch',
      own: 'Meine Liste',
    },
  },
  grid: {
    heading: 'Nur Kästchen',
    found: (count, of) =>
      `${number(count)} von ${number(of)} häufigen Wörtern ${form(count, 'kann', 'können')} diese Kästchen ergeben, egal was geraten wurde.`,
    none: 'Kein häufiges Wort dieser Liste kann diese Kästchen ergeben.',
    thinking: 'Jeder Versuch wird mit jedem Wort verglichen.',
    shown: (count) => `${counted(count, 'Reihe', 'Reihen')} Kästchen ohne Buchstaben`,
    clear: 'Kästchen entfernen',
    fault: ({ code, row }) =>
      ({
        ragged: `Reihe ${row} ist nicht so lang wie die erste.`,
        'goes-on-after-the-word': `In Reihe ${row} ist das Wort gefunden, und doch stehen Reihen darunter.`,
        'too-many-rows': 'Das sind mehr Reihen, als ein Spiel hat.',
        count: 'Überschrift und Reihen passen nicht zusammen. Füge das ganze Ergebnis ein.',
      })[code],
  },
  keys: {
    rows: [
      [['A', '…', 'Z'], 'einen Buchstaben tippen'],
      [['⌫'], 'den letzten Buchstaben löschen'],
      [['Enter'], 'die Runde hinzufügen'],
      [['2', '1', '0'], 'den gewählten Buchstaben markieren: richtiger Platz, anderer Platz, nicht im Wort'],
      [['␣'], 'das nächste Zeichen für den gewählten Buchstaben'],
      [['←', '→'], 'einen anderen Buchstaben wählen'],
      [['['], 'zurücknehmen'],
      [[']'], 'wiederholen'],
      [['='], 'vorlesen, wie es steht'],
      [['/'], 'zur Befehlszeile'],
      [['?'], 'diese Übersicht öffnen'],
    ],
    commandRows: [
      ['salet', 'eine Runde beginnen'],
      ['salet:gywww', 'eine Runde: g richtiger Platz, y anderer Platz, w nicht im Wort; auch mit Kästchen'],
      ['why 2 s', 'warum S auf Platz 2 stehen kann oder nicht'],
      ['hint', 'ein Wort, das einen Versuch wert ist'],
      ['choices', 'die Buchstaben, die auf jedem Platz stehen können'],
      ['check', 'ob alle Runden stimmen können'],
      ['patterns', 'wie die Buchstaben mit Hinweis stehen können'],
      ['repair 1, drop 2', 'die erste Korrektur nehmen; Runde 2 weglassen'],
      ['undo, redo, clear', 'zurücknehmen, wiederholen, von vorn'],
      ['list german', 'Wörter aus einer anderen Liste: english, german, spanish, own'],
      ['play', 'zurück zum Spiel'],
      ['say', 'wie es steht'],
    ],
  },
};
