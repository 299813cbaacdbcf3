import { grammarOf } from '../../../shell/language/grammar.ts';
import type { WordMessages } from './english.ts';
import { commandFault, guessFault, roundFault } from './german-faults.ts';
import { roundsNamed, spelt, triesNamed } from './german-grammar.ts';
import { fits, MARKS, marked, places, stringsCounted, suggestion, wordsLeft } from './german-words.ts';

const { counted, form, listed, number, percent } = grammarOf('de');

export const german: WordMessages = {
  title: (name, left) =>
    left === undefined ? `${name} · Inkling` : `noch ${counted(left, 'Wort', 'Wörter')} · ${name} · Inkling`,
  hidden: {
    goal: (length, tries) =>
      `Finde das verborgene Wort mit ${counted(length, 'Buchstaben', 'Buchstaben')} in ${counted(tries, 'Versuch', 'Versuchen')}.`,
    honest:
      'Das Wort wird auf deinem Gerät aus dem Seed gezogen. Vor dem Ende ist es nirgends zu sehen, aber wer es darauf anlegt, kann es ausrechnen.',
    won: (turns) => `Gefunden in ${turns}!`,
    lost: 'Das Wort war',
    secret: (word) => `Das Wort war ${spelt(word)}.`,
    saidWon: (turns) => `Du hast das Wort in ${counted(turns, 'Versuch', 'Versuchen')} gefunden.`,
    saidLost: (secret) => `Keine Versuche mehr. Das Wort war ${spelt(secret)}.`,
  },
  header: {
    label: 'Dieses Spiel',
    rules: (length, tries) =>
      `${counted(length, 'Buchstabe', 'Buchstaben')}, ${counted(tries, 'Versuch', 'Versuche')}`,
    list: { english: 'Englisch', german: 'Deutsch', spanish: 'Spanisch', own: 'deine Liste' },
    hard: 'Schwer',
    solver: 'Ein Wort aus einem anderen Spiel lösen',
  },
  legend: {
    exact: 'richtiger Platz',
    near: 'im Wort, anderer Platz',
    absent: 'nicht im Wort, oder nicht so oft',
    ready: (length) => `${counted(length, 'Buchstabe', 'Buchstaben')}, bereit zum Raten.`,
    type: (missing) =>
      `${form(missing, 'Es fehlt', 'Es fehlen')} ${counted(missing, 'Buchstabe', 'Buchstaben')}.`,
    hard: 'Schwer: Jeder Hinweis muss genutzt werden.',
    noted: 'Du hast nachgesehen: Dieses Spiel zählt als „mit Notizen“. Beides zählt.',
  },
  settings: {
    keyboard: 'Tastatur',
    layouts: {
      auto: 'automatisch',
      alphabet: 'A bis Z',
    },
    ownList: 'Deine eigene Liste',
  },
  marks: MARKS,
  opening: 'Die Wortliste wird geöffnet.',
  letters: {
    heading: 'Buchstaben',
    letter: (letter, mark) => (mark === undefined ? spelt(letter) : `${spelt(letter)}, ${MARKS[mark]}`),
    enter: 'Raten',
    erase: 'Löschen',
  },
  left: {
    heading: 'Mögliche Wörter',
    count: (all, likely) => `${counted(all, 'Wort', 'Wörter')}, davon ${number(likely)} häufig`,
    noList: 'nicht gezählt',
    noWord: (strings) =>
      `Deine Runden widersprechen sich nicht: ${stringsCounted(strings)} ${fits(strings)}. Aber kein Wort dieser Liste ist darunter.`,
    more: (count) => `Nicht gezeigt: ${number(count)} weitere`,
    withheld: (count) =>
      `${counted(count, 'Wort passt, das', 'Wörter passen, die')} du raten darfst, das Spiel aber nie versteckt.`,
    use: (word, likely) => `${spelt(word)}, ${likely ? 'häufig' : 'selten'}: als Versuch nehmen`,
    legend: 'Häufige Wörter zuerst, unterstrichen.',
    teaser: (count) => counted(count, 'Wort passt', 'Wörter passen'),
    waiting: 'Die passenden Wörter werden gezählt.',
    uncounted: 'Die Wörter ließen sich nicht zählen.',
    likely: (count) => `${counted(count, 'häufiges Wort passt', 'häufige Wörter passen')}`,
    rare: (count) => `Auch ${counted(count, 'seltenes Wort passt', 'seltene Wörter passen')}`,
    place: (place) => `Platz ${place}`,
    byPlace: 'Buchstaben je Platz',
    byPlaceHelp: 'je mehr Farbe, desto wahrscheinlicher',
    cell: (letter, share) => `${spelt(letter)} ${percent(share)}`,
    further: (count) => `und ${number(count)} weitere`,
    hint: suggestion,
    showGood: 'Guten Versuch zeigen',
    hintWhere: (place, isCertain) =>
      `Schau auf Platz ${place}: ${isCertain ? 'Dort ist ein Buchstabe sicher' : 'Dort ist am meisten bekannt'}. Der nächste Tipp verrät mehr.`,
    hintLetter: (place, letter, share) =>
      share === 1
        ? `${spelt(letter)} auf Platz ${place} ist sicher. Der nächste Tipp zeigt einen guten Versuch.`
        : `Auf Platz ${place} ist kein Buchstabe wahrscheinlicher als ${spelt(letter)}: ${percent(share)} der Wörter haben ihn dort. Der nächste Tipp zeigt einen guten Versuch.`,
  },
  why: {
    heading: 'Warum',
    close: 'Schließen',
    impossible: (place, letter, sets, turnName) => {
      const name = turnName === 'try' ? triesNamed : roundsNamed;
      const [first = [], ...others] = sets;
      if (first.length === 0) return `${spelt(letter)} kann nicht auf Platz ${place} stehen.`;
      const also = others.length === 0 ? '' : ` Ebenso ${listed(others.slice(0, 3).map(name))}.`;
      return `${spelt(letter)} kann nicht auf Platz ${place} stehen: ${name(first)} ${first.length === 1 ? 'schließt' : 'schließen zusammen'} das aus.${also}`;
    },
    possible: (place, letter, { count, example }) =>
      example === undefined
        ? `Die Zeichen lassen ${spelt(letter)} auf Platz ${place} zu, aber kein passendes Wort der Liste hat es dort.`
        : `${spelt(letter)} kann auf Platz ${place} stehen: ${counted(count, 'Wort', 'Wörter')} der Liste ${count === 1 ? 'hat' : 'haben'} es dort, etwa ${spelt(example)}.`,
    possibleLetters: (place, letter, count, witness) =>
      `${spelt(letter)} kann auf Platz ${place} stehen: ${stringsCounted(count)}, ob Wörter oder nicht, ${count === 1n ? 'hat' : 'haben'} es dort, etwa ${spelt(witness)}.`,
    contradiction: 'Solange sich die Runden widersprechen, kann nirgends etwas stehen.',
  },
  result: {
    letters: (length) => counted(length, 'Buchstabe', 'Buchstaben'),
    shared: (isFound, turns, most) =>
      isFound
        ? `Gefunden in ${turns} von ${most}`
        : turns < most
          ? `Aufgegeben nach ${counted(turns, 'Versuch', 'Versuchen')}`
          : `Nicht gefunden in ${most}`,
    soFar: (turns) => `Bisher ${counted(turns, 'Versuch', 'Versuche')}`,
    ownList: 'meine Liste',
    game: (name, length, list) => `${name}, ${counted(length, 'Buchstabe', 'Buchstaben')}, ${list}`,
    notFound: (tries) => `Nicht gefunden in ${tries} Versuchen`,
    gain: (word, before, parts, ownParts, pool) => {
      const split =
        pool === 'all'
          ? counted(before, 'Wort', 'Wörter')
          : counted(before, 'häufiges Wort', 'häufige Wörter');
      return `${word.toUpperCase()} teilt ${split} in ${counted(parts, 'Gruppe', 'Gruppen')}, deins in ${ownParts}.`;
    },
    noChance: (word, before, pool) =>
      `${word.toUpperCase()} konnte nicht das gesuchte Wort sein. Jedes der ${before} ${pool === 'all' ? '' : 'häufigen '}Wörter, die noch passten, hätte mit ${percent(1 / before)} Wahrscheinlichkeit gestimmt.`,
    onlyLeft: (word, pool) =>
      `${word.toUpperCase()} war das einzige ${pool === 'all' ? '' : 'häufige '}Wort, das noch passte.`,
    measure: 'Gezählt nach den häufigen Wörtern. Im Spiel zählen auch seltene.',
    hard: 'jeden Hinweis nutzen',
    trap: (words) =>
      `Übrig waren ${words.length} Wörter, die sich nur in einem Buchstaben unterscheiden (${words.slice(0, 4).join(', ').toUpperCase()}${words.length > 4 ? ' …' : ''}): mehr, als noch Versuche blieben.`,
  },
  play: {
    heading: 'Versuche',
    draft: (turn, letters) => `Versuch ${turn}: ${places(letters)}`,
    places,
    hint: 'Tipp',
    hard: 'Schwer: Jeder Hinweis muss genutzt werden',
    seedHelp: 'Jeder Text geht. Wer denselben eingibt, spielt dasselbe Wort.',
    tried: (turn, word, marks) => `Versuch ${turn}, ${spelt(word)}: ${marked(word, marks)}.`,
    answered: (word, marks) => `${marked(word, marks)}.`,
    refused: guessFault,
    shareLine: (turn, exact, near) => `Versuch ${turn}: ${exact} genau, ${near} versetzt.`,
    toSolver: 'In „Wort lösen“ öffnen',
    tries: (turn, most) => `Versuch ${turn} von ${most}`,
    letters: 'Buchstaben',
    hardLater:
      '„Schwer“ lässt sich nur vor dem ersten Versuch ein- oder ausschalten: Beginne ein neues Spiel.',
    undo: 'Zurücknehmen',
    redo: 'Wiederholen',
    list: 'Wortliste',
    listSources: 'Woher diese Wörter kommen',
    lists: { english: 'Englisch', german: 'Deutsch', spanish: 'Spanisch', own: 'Meine Liste' },
  },
  speech: {
    left: wordsLeft,
    begun: (length, hard, seed) =>
      `Neues ${hard ? 'schweres ' : ''}Spiel, ${counted(length, 'Buchstabe', 'Buchstaben')}, Seed ${seed}.`,
    playState: (turn, most, left, draft) =>
      `Versuch ${turn} von ${most}.${left} Bisher: ${draft === '' ? 'leer' : spelt(draft)}.`,
    nothingToUndo: 'Es gibt nichts zurückzunehmen.',
    nothingToRedo: 'Es gibt nichts zu wiederholen.',
    noSuggestion: 'Für diese Stellung gibt es keinen Vorschlag.',
    choices: (places) =>
      places
        .map((letters, place) => `Platz ${place + 1}: ${letters === '' ? 'keiner' : spelt(letters)}.`)
        .join(' '),
    marksAreGiven: 'Die Zeichen setzt das Spiel selbst. Für Runden eines anderen Spiels tippe solver.',
    noSuchLength: 'Wörter dieser Länge gibt es nicht.',
    roundFault,
    commandFault,
    resumed: (count) => `Dein Spiel ist noch da, nach ${counted(count, 'Versuch', 'Versuchen')}.`,
  },
  ownList: {
    heading: 'Deine eigene Wortliste',
    text: 'Wörter',
    help: 'Ein Wort je Zeile, oder mit Leerzeichen oder Kommas dazwischen. Die Liste bleibt auf diesem Gerät.',
    file: 'Textdatei öffnen',
    keep: 'Diese Liste speichern',
    play: 'Damit spielen',
    remove: 'Liste löschen',
    leave: 'Schließen',
    kept: (count, leftOut) =>
      `${counted(count, 'Wort', 'Wörter')} gespeichert${leftOut === 0 ? '' : `; ${counted(leftOut, 'Zeile war kein Wort und wurde', 'Zeilen waren keine Wörter und wurden')} weggelassen`}.`,
    holds: (count) => `Die Liste hat ${counted(count, 'Wort', 'Wörter')}.`,
    none: 'Es gibt noch keine Liste.',
    removed: 'Die Liste ist gelöscht.',
    fault: ({ code }) =>
      ({
        empty: 'In diesem Text stehen keine Wörter.',
        binary: 'Diese Datei ist kein Text.',
        'too-long': 'Das ist zu viel: Eine Liste darf höchstens eine halbe Million Zeichen haben.',
        'no-words': 'Keine dieser Zeilen ist ein Wort aus Buchstaben von A bis Z, Ä, Ö, Ü oder Ñ.',
      })[code],
  },
  command: { placeholder: 'salet, hint, words, undo, new 6, ?' },
  keys: {
    rows: [
      [['A', '…', 'Z'], 'einen Buchstaben tippen'],
      [['⌫'], 'den letzten Buchstaben löschen'],
      [['Enter'], 'raten'],
      [['['], 'den letzten Versuch zurücknehmen'],
      [[']'], 'wiederholen'],
      [['='], 'vorlesen, wie es steht'],
      [['/'], 'zur Befehlszeile'],
      [['?'], 'diese Übersicht öffnen'],
    ],
    commandRows: [
      ['salet', 'dieses Wort raten'],
      ['guess hint', 'ein Wort raten, das auch ein Befehl ist'],
      ['why 2 s', 'warum S auf Platz 2 stehen kann oder nicht'],
      ['hint', 'ein Platz, der einen Blick lohnt; der nächste Tipp verrät mehr'],
      ['words', 'die passenden Wörter zeigen oder verbergen'],
      ['choices', 'die Buchstaben, die auf jedem Platz stehen können'],
      ['undo, redo', 'zurücknehmen und wiederholen'],
      ['new, new 6, new 6 hard holly', 'ein neues Spiel, mit Länge oder Seed'],
      ['list german', 'ein neues Spiel mit einer anderen Liste: english, german, spanish, own'],
      ['solver', 'ein Wort aus einem anderen Spiel lösen'],
      ['say', 'wie es steht'],
    ],
  },
};
