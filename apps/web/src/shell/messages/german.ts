import type { english } from './english.ts';

export const german: typeof english = {
  language: 'de',
  app: {
    name: 'Inkling',
    tagline: 'je mehr Farbe, desto sicherer',
    places: 'Spiele',
    opening: 'Wird geöffnet …',
    skipToBoard: 'Direkt zum Blatt',
    engineRestarted:
      'Der Teil, der rechnet, ist stehen geblieben und wurde neu gestartet. Deinem Blatt ist nichts passiert.',
    engineStopped:
      'Der Teil, der rechnet, ist stehen geblieben: Zahlen und Tipps fehlen. Du kannst weiterspielen; lade die Seite neu, um sie zurückzubekommen.',
    savedUnreadable:
      'Das hier gespeicherte Blatt ließ sich nicht lesen. Es wurde unverändert beiseitegelegt, und dies ist ein neues.',
    notSaved:
      'Dieser Browser lässt die Seite nichts speichern. Wenn du sie neu lädst, ist das Blatt verloren.',
    follows:
      'Dieses Spiel ist auch in einem anderen Tab offen. Was dort geschieht, ist hier zu sehen; was du hier tust, geht in diesem Tab weiter.',
    noSuchPage: (name) =>
      `Hier gibt es keine Seite namens „${name}“. Vielleicht kommt der Link aus einer anderen Version dieser App.`,
    badLink:
      'Dieser Link ist beschädigt oder enthält ein Spiel, das diese Seite nicht zeigen kann. Dein eigenes Blatt ist, wie es war.',
    updateReady: 'Eine neue Version ist da. Deine Blätter bleiben, wie sie sind.',
    updateNow: 'Jetzt neu laden',
    updateLater: 'Nicht jetzt',
    language: 'Sprache',
    languageAuto: 'Wie der Browser',
    languageCommand: ['language de', 'die Seite auf Deutsch; auch en, es, auto'],
  },
  command: {
    label: 'Befehl',
    run: 'Los',
  },
  keys: {
    heading: 'Tasten und Befehle',
    open: 'Tasten',
    close: 'Schließen',
    shortcuts: 'Tasten',
    commands: 'Befehle (immer auf Englisch)',
    turnOn: 'Einzelne Tasten überall auf der Seite benutzen',
  },
  settings: {
    everywhere: 'Überall',
    theme: 'Aussehen',
    themes: { auto: 'Wie das System', day: 'Tag', night: 'Nacht' },
    aids: 'Zeigen, was möglich ist',
    sound: 'Töne',
  },
};
