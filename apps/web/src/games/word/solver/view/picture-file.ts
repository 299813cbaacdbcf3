import { marksInPicture, type Picture } from '../../model/picture-grid.ts';
import { solverMessages } from '../messages/language.ts';
import type { SolverController } from '../session/controller.ts';

/** The maximum size of a file, in bytes. Files larger than any screenshot are not even opened. */
const FILE_SIZE_MAX = 20_000_000;
/** The length of the longer side, in pixels: enough to tell squares apart, and fast to process. */
const SIDE_MAX = 1400;

/** The square for each mark. */
const SQUARES = ['⬛', '🟨', '🟩'] as const;

/** Pastes the squares in a picture of another game, or says that there are none. */
export async function takePicture(controller: SolverController, file: File): Promise<void> {
  const pixels = await readPicture(file);
  const rows = pixels && marksInPicture(pixels);
  if (rows) controller.paste(rows.map((row) => row.map((mark) => SQUARES[mark]).join('')).join('\n'));
  else controller.remarkOn(solverMessages().solver.noPicture);
}

/** Reads the pixels of a pasted, dropped or chosen picture. Resolves to undefined if the file is not a picture. */
async function readPicture(file: File): Promise<Picture | undefined> {
  if (file.size > FILE_SIZE_MAX) return undefined;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale)];
  const paper = new OffscreenCanvas(width, height).getContext('2d');
  if (!paper) return undefined;
  paper.imageSmoothingEnabled = false;
  paper.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { width, height, data: paper.getImageData(0, 0, width, height).data };
}

/** The first picture in pasted or dropped data. */
export function pictureIn(data: DataTransfer | null): File | undefined {
  return Array.from(data?.files ?? []).find(({ type }) => type.startsWith('image/'));
}
