import type { VNode } from 'preact';
import { catalogue, type Language, language } from '../../../../shell/language/language.ts';
import type { HomePart, HomeText } from '../../../../shell/parts/home-part.ts';
import { MarkedTry } from '../../drawing/letter-drawing.tsx';
import { english, german, spanish } from './messages.ts';

const text: () => HomeText = catalogue('home boards', english, { de: german, es: spanish });

export const home: HomePart = { Picture, field: 'gold', minutes: 6, isVariation: true, text };

/** The same two tries on four boards. */
function Picture(): VNode {
  const { opening, secrets } = WORDS[language.value];
  return (
    <svg class="lid-picture letter-drawing" viewBox="0 0 368 200" aria-hidden="true">
      {secrets.map((secret, board) => (
        <g
          key={secret}
          transform={`translate(${24 + (board % 2) * 168} ${18 + Math.floor(board / 2) * 90}) scale(.46)`}
        >
          {[opening, secrets[1]].map((letters, row) => (
            <MarkedTry key={letters} letters={letters} secret={secret} x={0} y={row * 72} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The words in each language. The second try is the second word, so it finds that one. */
const WORDS: Readonly<
  Record<Language, { opening: string; secrets: readonly [string, string, ...string[]] }>
> = {
  en: { opening: 'TRAIN', secrets: ['TOWER', 'CLOUD', 'BRAID', 'LATIN'] },
  de: { opening: 'TINTE', secrets: ['KISTE', 'WOLKE', 'TONNE', 'LINIE'] },
  es: { opening: 'TINTA', secrets: ['PISTA', 'NUBES', 'BANCO', 'LETRA'] },
};
