import { RandomStream, seedRandom } from '@inkling/core/random';

/**
 * Short mechanical sounds, synthesised when they are played: no files, nothing to load. Each is a handful of knocks: a
 * burst of noise through a narrow filter (a key, a ratchet, paper), or a tone that decays (a bell, a case that is
 * struck). A sound never conveys anything that the page does not also say in words, and never delays anything.
 */
export const SOUNDS = ['key', 'erase', 'print', 'answer', 'bell', 'thud', 'chord'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Plays a sound. Does nothing if sounds are off or not supported. */
export type PlaySound = (sound: Sound) => void;

/** One knock. Times are in milliseconds, `at` from the start of the sound; loudness is a fraction of full scale. */
export interface Knock {
  readonly at: number;
  readonly kind: 'noise' | 'tone';
  /** In hertz: the centre frequency of the noise, or the frequency of the tone. */
  readonly pitch: number;
  /** Time until it has decayed. */
  readonly length: number;
  readonly loudness: number;
}

export const KNOCKS: Readonly<Record<Sound, readonly Knock[]>> = {
  key: [
    { at: 0, kind: 'noise', pitch: 2600, length: 22, loudness: 0.2 },
    { at: 4, kind: 'tone', pitch: 190, length: 40, loudness: 0.1 },
  ],
  erase: [{ at: 0, kind: 'noise', pitch: 1100, length: 45, loudness: 0.14 }],
  print: [
    { at: 0, kind: 'tone', pitch: 110, length: 80, loudness: 0.22 },
    { at: 0, kind: 'noise', pitch: 1700, length: 35, loudness: 0.22 },
    { at: 55, kind: 'noise', pitch: 3000, length: 14, loudness: 0.12 },
    { at: 90, kind: 'noise', pitch: 3000, length: 14, loudness: 0.1 },
    { at: 125, kind: 'noise', pitch: 3000, length: 14, loudness: 0.08 },
  ],
  answer: [
    { at: 0, kind: 'noise', pitch: 3600, length: 16, loudness: 0.14 },
    { at: 60, kind: 'noise', pitch: 2900, length: 20, loudness: 0.14 },
  ],
  bell: [
    { at: 0, kind: 'noise', pitch: 4200, length: 10, loudness: 0.12 },
    { at: 0, kind: 'tone', pitch: 2093, length: 420, loudness: 0.16 },
    { at: 0, kind: 'tone', pitch: 5274, length: 180, loudness: 0.06 },
  ],
  chord: [
    { at: 0, kind: 'noise', pitch: 4200, length: 10, loudness: 0.1 },
    { at: 0, kind: 'tone', pitch: 523, length: 400, loudness: 0.12 },
    { at: 40, kind: 'tone', pitch: 659, length: 380, loudness: 0.11 },
    { at: 80, kind: 'tone', pitch: 784, length: 360, loudness: 0.1 },
    { at: 110, kind: 'tone', pitch: 1047, length: 330, loudness: 0.1 },
  ],
  thud: [
    { at: 0, kind: 'tone', pitch: 92, length: 150, loudness: 0.26 },
    { at: 120, kind: 'tone', pitch: 70, length: 190, loudness: 0.24 },
  ],
};

/**
 * Creates the sound player of a page. `isOn` is called for every sound. The audio context is created by the first sound
 * that is played, so that a silent page never has one. If `start` throws or returns undefined, the page stays silent.
 */
export function openSounds(isOn: () => boolean, start: () => AudioContext | undefined): PlaySound {
  let machine: { readonly context: AudioContext; readonly noise: AudioBuffer } | undefined;
  let isBroken = false;
  return (sound) => {
    if (!isOn() || isBroken) return;
    try {
      const context = machine?.context ?? start();
      if (!context) {
        isBroken = true;
        return;
      }
      machine ??= { context, noise: noiseOf(context) };
      if (context.state === 'suspended') void context.resume().catch(() => undefined);
      for (const knock of KNOCKS[sound]) strike(machine.context, machine.noise, knock);
    } catch {
      isBroken = true;
    }
  };
}

function strike(context: AudioContext, noise: AudioBuffer, knock: Knock): void {
  const start = context.currentTime + knock.at / 1000;
  const end = start + knock.length / 1000;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(knock.loudness, start);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  envelope.connect(context.destination);
  if (knock.kind === 'tone') {
    const tone = context.createOscillator();
    tone.frequency.value = knock.pitch;
    tone.connect(envelope);
    tone.start(start);
    tone.stop(end);
    return;
  }
  const burst = context.createBufferSource();
  burst.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = knock.pitch;
  burst.connect(filter).connect(envelope);
  burst.start(start);
  burst.stop(end);
}

/** Returns a tenth of a second of white noise, the same each time. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 10), context.sampleRate);
  const samples = buffer.getChannelData(0);
  const random = new RandomStream(seedRandom('noise'));
  for (let i = 0; i < samples.length; i++) samples[i] = random.uint32() / 2 ** 31 - 1;
  return buffer;
}

/** The final loudness. It is not 0, because an exponential ramp cannot reach 0. */
const SILENCE = 0.0001;
