import type { BoundProof } from '@inkling/deduction/check/bound-proof';
import { NEVER } from '@inkling/deduction/check/set-bounds';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { OpenedProof, ProofClaim, ProofFault, ShownGuess, ShownLemma } from '../work/questions.ts';
import type { english } from './english.ts';

const { number, counted, listed } = grammarOf('de');
const secrets = (count: number) => counted(count, 'Geheimnis', 'Geheimnisse');
const guesses = (count: number) => counted(count, 'Versuch', 'Versuche');
const lemmas = (count: number) => counted(count, 'Lemma', 'Lemmata');
const lemmaName = (lemma: number) => `Lemma ${number(lemma)}`;
const from = (opening: string | undefined) => (opening === undefined ? '' : `, die mit ${opening} beginnt,`);
const left = (after: string | undefined) => (after === undefined ? '' : `, die nach ${after} bleiben,`);
const cost = (total: number) => (total >= NEVER ? '∞' : number(total));
const least = (total: number, count: number, most: number | undefined) => {
  const they = count === 1 ? 'braucht es' : 'brauchen sie';
  if (most === undefined) return `Zusammen ${they} mindestens ${guesses(total)}.`;
  if (total >= NEVER)
    return `${guesses(most)} ${most === 1 ? 'reicht' : 'reichen'} nicht für ${count === 1 ? 'dieses' : 'alle'}.`;
  return `Mit höchstens ${counted(most, 'Versuch', 'Versuchen')} ${they} insgesamt mindestens ${number(total)}.`;
};
const noStrategy = ({ total, within, opening }: ProofClaim, among = '') => {
  if (within === undefined)
    return `Keine Strategie${from(opening)} braucht${among} weniger als ${guesses(total)}`;
  const most = `immer mit ${counted(within, 'Versuch', 'Versuchen')}`;
  if (total >= NEVER) return `Keine Strategie${from(opening)} kommt ${most} aus`;
  const begins = opening === undefined ? '' : `mit ${opening} beginnt und `;
  return `Keine Strategie, die ${begins}${most} auskommt, braucht insgesamt weniger als ${number(total)}`;
};
const behind = (after: string | undefined) => (after === undefined ? '' : ` nach ${after}`);

