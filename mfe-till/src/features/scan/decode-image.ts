import { readCode128 } from '@lacteos/contracts/pictures/code-128';
import BarcodeFormat from '@zxing/library/esm/core/BarcodeFormat';
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType';
import MultiFormatUPCEANReader from '@zxing/library/esm/core/oned/MultiFormatUPCEANReader';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';

/** As a canvas gives them: red, green, blue and alpha of each pixel. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

const HINTS = new Map<DecodeHintType, unknown>([
  [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_A]],
  [DecodeHintType.TRY_HARDER, true],
]);
/** Lines of the picture in which our labels are looked for. */
const LINES = 24;

const packages = new MultiFormatUPCEANReader(HINTS);

/** Luminance by ITU-R BT.601. */
function greyOf({ data, width, height }: Pixels): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const at = pixel * 4;
    grey[pixel] = ((data[at] ?? 0) * 299 + (data[at + 1] ?? 0) * 587 + (data[at + 2] ?? 0) * 114) / 1000;
  }
  return grey;
}

function readPackage(bitmap: BinaryBitmap): string | null {
  try {
    return packages.decode(bitmap, HINTS).getText();
  } catch {
    return null;
  } finally {
    packages.reset();
  }
}

/** White and black in turn, from white to white. */
function runsOf(isBlack: (x: number) => boolean, width: number): number[] {
  const runs = [0];
  let wasBlack = false;
  for (let x = 0; x < width; x += 1) {
    if (isBlack(x) !== wasBlack) {
      wasBlack = !wasBlack;
      runs.push(0);
    }
    runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
  }
  return wasBlack ? [...runs, 0] : runs;
}

function readLabel(bitmap: BinaryBitmap): string | null {
  const matrix = bitmap.getBlackMatrix();
  const [width, height] = [matrix.getWidth(), matrix.getHeight()];
  for (let line = 1; line <= LINES; line += 1) {
    const y = Math.floor((height * line) / (LINES + 1));
    const code = readCode128(runsOf((x) => matrix.get(x, y), width));
    if (code !== null) return code;
  }
  return null;
}

/** EAN-13, EAN-8, UPC-A and the Code 128 of our labels and receipts; null where there is none. */
export function decodeImage(pixels: Pixels): string | null {
  const source = new RGBLuminanceSource(greyOf(pixels), pixels.width, pixels.height);
  const bitmap = new BinaryBitmap(new HybridBinarizer(source));
  return readPackage(bitmap) ?? readLabel(bitmap);
}
