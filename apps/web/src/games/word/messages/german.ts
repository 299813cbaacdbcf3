import type { Mark } from '@inkling/core/marks';
import { grammarOf } from '../../../shell/language/grammar.ts';
import { commandFault, guessFault, hintFault, roundFault } from './german-faults.ts';
import { roundsNamed, spelt } from './german-grammar.ts';
import { guide } from './german-guide.ts';
import { KEYS } from './german-keys.ts';
import type { WordWords } from './words.ts';

const { counted, figure, form, listed, number, percent } = grammarOf('de');

const MARKS: Readonly<Record<Mark, string>> = { 0: 'fehlt', 1: 'versetzt', 2: 'genau' };

function wordsLeft(left: number | undefined): string {
  return left === undefined ? '' : ` Noch ${counted(left, 'Wort', 'Wörter')} möglich.`;
}

function marked(word: string, marks: readonly Mark[]): string {
  const letters = [...word];
  return marks.map((mark, place) => `${spelt(letters[place] ?? '')} ${MARKS[mark]}`).join(', ');
}

function stringsCounted(strings: bigint | undefined): string {
  return strings === undefined
    ? 'sehr viele Buchstabenfolgen'
    : counted(strings, 'Buchstabenfolge', 'Buchstabenfolgen');
}

const fits = (strings: bigint | undefined) => (strings === 1n ? 'passt' : 'passen');

