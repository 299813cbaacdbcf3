import { dayMessages } from '../../../shell/daily/messages/language.ts';
import { dateOf } from '../../../shell/language/date.ts';
import { grammarOf } from '../../../shell/language/grammar.ts';
import { pageName } from '../../../shell/page.ts';
import { dayOf } from '../../../shell/saved-games.ts';
import type { ArchiveFault } from '../session/archive.ts';
import type { CommandFault } from '../session/command.ts';
import type { Messages } from './english.ts';

const { counted, either, figure, form, number } = grammarOf('de');
const date = dateOf('de');

const games = (count: number) => counted(count, 'Spiel', 'Spiele');

const FAULTS: Readonly<Record<Exclude<ArchiveFault['code'], 'other-version'>, string>> = {
  'too-large': 'Diese Datei ist zu groß für eine Sammlung von Spielen. Es wurde nichts geändert.',
  'not-an-archive':
    'Diese Datei enthält keine Spiele dieser Seite, oder sie ist beschädigt. Es wurde nichts geändert.',
};

function otherVersion({ version, known }: { readonly version: number; readonly known: number }): string {
  if (version < known)
    return `Diese Datei hat Version ${version}, die diese Seite nicht liest. Es wurde nichts geändert.`;
  return `Diese Datei hat Version ${version}; diese Seite liest Version ${known}. Lade die Seite neu, um eine neuere App zu bekommen, und öffne die Datei noch einmal. Es wurde nichts geändert.`;
}

function sentence(fault: CommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Tippe einen Befehl wie open 1. Mit ? siehst du alle.';
    case 'which-sheet':
      return 'Nenne das Spiel, zum Beispiel: open 1.';
    case 'no-such-sheet':
      if (fault.sheets === 0) return 'Noch keine Spiele.';
      return `Ein Spiel ${fault.text} gibt es nicht: Hier ${form(fault.sheets, 'liegt', 'liegen')} ${games(fault.sheets)}.`;
    case 'not-understood':
      return `${fault.text} ist hier kein Befehl. Mit ? siehst du alle Befehle.`;
  }
}