export const german: typeof english = {
  heading: 'Beweise',
  lead: 'Eine Strategie zeigt, wie viele Versuche reichen. Ein Beweis zeigt, dass keine Strategie mit weniger auskommt. Öffne einen und geh seine Fälle durch: Jeder Schritt wird geprüft, wenn du ihn öffnest.',
  list: {
    shipped: 'Beweise zum Einstieg',
    shippedName: ({ rules }) => rules,
    shippedClaim: noStrategy,
    walk: 'Ansehen',
    file: 'Ein eigener Beweis',
    fileHelp:
      'Eine .bound-Datei, gepackt (.gz) oder nicht. Zieh sie hierher oder öffne sie; sie bleibt auf diesem Gerät.',
    open: 'Datei öffnen',
  },
  words: (letters) => `Wörter mit ${counted(letters, 'Buchstaben', 'Buchstaben')}`,
  lists: {
    heading: 'Die Wortlisten dieses Beweises',
    wanted: (file) => `${file} gilt für Wortlisten, die diese Seite noch nicht hat.`,
    missing: (name, count) => `${LISTS[name] ?? name}: ${counted(count, 'Wort', 'Wörter')}`,
    help: 'Ein Wort je Zeile. Öffne eine Datei oder beide zugleich; sie bleiben auf diesem Gerät. Der Beweis nennt den Hash von jeder, deshalb passen nur genau dieselben Wörter in derselben Reihenfolge.',
    open: 'Wortlisten öffnen',
    other: (file, count) =>
      `${file} ist eine andere Liste: ${count === 1 ? 'Ihr einziges Wort ist' : `Ihre ${number(count)} Wörter sind`} nicht die des Beweises oder anders geordnet.`,
    fault: {
      'too-long': (file) => `${file} ist zu lang für eine Wortliste.`,
      'no-words': (file) => `${file} ist keine Liste von Wörtern.`,
      insecure: () =>
        'Diese Seite wurde nicht über eine sichere Verbindung geladen; dann berechnet der Browser keine Hashes. inkling verify DATEI --list DATEI --answers DATEI prüft den Beweis.',
    },
  },
  strategies: 'Strategien (.strategy-Dateien) öffnest du unter',
  openTrees: 'Baum',
  opening: (name) => `${name} wird gelesen, das Spiel wird aufgelistet …`,
  broken: 'Die Prüfung ist abgebrochen. Öffne den Beweis noch einmal.',
  unknown: 'Diesen Beweis gibt es hier nicht. Vielleicht wurde der Link abgeschnitten. Das sind die Beweise:',
  unreachable: 'Der Beweis ließ sich nicht laden. Versuch es noch einmal, wenn du online bist.',
  claim: ({ after, secretCount, ...claim }: OpenedProof) =>
    claim.within === undefined
      ? `${noStrategy(claim, ` für alle ${secrets(secretCount)}${left(after)} zusammen`)}.`
      : `${noStrategy(claim)}, gezählt über die ${secrets(secretCount)}${after === undefined ? '' : `, die nach ${after} bleiben`}.`,
  size: (name, { lemmas: count, lines, rules }) =>
    `${name}: ${rules}; ${lemmas(count)}, ${counted(lines, 'Zeile', 'Zeilen')}.`,
  upper: 'Die andere Hälfte des Beweises ist eine Strategie, die genau so viele braucht, wenn es eine gibt:',
  openTree: 'ihr Baum',
  check: {
    start: 'Ganzen Beweis prüfen',
    stop: 'Anhalten',
    another: 'Anderer Beweis',
    at: (done, total) =>
      total === undefined ? `${lemmas(done)} geprüft` : `${number(done)} von ${lemmas(total)} geprüft`,
    proved: ({ after, lemmas: count, ...claim }: BoundProof) =>
      `Der ganze Beweis stimmt (${claim.rules}${behind(after)}): ${noStrategy(claim)} (${lemmas(count)}).`,
    stopped: 'Die Prüfung wurde angehalten. Über die übrigen Lemmata ist nichts bekannt.',
    broken: 'Die Prüfung ist abgebrochen. Starte sie noch einmal.',
  },
  trail: 'Der Weg hierher',
  lemmaName,
  checking: 'Wird geprüft …',
  lemma: {
    line: (line) => `Zeile ${number(line)}`,
    says: ({ turns, size, claim, left: most }: ShownLemma) => {
      const history = listed(turns.map(({ guess, answer }) => `${guess} → ${answer}`));
      const start =
        turns.length === 0
          ? `Es gibt ${secrets(size)}.`
          : `Nach ${history} ${size === 1 ? 'bleibt' : 'bleiben'} ${secrets(size)}.`;
      return `${start} ${least(claim, size, most)}`;
    },
    symmetries: (count) => counted(count, 'Symmetrie', 'Symmetrien'),
    symmetryHelp:
      'Die Plätze in neuer Reihenfolge, dann der Buchstabe, der aus jedem Symbol wird. Eine solche Änderung bildet die Geheimnisse dieses Lemmas auf sich selbst ab; von den Versuchen, die sie ineinander überführt, genügt also einer.',
    secrets: (count) => (count === 1 ? 'Das eine Geheimnis' : `Die ${secrets(count)}`),
    more: (count) => `und ${number(count)} weitere`,
  },
  verdict: ({ lemma, claim }: ShownLemma) =>
    `Geprüft: ${lemmaName(lemma)} folgt aus den Lemmata, die es nennt. ${claim >= NEVER ? 'Kein erster Versuch reicht aus.' : `Jeder erste Versuch kostet ${number(claim)} oder mehr.`}`,
  cases: {
    caption: 'Erste Versuche, einer von jeder Art',
    guess: 'Versuch',
    alike: 'Art',
    how: 'Gezeigt durch',
    images: (count) => (count === 1 ? 'allein' : `${number(count)} gleiche`),
    hows: {
      'tells-nothing': 'verrät nichts, kostet nur',
      sizes: 'die Größe seiner Teile',
      'two-guesses': 'einen Blick zwei Versuche voraus',
      lemmas: 'Lemmata',
    },
    hidden: (count) =>
      `${counted(count, 'weitere Art wurde', 'weitere Arten wurden')} geprüft und ${count === 1 ? 'ist' : 'sind'} hier nicht aufgeführt.`,
    any: 'Irgendein Versuch',
    look: 'Ansehen',
  },
  noGuess: (text) => `„${text}“ ist kein Versuch dieses Spiels.`,
  guess: {
    number,
    total: cost,
    heading: (guess) => `Der Versuch ${guess}`,
    caption: 'Was jede Antwort übrig lässt und was das mindestens kostet',
    answer: 'Antwort',
    left: 'Übrig',
    cost: 'Versuche',
    why: 'Warum',
    itself: 'der Versuch',
    itselfWhy: 'einer für jedes Geheimnis',
    found: 'gefunden',
    sum: 'Summe',
    wanted: (claim) => `${cost(claim)} nötig`,
    bySize: 'seine Größe',
    byTwo: (total) => `zwei Versuche voraus: ${cost(total)}`,
    under: 'unter',
  },
  sum: ({ guess, sum, claim, tellsNothing }: ShownGuess) => {
    if (sum >= NEVER) return `Nach ${guess} bleiben für mindestens eine Antwort zu wenige Versuche.`;
    if (sum >= claim) return `${guess} kostet mindestens ${number(sum)}; ${number(claim)} waren nötig.`;
    return tellsNothing
      ? `${guess} hat nur eine Antwort und verrät nichts; ein anderer Versuch ist also billiger.`
      : `${guess} kommt für sich allein auf ${number(sum)} von ${number(claim)}.`;
  },
  fault: ({ code, line, guess, version }: ProofFault) => {
    if (code === 'other-version')
      return `Zeile ${number(line)}: Der Beweis hat Version ${version ?? '?'}, und diese Seite liest Version 2.`;
    const may = guess === undefined ? '' : ` Der Versuch ${guess} kostet vielleicht weniger.`;
    return `Zeile ${number(line)}: ${FAULTS[code]}${may}`;
  },
};