export const german: WordWords = {
  title: (mode, left) => {
    const place = mode === 'play' ? 'Wort' : 'Worthelfer';
    return left === undefined
      ? `${place} · Inkling`
      : `noch ${counted(left, 'Wort', 'Wörter')} · ${place} · Inkling`;
  },
  modes: { helper: 'Helfer', play: 'Spiel' },
  modesLabel: 'Helfer oder Spiel',
  marks: MARKS,
  opening: 'Die Wortliste wird geöffnet.',
  noList:
    'Die Wortliste ließ sich nicht laden. Was schon aus den Zeichen folgt, steht trotzdem da; lade die Seite neu, um es noch einmal zu versuchen.',
  helper: {
    heading: 'Runden',
    rounds: (count) => (count === 0 ? 'noch keine' : counted(count, 'Runde', 'Runden')),
    empty:
      'Tippe das (englische) Wort, das du in einem anderen Spiel geraten hast, und setze dann das Zeichen jedes Buchstabens.',
    round: (round) => `Runde ${round}`,
    draft: (round) => `Runde ${round}, noch nicht fertig`,
    sort: (letter, place, mark) => `Platz ${place}, ${spelt(letter)}: ${MARKS[mark]}`,
    remove: (round, word) => `Runde ${round} entfernen, ${spelt(word)}`,
    removeShort: 'Entfernen',
    add: 'Runde hinzufügen',
    reason: (typed, wanted) => {
      if (typed === 0) return 'Tippe ein Wort; es darf bis zu 32 Buchstaben haben.';
      if (wanted !== undefined && typed !== wanted)
        return `${counted(typed, 'Buchstabe', 'Buchstaben')} von ${wanted}: Alle Runden sind gleich lang.`;
      return 'Setze die Zeichen: Tipp einen Buchstaben an, oder drück 2 für genau, 1 für versetzt, 0 für fehlt.';
    },
    paste: 'Runden einfügen',
    pasteHelp: 'In jeder Form: salet:gywww, Kästchen unter dem Wort, mehrere in einer Zeile, ohne Abstand.',
    pasteAdd: 'Hinzufügen',
    clear: 'Leeren',
    undo: 'Zurück',
    redo: 'Vor',
    say: 'Sag, wie es steht',
    legend: 'genau am Platz · im Wort, aber anderswo · nicht (noch einmal) im Wort',
  },
  letters: {
    heading: 'Buchstaben',
    letter: (letter, mark) => (mark === undefined ? spelt(letter) : `${spelt(letter)}, ${MARKS[mark]}`),
    erase: 'Löschen',
  },
  known: {
    heading: 'Was bekannt ist',
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
    copies: 'Wie oft jeder Buchstabe mit Zeichen vorkommt',
  },
  chances: {
    heading: 'Wo jeder Buchstabe stehen kann',
    caption: 'Farbdeckung = Chance',
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
  left: {
    heading: 'Mögliche Wörter',
    count: (all, likely) => `${counted(all, 'Wort', 'Wörter')}, davon ${number(likely)} wahrscheinlich`,
    noList: 'nicht gezählt',
    noWord: (strings) =>
      `Deine Runden widersprechen sich nicht: ${stringsCounted(strings)} ${fits(strings)}. Aber kein Wort dieser Liste ist darunter.`,
    more: (count) => `und ${number(count)} weitere`,
    withheld: (count) =>
      `${counted(count, 'Wort passt, das', 'Wörter passen, die')} die Liste annimmt, aber nie selbst stellt.`,
    use: (word, likely) =>
      `${spelt(word)}, ${likely ? 'wahrscheinlich' : 'weniger üblich'}: als Versuch nehmen`,
    legend: 'Wahrscheinliche Wörter zuerst, unterstrichen.',
  },
  advice: {
    heading: 'Einen Versuch wert',
    pool: (left, likely) =>
      `gegen ${counted(left, likely ? 'wahrscheinliches Wort' : 'Wort', likely ? 'wahrscheinliche Wörter' : 'Wörter')}`,
    thinking: 'Alle Wörter werden bewertet.',
    nothing: 'Solange kein Wort passt, gibt es keinen Vorschlag.',
    strategy: 'Sortiert nach',
    strategies: {
      entropy: 'den meisten Bit',
      expected: 'den wenigsten übrigen im Mittel',
      parts: 'den meisten Teilen',
      worst: 'dem kleinsten schlimmsten Fall',
    },
    hard: 'Schwer: jeden Hinweis benutzen',
    columns: ['Versuch', 'Kann es sein', 'Höchstens', 'Im Mittel', 'Bit', 'Teile'],
    possible: (possible) => (possible ? 'ja' : 'nein'),
    figure,
    expected: 'übrige Wörter',
    use: (word) => `${spelt(word)}: als Versuch nehmen`,
    spoken: ({ guess, possible, worst, bits }) =>
      `Versuch ${spelt(guess)}: im Mittel ${figure(bits, 2)} Bit, höchstens ${counted(worst, 'Wort', 'Wörter')} übrig${possible ? '' : ', auch wenn es selbst nicht das Wort sein kann'}.`,
  },
  conflict: {
    heading: 'Diese Runden können nicht alle stimmen',
    set: (rounds) =>
      rounds.length === 1
        ? `Runde ${rounds[0]} widerspricht sich selbst.`
        : `Zusammen unmöglich: ${roundsNamed(rounds)}.`,
    fault: hintFault,
    repairs: 'Ein Versehen würde es erklären',
    repair: ({ kind, round, place, guess, marks, word }) => {
      const letter = (kind === 'letter' ? guess : word)[place - 1] ?? '';
      if (kind === 'letter')
        return `Runde ${round}, Platz ${place}: ${spelt(letter)} statt ${spelt(word[place - 1] ?? '')}`;
      const mark = { g: MARKS[2], y: MARKS[1], w: MARKS[0] }[marks[place - 1] ?? ''] ?? '';
      return `Runde ${round}, Platz ${place}: ${spelt(letter)} ${mark}`;
    },
    repairLeft: (left) => stringsCounted(left),
    moreRepairs: (count) => `${number(count)} weitere zeigen`,
    drop: (rounds) => `${roundsNamed(rounds)} weglassen`,
    spoken: (conflict, repairs) =>
      `${conflict.length === 1 ? `Runde ${conflict[0]} widerspricht sich selbst.` : `${roundsNamed(conflict)} können nicht alle stimmen.`} ${repairs === 0 ? 'Kein einzelnes Versehen erklärt es.' : `${counted(repairs, 'Korrektur', 'Korrekturen')} möglich.`}`,
    partial: 'Es kann mehr solche Gruppen geben als diese.',
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
  why: {
    heading: 'Warum',
    close: 'Schließen',
    impossible: (place, letter, sets) => {
      const [first = [], ...others] = sets;
      if (first.length === 0) return `${spelt(letter)} kann nicht auf Platz ${place} stehen.`;
      const also = others.length === 0 ? '' : ` Ebenso ${listed(others.slice(0, 3).map(roundsNamed))}.`;
      return `${spelt(letter)} kann nicht auf Platz ${place} stehen: ${roundsNamed(first)} ${first.length === 1 ? 'schließt' : 'schließen zusammen'} das aus.${also}`;
    },
    possible: (place, letter, count, witness) =>
      `${spelt(letter)} kann auf Platz ${place} stehen: ${stringsCounted(count)} ${count === 1n ? 'hat' : 'haben'} es dort, etwa ${spelt(witness)}.`,
    contradiction: 'Solange sich die Runden widersprechen, kann nirgends etwas stehen.',
  },
  play: {
    heading: 'Versuche',
    tries: (turn, most) => `Versuch ${turn} von ${most}`,
    guess: 'Raten',
    draft: (turn, letters) =>
      `Versuch ${turn}: ${letters.map((letter, place) => `Platz ${place + 1} ${letter ? spelt(letter) : 'leer'}`).join(', ')}`,
    hint: 'Tipp',
    letters: 'Buchstaben',
    count: (length) => counted(length, 'Buchstabe', 'Buchstaben'),
    hard: 'Schwer: jeder Hinweis muss benutzt werden',
    hardShort: 'schwer',
    newGame: 'Neues Spiel',
    seed: 'Seed',
    seedHelp: 'Jeder Text kann ein Seed sein. Wer denselben eingibt, spielt dasselbe Wort.',
    start: 'Dieses Spiel beginnen',
    leave: 'Beim alten bleiben',
    honest:
      'Das (englische) Wort wird auf deinem Gerät aus dem Seed gezogen. Vor dem Ende ist es nirgends zu sehen, aber wer es darauf anlegt, könnte es ausrechnen.',
    tried: (turn, word, marks) => `Versuch ${turn}, ${spelt(word)}: ${marked(word, marks)}.`,
    refused: guessFault,
    won: (turns) => `Gefunden in ${turns}!`,
    lost: 'Diesmal nicht gefunden.',
    secret: (word) => `Das Wort war ${spelt(word)}.`,
    share: 'Teilen',
    copyShapes: 'Als Formen kopieren',
    copyWords: 'Als Text kopieren',
    copied: 'Kopiert.',
    notCopied: 'Der Browser lässt die Seite nicht kopieren; der Text steht zum Markieren da.',
    shareHeading: (seed, length, hard, turns, most) =>
      `Inkling-Wort, ${counted(length, 'Buchstabe', 'Buchstaben')}${hard ? ', schwer' : ''}, Seed ${seed}: ${turns === undefined ? 'nicht gefunden' : `${turns} von ${most}`}`,
    shareLine: (turn, exact, near) => `Versuch ${turn}: ${exact} genau, ${near} versetzt.`,
    again: 'Neues Spiel',
    toHelper: 'Im Helfer öffnen',
    toCome: (count) => `danach noch ${counted(count, 'Versuch', 'Versuche')}`,
  },
  speech: {
    round: (round, word, marks, left) => `Runde ${round}, ${spelt(word)}: ${marked(word, marks)}.${left}`,
    added: (count, left) => `${counted(count, 'Runde', 'Runden')} hinzugefügt.${left}`,
    changed: (left) => `Geändert.${left}`,
    cleared: 'Alle Runden sind gelöscht; „Zurück“ holt sie wieder.',
    left: wordsLeft,
    won: (turns) => `Du hast das Wort in ${counted(turns, 'Versuch', 'Versuchen')} gefunden.`,
    lost: (secret) => `Keine Versuche mehr. Das Wort war ${spelt(secret)}.`,
    begun: (length, hard, seed) =>
      `Neues ${hard ? 'schweres ' : ''}Spiel, ${counted(length, 'Buchstabe', 'Buchstaben')}, Seed ${seed}.`,
    resumed: (mode, count) =>
      mode === 'play'
        ? `Dein Spiel ist, wie du es verlassen hast, nach ${counted(count, 'Versuch', 'Versuchen')}.`
        : `${form(count, 'Deine Runde ist', `Deine ${number(count)} Runden sind`)}, wie du sie verlassen hast.`,
    helperState: (rounds, left, draft) =>
      `${counted(rounds, 'Runde', 'Runden')}.${left}${draft === '' ? '' : ` Noch nicht fertig: ${spelt(draft)}.`}`,
    playState: (turn, most, left, draft) =>
      `Versuch ${turn} von ${most}.${left} Bisher: ${draft === '' ? 'leer' : spelt(draft)}.`,
    typed: (word) => `${spelt(word)}. Setze die Zeichen, dann füge die Runde hinzu.`,
    nothingToUndo: 'Es gibt nichts zurückzunehmen.',
    nothingToRedo: 'Es gibt nichts zu wiederholen.',
    noSuggestion: 'Für diese Stellung gibt es keinen Vorschlag.',
    choices: (places) =>
      places
        .map((letters, place) => `Platz ${place + 1}: ${letters === '' ? 'keiner' : spelt(letters)}.`)
        .join(' '),
    consistent: 'Die Runden widersprechen sich nicht.',
    marksAreGiven: 'Im Spiel bekommst du die Zeichen. Runden mit Zeichen nimmt der Helfer.',
    noSuchRound: 'So eine Runde gibt es nicht.',
    noSuchRepair: 'So eine Korrektur gibt es nicht.',
    noSuchLength: 'Wörter dieser Länge gibt es nicht.',
    roundFault,
    commandFault,
  },
  command: {
    label: 'Befehl',
    placeholder: 'salet, salet:gywww, why 2 s, hint, undo, new 6, ?',
    run: 'Los',
  },
  guide,
  keys: KEYS,
};
