import { drawElement } from '@inkling/art/elements';
import { drawWitch } from '@inkling/art/witch/portrait';
import type { TileFace } from '@inkling/games/witch/rules/state';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { portraitOf } from '../session/roster.ts';

/**
 * What is on a tile, drawn when it is first seen. It is safe to insert the SVG into the page as a string,
 * because our own code generates it. `id` must be unique on the page, for the gradients.
 */
export function Picture({ face, id }: { readonly face: TileFace; readonly id: string }): VNode {
  const witch = face.type === 'gameTile' ? face.witch : undefined;
  const drawing = useMemo(() => {
    if (witch !== undefined) return drawWitch(portraitOf(witch).traits, id);
    return drawElement(face.type === 'bomb' ? 'bomb' : 'bonus');
  }, [face.type, witch, id]);
  return <span class={`picture picture-${face.type}`} dangerouslySetInnerHTML={{ __html: drawing }} />;
}