const LISTS: Readonly<Record<string, string>> = { answers: 'Lösungen', allowed: 'Erlaubte Wörter' };

const FAULTS: Readonly<Record<Exclude<ProofFault['code'], 'other-version'>, string>> = {
  'not-a-proof': 'Das ist kein Beweis einer unteren Schranke. Strategien öffnest du unter „Baum“.',
  'missing-list': 'Dieser Beweis gilt für Wortlisten, die diese Seite noch nicht hat.',
  'wrong-list': 'Dieser Beweis gilt für andere Wortlisten.',
  'bad-header': 'Der Kopf lässt sich nicht lesen.',
  'too-large':
    'Diese Regeln sind unbekannt, oder der Beweis hat mehr Codes oder Lemmata, als hier Platz haben.',
  'bad-line': 'Sie lässt sich nicht lesen oder gehört nicht hierher.',
  'bad-guess': 'Diese Regeln lassen diesen Versuch nicht zu.',
  'bad-answer': 'Diese Antwort gibt es hier nicht, oder sie kam schon vor.',
  'bad-lemma': 'Sie nennt ein Lemma, das noch nicht gezeigt ist.',
  'other-set': 'Das genannte Lemma betrifft andere Geheimnisse, als diese Antwort übrig lässt.',
  'not-a-symmetry': 'Das ist keine Symmetrie dieser Geheimnisse.',
  'fewer-guesses': 'Das genannte Lemma hat weniger Versuche übrig, als nach dieser Antwort bleiben.',
  'empty-set': 'Kein Geheimnis passt zu diesen Zügen.',
  unproved: 'Das Lemma ist nicht bewiesen.',
  'too-little': 'Das letzte Lemma betrifft nicht alle Geheimnisse oder behauptet weniger als die Summe.',
  'bad-count': 'Die Anzahl der Lemmata stimmt nicht.',
  truncated: 'Der Beweis endet zu früh.',
  'too-much-work': 'Der Beweis braucht mehr Arbeit, als die Prüfung zulässt.',
  damaged: 'Ab hier lässt sich die Datei nicht lesen; sie ist abgeschnitten oder beschädigt.',
  'too-long':
    'Der Beweis ist zu lang, um ihn auf einer Seite durchzugehen. Als Ganzes lässt er sich trotzdem prüfen.',
};
