import { grammarOf } from '../../../shell/language/grammar.ts';
import type { Messages } from './english.ts';
import { germanKeys } from './german-keys.ts';
import { germanProof } from './german-proof.ts';

const { counted } = grammarOf('de');

export const german: Messages = {
  title: (name) => `${name} · Inkling`,
  heading: 'Rätsel',
  introduction: (week) =>
    `Woche ${week}. Jedes Rätsel hat eine Lösung und einen Beweis. Raten musst du nicht.`,
  weekName: (week) => `Woche ${week}`,
  thisWeek: 'Diese Woche',
  noSuchWeek: 'Diese Woche gibt es nicht. Hier sind die Rätsel der laufenden Woche.',
  solve: 'Lösen',
  open: 'offen',
  solvedAt: (tries) =>
    tries === 1 ? 'beim ersten Versuch' : tries === 2 ? 'beim zweiten Versuch' : `beim ${tries}. Versuch`,
  shown: 'Lösung angesehen',
  grade: (grade) => `Schwierigkeit ${grade} von 5`,
  gradeNote: 'Schwierigkeit: der schwerste Schritt des Beweises',
  newPack: 'Neue Rätsel am Montag. Die alten bleiben offen.',
  proofHas: (steps, suppositions) =>
    `Sein Beweis hat ${steps === 1 ? 'einen Schritt' : `${steps} Schritte`} und ${
      suppositions === 0 ? 'keine Annahme' : suppositions === 1 ? 'eine Annahme' : `${suppositions} Annahmen`
    }. Keine Uhr, so viele Versuche, wie du willst; gewertet wird nur der erste, und nur ohne Tipp.`,
  clues: 'Die Hinweise',
  place: (place, name) => `Platz ${place}: ${name ?? 'leer'}`,
  pieces: 'Steine',
  check: 'Lösung prüfen',
  undo: 'Zurücknehmen',
  hint: 'Tipp',
  show: 'Lösung zeigen',
  toFill: (count) => (count === 1 ? 'Ein Platz ist noch leer.' : `${count} Plätze sind noch leer.`),
  full: 'Alle Plätze sind belegt. Prüfe die Lösung oder lösche erst etwas.',
  right: (answer, tries) =>
    `Richtig. ${answer}. ${tries === 1 ? 'Beim ersten Versuch.' : `Beim ${tries}. Versuch.`}`,
  answerIs: (answer) => `Die Lösung ist ${answer}.`,
  unrated: {
    hint: 'Ohne Wertung: Du hattest einen Tipp.',
    solved: 'Ohne Wertung: Du hattest es schon gelöst.',
    shown: 'Ohne Wertung: Du kanntest die Lösung schon.',
    tried: 'Ohne Wertung: Du hattest es schon versucht.',
  },
  wrong: (clue) => `Noch nicht: Hinweis ${clue} bekäme andere Zeichen.`,
  notListed: 'Es passt zu den Hinweisen, steht aber nicht in der Liste der häufigen Wörter.',
  hintIs: (technique, sources) =>
    `${sources === '' ? '' : `Sieh dir ${sources} an. `}Der nächste Schritt: ${technique}.`,
  proof: {
    heading: 'Warum es so sein muss',
    step: (step, of) => `Schritt ${step} von ${of}`,
    settled: (step) =>
      step === 1 ? 'Was nach Schritt 1 feststeht' : `Was nach den Schritten 1 bis ${step} feststeht`,
    place: (place) => `Platz ${place}`,
    any: 'beliebig',
    can: (names) => names.join(', '),
    back: 'Zurück',
    next: 'Nächster Schritt',
    done: 'Alle Rätsel',
    toReview: 'Zurück zur Analyse',
  },
  ...germanProof,
  ...germanKeys,
  copyLink: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  all: 'Alle Rätsel',
  bad: {
    heading: 'Hier ist kein Rätsel',
    address: 'Der Link ist beschädigt oder abgeschnitten.',
    clue: (clue) => `Hinweis ${clue} dieses Links ist nicht lesbar.`,
    none: 'Nichts passt zu allen Hinweisen dieses Links.',
    many: 'Mehr als eine Lösung passt zu den Hinweisen dieses Links.',
    hard: 'Eine Lösung bleibt, aber wir haben keinen Beweis, dem ein Mensch folgen könnte.',
  },
  kinds: {
    heading: 'Mehr von jeder Art',
    more: 'Mehr',
    named: (title, terms) => `${title}: ${terms}`,
  },
  rating: {
    heading: 'Deine Wertung',
    on: 'Meine ersten Versuche werten',
    none: 'Noch nicht gewertet.',
    notes:
      'Nur der erste Versuch zählt, und keiner nach einem Tipp. Die Wertung bleibt auf diesem Gerät, außer du machst unten mit. Keine Ränge, keine Listen.',
    is: (rating, deviation) => `${rating}, auf ${deviation} genau`,
    server: {
      on: 'Bei der Wertung dieses Servers mitmachen',
      notes:
        'Der Server merkt sich dann, welche Rätsel du versucht hast, und deine Wertung, und lernt von allen, wie schwer ein Rätsel ist. Deine Wertung sieht sonst niemand. Wenn du es ausschaltest, wird beides gelöscht.',
      is: (rating, tries) => `Auf diesem Server: ${rating}, aus ${counted(tries, 'Rätsel', 'Rätseln')}.`,
      unchanged: 'Kein Server antwortet, also hat sich nichts geändert.',
    },
  },
  book: {
    firstClue: (puzzle, clue) => `Der erste Hinweis von Rätsel ${puzzle} sagt: ${clue}.`,
    heading: 'Ein Heft drucken',
    notes:
      'Für den Zug, die Klasse oder den Kühlschrank. Lesbar in Schwarzweiß; Lösungen und Beweise stehen am Ende. Dein Browser speichert es auch als PDF.',
    count: 'Rätsel',
    grade: 'Schwierigkeit',
    see: 'Seiten ansehen',
    print: 'Drucken',
    title: (count) => `${count} Rätsel`,
    answers: 'Lösungen',
    proofs: 'Warum es diese sein müssen',
    line: (number, answer) => `${number}: ${answer}`,
  },
};
