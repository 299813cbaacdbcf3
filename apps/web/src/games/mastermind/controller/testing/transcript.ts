import type { MastermindController } from '../controller.ts';
import { announced } from './controllers.ts';

/** Waits long enough for every answer of the test engine in `controllers.ts`. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 8; i++) await new Promise((resolve) => setTimeout(resolve, 0));
}

export async function transcript(
  controller: MastermindController,
  lines: readonly string[],
): Promise<readonly string[]> {
  const sentences: string[] = [];
  for (const line of lines) {
    controller.run(line);
    await settled();
    sentences.push(`${line}: ${announced(controller).replaceAll('\u00a0', '')}`);
  }
  return sentences;
}
