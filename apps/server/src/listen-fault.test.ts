import { expect, it } from 'vitest';
import { sayListenFault } from './listen-fault.ts';

it.each([
  ['EADDRINUSE', 80, 80, 'Port 80 is in use. Name another with --port.'],
  ['EADDRINUSE', 4173, 4193, 'The ports from 4173 to 4193 are all in use. Name another with --port.'],
  [
    'EACCES',
    80,
    80,
    'This user is not allowed to listen on port 80. Choose another with --port, or start the server with that right.',
  ],
  [
    'EADDRNOTAVAIL',
    80,
    80,
    'Cannot listen on 192.0.2.1, port 80: EADDRNOTAVAIL. Name another address with --host, or another port with --port.',
  ],
])('explains the system error %s for ports %i to %i', (code, first, port, sentence) => {
  const error = Object.assign(new Error(code), { code });
  expect(sayListenFault(error, { host: '192.0.2.1', first, port })).toBe(sentence);
});
