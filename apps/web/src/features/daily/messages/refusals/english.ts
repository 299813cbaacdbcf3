/** Why a server refused a request. */
export const english = {
  offline: 'No answer from the server right now.',
  'not-yet-shown': 'This is shown when the day is over, or when you have played it.',
  'already-over': 'That try is already over.',
  'clock-behind': 'The server’s clock is wrong. It has no day until the clock is set right.',
  other: 'The server cannot accept that right now. Try again in a moment.',
};
