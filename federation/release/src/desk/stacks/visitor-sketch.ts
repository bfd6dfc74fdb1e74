/**
 * How many different visitors there were, from a sample of their hashes: the smallest ones, as parts of the largest possible
 * hash. Exact up to the sample's size, then within about 6 %. Sketches of several desks can be merged.
 */
export type VisitorSketch = readonly number[];

const SIZE = 256;
const BYTES = 6;
const LARGEST = 2 ** (8 * BYTES);
const DIGITS = 1e9;

/** The sketch with one more visitor, whose keyed hash is base64url text. */
export const withVisitor = (sketch: VisitorSketch, visitor: string): VisitorSketch => {
  const bytes = Buffer.concat([Buffer.from(visitor, 'base64url'), Buffer.alloc(BYTES)]);
  return mergeSketches(sketch, [Math.round((bytes.readUIntBE(0, BYTES) / LARGEST) * DIGITS) / DIGITS]);
};

/** The sketch of the visitors of both. */
export const mergeSketches = (a: VisitorSketch, b: VisitorSketch): VisitorSketch =>
  b.every((hash) => a.includes(hash))
    ? a
    : [...new Set([...a, ...b])].sort((one, other) => one - other).slice(0, SIZE);

/** About how many visitors a sketch has seen. */
export const visitorsIn = (sketch: VisitorSketch): number =>
  sketch.length < SIZE ? sketch.length : Math.round((SIZE - 1) / (sketch[SIZE - 1] ?? 1));
