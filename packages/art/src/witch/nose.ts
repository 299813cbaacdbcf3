/**
 * Five noses, two seen from the front and three turned sideways like a storybook profile: a face with only
 * frontal features looks like a mask.
 */
import { fill, line, oval } from '../drawing/svg.ts';
import type { Drawings, Paints, WitchTraits } from './traits.ts';

export function drawNose(traits: WitchTraits, paints: Paints): string {
  return NOSES[traits.nose](paints);
}

const NOSES: Drawings<'nose'> = {
  button: ({ skinShade, skin }) => oval(100, 122, 6, 5, skinShade) + oval(99, 120.5, 4.5, 3.4, skin),
  hooked: ({ skin, skinShade }) =>
    fill(
      'M102 103C97 109 84 114 81 125C80 131 84 132 88 129C93 133 103 133 108 126C110 118 107 109 102 103Z',
      skinShade,
    ) +
    fill('M101 105C96 111 86 115 83.5 124C90 121 98 120 101 105Z', skin) +
    line('M98 128q4-5 9-2', skinShade, 1.6),
  broad: ({ skinShade, skin }) =>
    fill(
      'M88 125Q88 119 94 118Q97 112 100 112T106 118Q112 119 112 125Q106 130 100 129Q94 130 88 125Z',
      skinShade,
    ) + oval(100, 120, 5, 4.5, skin, 0.8),
  pointed: ({ skinShade, skin }) =>
    fill('M98 104L117 127Q106 131 95 126Q93 116 98 104Z', skinShade) +
    fill('M98 107L112 125Q104 126 99 123Z', skin, 0.6),
  snub: ({ skinShade, skin }) =>
    fill('M103 108Q96 116 89 117Q85 120 90 124Q98 129 107 124Q109 116 103 108Z', skinShade) +
    line('M101 112Q97 118 91 119.5', skin, 2),
};
