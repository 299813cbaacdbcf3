import { grammarOf } from '../../../../shell/language/grammar.ts';
import { type SetupFault, TURNS_MOST } from '../../session/setup.ts';
import type { setup as english } from '../english/setup.ts';

const { counted, listed } = grammarOf('de');
const left = (count: number) => counted(count, 'Code', 'Codes');

export const setup: typeof english = {
  sheet: {
    header: 'Dieses Spiel',
    race: 'Wettlauf',
    seedHelp: 'Jeder Text geht. Wer denselben eingibt, spielt denselben Code.',
    facts: (places, symbols, repeats, turnsMax) => [
      counted(places, 'Platz', 'Plätze'),
      `${counted(symbols, 'Stein', 'Steine')}${repeats ? '' : ', keiner doppelt'}`,
      counted(turnsMax, 'Zug', 'Züge'),
    ],
    restricted: 'nur passende Versuche',
    preset: 'Spiel',
    presets: {
      classic: 'Klassisch: 4 Plätze, 6 Steine',
      five: 'Fünf Plätze, 6 Steine',
      super: 'Super: 5 Plätze, 8 Steine',
      bulls: 'Bullen und Kühe: 4 von 10 Ziffern, keine doppelt',
      wide: 'Breit: 8 Plätze, 12 Steine',
      vast: 'Riesig: 12 Plätze, 12 Steine',
    },
    own: 'Eigene Zahlen',
    places: 'Plätze',
    symbols: 'Steine',
    repeats: 'Ein Stein darf mehrmals vorkommen',
    turns: 'Züge',
    fault: setupFault,
    size: (codes) => `Insgesamt ${left(codes)}.`,
    large:
      'Zu viele Codes für eine Liste: Sie werden trotzdem genau gezählt, aber statt „Knuth“, „Erwartung“, „Entropie“ und „Teile“ spielt „Stichprobe“.',
  },
  skin: {
    label: 'Motiv der Steine',
    names: {
      winter: 'Winter',
      pegs: 'Klassische Stifte',
      halloween: 'Halloween',
      letters: 'Buchstaben',
      digits: 'Ziffern',
    },
    now: (choice, shown) =>
      choice === shown || (choice === 'digits' && shown === 'letters')
        ? `Motiv der Steine: ${setup.skin.names[choice]}.`
        : 'Dieses Motiv hat zu wenige Steine für das Spiel, darum bleiben es hier Buchstaben.',
    tooSmall: 'Dieses Motiv hat zu wenige Steine für das Spiel: Sie erscheinen als Buchstaben.',
  },
  aids: {
    legend: 'Hilfe im Spiel',
    none: 'Ganz ohne Hilfe',
    names: {
      evidence: 'Was noch wo stehen kann, und warum',
      hints: 'Tipps und Vorschläge',
      list: 'Die möglichen Codes',
    },
    consistentOnly: 'Nur Versuche annehmen, die noch der Code sein können',
    restricted: 'Wie zuvor gelten nur Versuche, die noch der Code sein können.',
    held: (turns) =>
      `Das kann nicht der Code sein: Es passt nicht zu ${turns.length === 1 ? 'Zug' : 'den Zügen'} ${listed(turns.map(String))}. Hier gelten nur Versuche, die der Code sein können.`,
    off: (help) =>
      help === 'hints'
        ? 'Tipps sind aus. Schalte sie bei „Neues Spiel“ ein, oder tippe aids on.'
        : 'Diese Hilfe ist aus. Schalte sie bei „Neues Spiel“ ein, oder tippe aids on.',
    now: (on) => (on ? 'Die Hilfe ist an.' : 'Die Hilfe ist aus: Nichts wird verraten.'),
  },
};

export function setupFault(fault: SetupFault): string {
  switch (fault) {
    case 'not-rules':
    case 'places-out-of-range':
      return 'Möglich sind 1 bis 16 Plätze.';
    case 'symbols-out-of-range':
      return 'Möglich sind 1 bis 20 Steine.';
    case 'too-few-symbols':
      return 'Ohne Wiederholung braucht es mindestens so viele Steine wie Plätze.';
    case 'turns-out-of-range':
      return `Möglich sind 1 bis ${TURNS_MOST} Züge.`;
  }
}
