/**
 * Estimates distinct visitors from their smallest hashes, as fractions of the maximum. Exact up to the sample's size,
 * then within about 6 %; mergeable.
 */
export type VisitorSketch = readonly number[];

const SIZE = 256;
const BYTES = 6;
const MAX_VALUE = 2 ** (8 * BYTES);
const DIGITS = 1e9;

export const withVisitor = (sketch: VisitorSketch, visitor: string): VisitorSketch => {
  const bytes = Buffer.concat([Buffer.from(visitor, 'base64url'), Buffer.alloc(BYTES)]);
  return mergeSketches(sketch, [Math.round((bytes.readUIntBE(0, BYTES) / MAX_VALUE) * DIGITS) / DIGITS]);
};

export const mergeSketches = (a: VisitorSketch, b: VisitorSketch): VisitorSketch =>
  b.every((hash) => a.includes(hash))
    ? a
    : [...new Set([...a, ...b])].sort((one, other) => one - other).slice(0, SIZE);

export const visitorsIn = (sketch: VisitorSketch): number =>
  sketch.length < SIZE ? sketch.length : Math.round((SIZE - 1) / (sketch[SIZE - 1] ?? 1));
