import type { english } from './english.ts';

export const german: typeof english = {
  language: 'de',
  app: {
    name: 'Inkling',
    opening: 'Wird geöffnet …',
    more: 'Mehr zu diesem Spiel',
    skipToBoard: 'Direkt zum Inhalt',
    engineRestarted: 'Das Rechnen ist abgebrochen und wurde neu gestartet. Deinem Spiel ist nichts passiert.',
    engineStopped:
      'Das Rechnen ist abgebrochen: Zahlen und Tipps fehlen. Du kannst weiterspielen; lade die Seite neu, um sie zurückzubekommen.',
    savedUnreadable:
      'Das hier gespeicherte Spiel ließ sich nicht lesen. Es wurde unverändert beiseitegelegt; hier ist ein neues.',
    savedOtherVersion: (version, known) =>
      `Das hier gespeicherte Spiel hat Version ${version}; diese App liest Version ${known}. Es wurde unverändert beiseitegelegt; hier ist ein neues.`,
    oneTry: 'Ein Tagesspiel spielst du nur einmal: Es bleibt, wie es ausging.',
    notSaved:
      'Dieser Browser lässt die Seite nichts speichern. Wenn du sie neu lädst, ist das Spiel verloren.',
    follows:
      'Dieses Spiel ist auch in einem anderen Tab offen. Was dort geschieht, ist hier zu sehen; sobald du hier spielst, übernimmt dieser Tab.',
    nothingHere: 'Diese Seite gibt es nicht',
    allGames: 'Alle Spiele',
    noSuchPage: (name) =>
      `Diese App hat keine Seite und kein Spiel namens „${name}“. Vielleicht stammt der Link aus einer anderen Version.`,
    notLoaded: 'Diese Seite ließ sich nicht laden',
    loadAgain:
      'Es gibt keine Verbindung, oder seit du diesen Tab geöffnet hast, ist eine neue Version erschienen. Deine Spiele sind sicher: Lade neu, um weiterzumachen.',
    noSuchDay: 'Diesen Tag gibt es nicht. Dein eigenes Spiel ist unverändert.',
    toCome: (day) => `${day} kommt erst noch.`,
    beforeFirst: (first) => `Der erste Tag war ${first}; davor gibt es keinen.`,
    badLink:
      'Dieser Link ist beschädigt oder enthält ein Spiel, das diese Seite nicht zeigen kann. Dein eigenes Spiel ist unverändert.',
    otherLinkVersion: (version, known) =>
      `Dieser Link hat Version ${version}; diese App liest Version ${known}. Lade die Seite neu, um eine neuere App zu bekommen, und öffne den Link noch einmal. Hier ist alles unverändert.`,
    updateReady: 'Eine neue Version ist da. Deine Spiele bleiben, wie sie sind.',
    updateNow: 'Jetzt neu laden',
    updateLater: 'Nicht jetzt',
    languageCommand: ['language de', 'die Seite auf Deutsch; auch en, es, auto'],
  },
  command: {
    label: 'Befehl',
    run: 'Los',
  },
  newGame: {
    heading: 'Neues Spiel',
    seed: 'Seed',
    start: 'Spiel beginnen',
    leave: 'Mein Spiel behalten',
  },
  drawer: {
    unfold: 'Aufklappen',
    fold: 'Zuklappen',
    uncounted: 'Hilfe auf Wunsch.',
  },
  keys: {
    heading: 'Tastatur und Befehle',
    open: 'Tasten',
    close: 'Schließen',
    shortcuts: 'Tastatur',
    commands: 'Befehle (immer auf Englisch)',
    turnOn: 'Tastenkürzel überall auf der Seite nutzen',
  },
  settings: {},
};
