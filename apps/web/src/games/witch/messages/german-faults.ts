import type { WitchFault } from '@inkling/games/witch/rules/game';

/** The label of the button that skips a question. */
export const SKIP = 'Überspringen';

/**
 * Says what is wrong with an action on the board, and what would be right. It refers to a button by its label,
 * where `faultOfLine` refers to a command.
 */
export function faultByHand(fault: WitchFault): string {
  return fault.code === 'quiz-first'
    ? `Sag erst, wer sie ist, oder wähle „${SKIP}“.`
    : faultOfLine(fault, '');
}

/** Says what is wrong with a typed line, and what would be right. */
export function faultOfLine(fault: WitchFault, text: string): string {
  switch (fault.code) {
    case 'unreadable-move':
      return `${text} ist weder eine Karte noch ein Befehl. Eine Karte ist Reihe und Spalte: b3 oder 2,3.`;
    case 'off-board':
      return 'Diese Karte gibt es auf dem Brett nicht.';
    case 'face-up':
      return 'Diese Karte liegt offen. Mit cover wird ein Fehlgriff wieder verdeckt.';
    case 'game-over':
      return 'Dieses Spiel ist zu Ende.';
    case 'quiz-first':
      return 'Sag erst, wer sie ist, oder überspring die Frage mit skip.';
    case 'peek-first':
      return 'Wähle erst eine Karte, unter die du schauen willst, oder verzichte mit skip.';
    case 'no-peek':
      return 'Du hast keinen Blick frei: Den gibt es mit dem Bonus.';
    case 'no-quiz':
      return 'Es ist keine Frage offen.';
    case 'already-hinted':
      return 'Sie ist schon beschrieben.';
    case 'not-an-option':
      return `${text} gehört nicht zu den Namen. Nenne einen Namen oder seine Nummer.`;
    case 'nothing-to-cover':
      return 'Es gibt nichts zu verdecken.';
    case 'nothing-to-skip':
      return 'Es gibt nichts zu überspringen.';
    case 'no-passing':
      return 'Hier kann man nicht passen.';
    case 'mid-turn':
      return 'Passen kann man nur vor der ersten Karte.';
    default:
      return 'Das lässt sich hier nicht spielen.';
  }
}