export const german: Messages = {
  title: 'Du · Inkling',
  you: 'Du',
  youHelp: 'Auf diesem Gerät. Kein Konto.',
  settings: { heading: 'Einstellungen', kept: 'Gelten auf diesem Gerät.' },
  heading: 'Deine Spiele',
  count: games,
  empty: 'Noch keine Spiele. Ein Spiel wird ab dem ersten Versuch gespeichert.',
  nothingSaved:
    'Dieser Browser lässt die Seite nichts speichern. Was du jetzt spielst, ist verloren, wenn du die Seite verlässt.',
  emptyLink: (game) => `${pageName(game, 'de')} spielen`,
  name: (entry) => {
    const { summary, sheet, game } = entry;
    const day = dayOf(entry);
    if (game && day !== undefined) return `${pageName(game.entry, 'de')}, ${dayMessages().ofDay(day)}`;
    if (summary?.name) return summary.name();
    if (!sheet || (game && !summary)) return 'Ein Spiel, das sich nicht lesen lässt';
    return `${game ? pageName(game.entry, 'de') : sheet.game}, Seed ${sheet.seed}`;
  },
  progress: ({ summary, sheet, game }) => {
    if (!sheet || (game && !summary)) return 'beschädigt oder aus einer anderen Version';
    if (!summary) return 'lässt sich hier nicht öffnen';
    if (summary.progressText) return summary.progressText();
    if (!summary.progress) return 'öffnet sich auf seiner eigenen Seite';
    const { phase, done } = summary.progress;
    if (phase === 'unfinished') return `nicht zu Ende, ${counted(done, 'Zug', 'Züge')}`;
    return phase === 'found' ? `gefunden in ${done}` : `nicht gefunden in ${done}`;
  },
  kind: ({ summary, sheet, game }) =>
    !sheet || (game && !summary)
      ? 'Ein Spiel, das sich nicht lesen lässt'
      : game
        ? pageName(game.entry, 'de')
        : sheet.game,
  detail: (entry) => {
    const { summary, sheet, game } = entry;
    const day = dayOf(entry);
    if (day !== undefined) return dayMessages().ofDay(day);
    return summary?.name?.() ?? (sheet && (summary || !game) ? `Seed ${sheet.seed}` : undefined);
  },
  date: (changed, today) => (changed === undefined ? 'Datum unbekannt' : date(changed, today)),
  all: (count) => `Alle ${games(count)}`,
  open: 'Öffnen',
  goOn: 'Weiter',
  review: 'Analyse',
  delete: 'Löschen',
  action: (does, name) => `${does}: ${name}`,
  /** Finished games with others. */
  finished: {
    heading: 'In Räumen und per Link',
    look: 'Ansehen',
    outcome: ({ outcome, isMaker, turns }) =>
      ({
        found: isMaker ? `von dir versteckt; gefunden in ${turns.length}` : `gefunden in ${turns.length}`,
        'not-found': isMaker ? 'von dir versteckt; nicht gefunden' : 'nicht gefunden',
        won: 'du hast gewonnen',
        lost: 'jemand anders hat gewonnen',
        even: 'unentschieden',
      })[outcome],
  },
  file: {
    heading: 'Sichern und mitnehmen',
    privacy:
      'Deine Spiele liegen in diesem Browser, ohne Konto. Ein Server behält nur, was auf ihm gespielt wurde: Spiele mit anderen und seine Tagesspiele. Mit einer Datei nimmst du deine Spiele in einen anderen Browser mit.',
    export: 'In einer Datei speichern',
    import: 'Aus einer Datei hinzufügen',
    deleteAll: 'Alle Spiele löschen',
    name: 'inkling-spiele.json',
  },
  confirm: {
    heading: 'Endgültig löschen?',
    one: (name) => `Aus diesem Browser wird gelöscht: ${name}. Das lässt sich nicht zurücknehmen.`,
    withOthers: (name) =>
      `Aus diesem Browser wird gelöscht: ${name}. Das lässt sich nicht zurücknehmen. Was die anderen davon haben, bleibt.`,
    all: (count) =>
      `${form(count, 'Dein einziges Spiel wird', `Alle ${games(count)} werden`)} aus diesem Browser gelöscht. Das lässt sich nicht zurücknehmen; in einer Datei ${form(count, 'bliebe es', 'blieben sie')} erhalten.`,
    yes: 'Löschen',
    no: 'Behalten',
  },
  statistics: {
    counting: 'Wird gezählt …',
    failed:
      'Die Statistik ließ sich nicht berechnen. Lade die Seite neu; deinen Spielen ist nichts passiert.',
    none: (games) =>
      `Eine Statistik gibt es, sobald du ${either(games.map((game) => pageName(game, 'de')))} gespielt hast.`,
    group: ({ game, name, games }) =>
      `${name?.() ?? pageName(game.entry, 'de')}, ${counted(games, 'Spiel', 'Spiele')}`,
    facts: ({ found, lost, unfinished, average }) => [
      ['Gefunden', number(found)],
      ['Nicht gefunden', number(lost)],
      ['Nicht zu Ende', number(unfinished)],
      ['Züge im Schnitt', average === undefined ? '–' : figure(average, 2)],
    ],
    usual: 'meistens',
    best: 'Bestwert',
    found: 'gefunden',
    plain: 'ohne Notizen',
    turnsTaken: (turns) => counted(turns, 'Zug', 'Züge'),
    of: (some, all) => `${number(some)} von ${number(all)}`,
    chart: 'Spiele nach der Zahl ihrer Züge',
    turns: 'Züge',
    sheets: 'Spiele',
    lost: 'nicht gefunden',
  },
  timeline: {
    heading: 'Glück und Können',
    chosen: (games, good) =>
      games === 1
        ? good === 1
          ? 'Durchweg gut gespielt.'
          : 'Es gab bessere Versuche.'
        : `Durchweg gut gespielt: ${number(good)} von ${counted(games, 'Spiel', 'Spielen')}.`,
    luck: (all, lucky, unlucky) => {
      if (lucky === 0 && unlucky === 0) return 'Glück und Pech hielten sich die Waage.';
      if (all === 1) return lucky === 1 ? 'Du hattest Glück.' : 'Du hattest Pech.';
      const some = (games: number) => (games === 1 ? 'einem Spiel' : counted(games, 'Spiel', 'Spielen'));
      if (unlucky === 0) return `In ${some(lucky)} hattest du Glück.`;
      if (lucky === 0) return `In ${some(unlucky)} hattest du Pech.`;
      return `In ${some(lucky)} hattest du Glück, in ${unlucky === 1 ? 'einem' : number(unlucky)} Pech.`;
    },
    none: 'Jedes beendete Spiel bekommt einen Punkt für dein Können und einen Balken für dein Glück.',
    levels: ['perfekt', 'gut', 'ordentlich', 'ging besser'],
    choice: 'dein Können',
    with: 'Glück',
    against: 'Pech',
    game: (name, date, choices, luck) =>
      `${name}, ${date}: ${{ best: 'besser ging es nicht', good: 'gut gespielt', fair: 'ordentlich gespielt', costly: 'es gab bessere Versuche' }[choices]}, ${{ with: 'mit Glück', usual: 'Glück wie üblich', against: 'mit Pech' }[luck]}. Analyse`,
    due: (turns) => (turns === 1 ? 'Heute einen Zug üben' : `Heute ${turns} Züge üben`),
  },
  noPage: 'Dieses Spiel lässt sich hier nicht öffnen.',
  noReview: (game) =>
    `Für ${game ? pageName(game, 'de') : 'dieses Spiel'} gibt es keine Analyse, oder die Partie ist noch nicht zu Ende.`,
  listed: (names) =>
    names.length === 0 ? 'Noch keine Spiele.' : names.map((name, at) => `${at + 1}: ${name}.`).join(' '),
  placeholder: 'open 1, review 1, export, ?',
  commandRows: [
    ['open 2', 'öffnet das zweite Spiel der Liste'],
    ['review 2', 'analysiert es, Zug um Zug'],
    ['delete 2', 'fragt nach und löscht es; delete 2 yes fragt nicht'],
    ['delete all', 'fragt nach und löscht alle Spiele'],
    ['export', 'speichert alle Spiele in einer Datei'],
    ['state', 'nennt alle Spiele'],
  ],
  keyRows: [
    [['↑', '↓', '←', '→'], 'von Spiel zu Spiel und zu seinen Knöpfen'],
    [['L'], 'alle Spiele nennen'],
    [['/'], 'zur Befehlszeile'],
    [['?'], 'diese Übersicht öffnen'],
  ],
  fault: sentence,
  notOpened: 'Dieser Browser lässt die Seite nichts speichern, deshalb lässt sich das Spiel nicht öffnen.',
  notDeleted: 'Dieser Browser lässt die Seite nichts löschen. Es wurde nichts geändert.',
  unreadableFile: 'Diese Datei ließ sich nicht lesen. Es wurde nichts geändert.',
  deleted: (count) => `${games(count)} gelöscht.`,
  exported: (count) => `${games(count)} in einer Datei gespeichert.`,
  imported: ({ added, extended, known, refused, failed }) =>
    [
      added > 0 || extended === 0 ? `${games(added)} hinzugefügt.` : '',
      extended > 0 ? `${games(extended)} ${form(extended, 'hat', 'haben')} neue Züge bekommen.` : '',
      known > 0 ? `${number(known)} schon da.` : '',
      refused > 0
        ? `${number(refused)} in der Datei ${form(refused, 'war', 'waren')} nicht lesbar und ${form(refused, 'wurde', 'wurden')} ausgelassen.`
        : '',
      failed > 0 ? `${number(failed)} konnte dieser Browser nicht speichern.` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  importFault: (fault) => (fault.code === 'other-version' ? otherVersion(fault) : FAULTS[fault.code]),
};
