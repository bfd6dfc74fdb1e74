import { code128 } from '@lacteos/contracts/pictures/code-128';
import { decodeImage, type Pixels } from './decode-image';

const HEIGHT = 60;
const EAN_LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Mirrored digits among the first six, by the leading digit (GS1 General Specifications, 5.2.1). */
const PARITIES = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];

const inverted = (pattern: string): string => [...pattern].map((bit) => (bit === '1' ? '0' : '1')).join('');
const reversed = (pattern: string): string => [...pattern].reverse().join('');
const digitOf = (digit: string, kind: string): string => {
  const left = EAN_LEFT[Number(digit)] ?? '';
  if (kind === 'L') return left;
  return kind === 'R' ? inverted(left) : reversed(inverted(left));
};

function ean13(code: string): string {
  const parity = PARITIES[Number(code[0])] ?? '';
  const left = [...code.slice(1, 7)].map((digit, at) => digitOf(digit, parity[at] ?? 'L')).join('');
  const right = [...code.slice(7)].map((digit) => digitOf(digit, 'R')).join('');
  return `${'0'.repeat(11)}101${left}01010${right}101${'0'.repeat(11)}`;
}

function modules128(text: string): string {
  const { bars, width } = code128(text);
  const modules = Array.from({ length: width }, () => '0');
  for (const { x, width: bar } of bars) modules.fill('1', x, x + bar);
  return modules.join('');
}

/** A photo: bars in a grey frame, unevenly lit and with noise that is the same in each run. */
function photoOf(modules: string, scale: number): Pixels {
  const width = modules.length * scale + 80;
  const height = HEIGHT + 80;
  const data = new Uint8ClampedArray(width * height * 4);
  let seed = 7;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const noise = (seed / 2_147_483_648 - 0.5) * 24;
      const isInside = y >= 40 && y < 40 + HEIGHT && x >= 40 && x < width - 40;
      const isBar = isInside && modules[Math.floor((x - 40) / scale)] === '1';
      const light = 0.7 + (0.3 * x) / width;
      const value = (isBar ? 40 : isInside ? 235 : 180) * light + noise;
      data.set([value, value, value, 255], (y * width + x) * 4);
    }
  return { data, width, height };
}

describe('reading a still picture of the camera', () => {
  it.each(['7701234567897', '7702001000111', '0036000291452'])('finds the EAN-13 %s [N-39-522]', (code) => {
    expect(decodeImage(photoOf(ean13(code), 3))?.padStart(13, '0')).toBe(code);
  });

  it.each(['LLA-00042', 'DEV-ABCD2345', 'PED-41'])('finds our label %s [N-39-522]', (code) => {
    expect(decodeImage(photoOf(modules128(code), 3))).toBe(code);
  });

  it('finds nothing where there is no code', () => {
    expect(decodeImage(photoOf('0'.repeat(120), 3))).toBeNull();
  });
});
