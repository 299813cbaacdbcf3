import type { CodeFirstGameText } from './english.ts';

export const german: CodeFirstGameText = {
  title: 'Dein erster Code in 60 Sekunden',
  hidden: 'verdeckt',
  steps: [
    {
      says: [
        'Drei Steine sind versteckt, alle verschieden. Vier stehen zur Wahl.',
        'Als erster Versuch taugt jeder, zum Beispiel Nikolaus, Glocke, Baum.',
      ],
      question: 'Wie gut ist er?',
      answers: [{ says: 'Prüfen' }],
    },
    {
      says: [
        'Eine Scheibe: Ein Stein stimmt und steht am richtigen Platz. Welcher, wird nicht verraten.',
        'Ein Ring: Ein Stein stimmt, gehört aber an einen anderen Platz.',
      ],
      question: 'Können also alle drei im Code sein?',
      answers: [
        { says: 'Nein, einer ist falsch' },
        {
          says: 'Ja, alle drei',
          wrong: 'Zwei Zeichen stehen für zwei Steine. Für den dritten gibt es keins: Er ist nicht im Code.',
        },
      ],
    },
    {
      says: [
        'Nächster Versuch: Nikolaus, Baum, Geschenk. Drei Ringe! Alle drei sind im Code, und keiner steht richtig.',
        'In Zug 1 stand ein Stein richtig.',
      ],
      question: 'Welcher war es?',
      answers: [
        { says: 'Der Baum auf Platz 3' },
        {
          says: 'Der Nikolaus auf Platz 1',
          wrong: 'Der Nikolaus steht auch in Zug 2 auf Platz 1, und da gibt es keine Scheibe.',
        },
      ],
    },
    {
      says: ['Der Baum steht hinten. Der Nikolaus steht nicht vorn.'],
      question: 'Wie lautet dann der Code?',
      answers: [
        { says: 'Geschenk, Nikolaus, Baum' },
        {
          says: 'Nikolaus, Geschenk, Baum',
          wrong:
            'In Zug 2 steht der Nikolaus auf Platz 1 und bekommt keine Scheibe. Dort kann er nicht sein.',
        },
      ],
    },
  ],
  end: 'In drei Zügen gefunden! Mehr ist es nicht: Richtige Spiele haben vier Plätze und sechs Steine.',
};
