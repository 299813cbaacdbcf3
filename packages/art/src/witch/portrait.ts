/**
 * A whole witch, drawn from back to front: sky, back hair, robe, neck, face, front hair, hat, and last what she
 * carries and her familiar. The picture is decorative for screen readers (`aria-hidden`, no text): the app adds
 * name and description, and only once the tile is face up.
 */

import { root } from '../drawing/svg.ts';
import { drawCollar, drawRobe } from './body.ts';
import { drawExtra } from './extras.ts';
import { drawBrows, drawEyes } from './eyes.ts';
import { drawFace, drawNeck } from './face.ts';
import { drawFamiliar } from './familiar.ts';
import { drawGround } from './ground.ts';
import { drawBackHair, drawFrontHair } from './hair.ts';
import { drawHat, drawHatLining } from './hat.ts';
import { drawMouth } from './mouth.ts';
import { drawNose } from './nose.ts';
import { gradients, paintsOf } from './paints.ts';
import { drawProp } from './prop.ts';
import type { WitchTraits } from './traits.ts';

/**
 * Returns the portrait as an `<svg>` of 200 × 200 units without a size of its own.
 * @param idPrefix unique in the page for every copy, and a valid start of an XML name: gradient ids begin with
 * it.
 */
export function drawWitch(traits: WitchTraits, idPrefix: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" aria-hidden="true">${witchInner(traits, idPrefix)}</svg>`;
}

/** Returns the same without the enclosing `<svg>`, for use in a larger drawing of 200 × 200 units. */
export function witchInner(traits: WitchTraits, idPrefix: string): string {
  const paints = paintsOf(traits, idPrefix);
  const layers = [
    drawGround(traits, paints),
    traits.hatStyle === 'hood' ? drawHatLining(paints) : drawBackHair(traits, paints),
    drawRobe(paints),
    drawNeck(paints),
    drawCollar(traits, paints),
    drawFace(traits, paints),
    drawEyes(traits, paints),
    drawBrows(traits, paints),
    drawNose(traits, paints),
    drawMouth(traits, paints),
    drawFrontHair(traits, paints),
    drawExtra(traits, paints),
    drawHat(traits, paints),
    drawProp(traits, paints),
    drawFamiliar(traits, paints),
  ];
  return `${gradients(paints, idPrefix)}${root(layers.join(''))}`;
}
