import { type CertificateVerdict, checkCertificate } from '../define/certificate.ts';
import type { DefinedDeduction } from '../define/deduction.ts';
import type { AnswerValue } from '../define/definition.ts';
import { readDefinition } from '../define/game.ts';
import { needGame } from '../define/given-game.ts';
import { shown } from '../define/labels.ts';
import { checkLiesCertificate } from './lies-certificate.ts';
import { LiesGame, namingTable } from './with-lies.ts';

/**
 * Checks the certificate of a strategy against a game without trusting it: every secret is followed through the
 * strategy with the game's own `answer` function. This proves that the strategy works and costs what it claims, not
 * that no strategy costs less.
 *
 * Never throws for a string, even a foreign or damaged one: the verdict says what is wrong, and in which line.
 *
 * @throws TypeError for anything that is not a game, and for a certificate that is not a string
 *
 * @example
 * const game = defineDeduction(codeGame({ places: 2, symbols: 3, repeats: true }));
 * const { strategy } = await game.optimum();
 * verifyCertificate(strategy.certificate(), game).ok; // true
 */
export function verifyCertificate<Secret, Guess, Answer extends AnswerValue>(
  text: string,
  game: DefinedDeduction<Secret, Guess, Answer> | LiesGame<Secret, Guess, Answer>,
): CertificateVerdict<Secret, Guess, Answer> {
  if (typeof text !== 'string') throw new TypeError(`a certificate must be a string, not ${shown(text)}`);
  if (game instanceof LiesGame)
    return checkLiesCertificate(text, namingTable(game.game, game.liesMax), game.liesMax);
  return checkCertificate(text, readDefinition(needGame(game, 'verifyCertificate').definition));
}
