// Widths of bar, space, bar … of each symbol (ISO/IEC 15417, table 1); 104 starts code set B, 106 stops.
const SYMBOLS =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231
113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121
211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124
121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241
114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141
114131 311141 411131 211412 211214 211232 2331112`.split(/\s+/);
const START_B = 104;
const STOP = 106;
const CHECK = 103;
const FIRST = 32;
const LAST = 126;
/** Quiet zone on either side, in modules. */
const QUIET = 10;

/** In modules. */
export interface Bar {
  x: number;
  width: number;
}
export interface BarCode {
  bars: readonly Bar[];
  width: number;
}

/** Code 128, set B. @throws Error for characters outside of ASCII */
export function code128(text: string): BarCode {
  const values = [...text].map((character) => {
    const code = character.charCodeAt(0);
    if (code < FIRST || code > LAST) throw new Error(`Code 128 B has no ${character}`);
    return code - FIRST;
  });
  const sum = values.reduce((total, value, index) => total + value * (index + 1), START_B);
  const bars: Bar[] = [];
  let x = QUIET;
  for (const symbol of [START_B, ...values, sum % CHECK, STOP])
    [...(SYMBOLS[symbol] ?? '')].forEach((digit, index) => {
      const width = Number(digit);
      if (index % 2 === 0) bars.push({ x, width });
      x += width;
    });
  return { bars, width: x + QUIET };
}

const PATTERNS = SYMBOLS.map((symbol) => [...symbol].map(Number));
const SYMBOL_RUNS = 6;
const SYMBOL_MODULES = 11;
/** Half of the quiet zone: a photo's edge or a frame may lie in the rest. */
const MIN_QUIET = QUIET / 2;
/** Modules that six runs may differ from their symbol together: blur and light move edges. */
const MAX_DEVIATION = 2.5;

const sumOf = (runs: readonly number[]): number => runs.reduce((sum, run) => sum + run, 0);

/** The nearest symbol; null when none is near. */
function symbolAt(runs: readonly number[], at: number): number | null {
  const found = runs.slice(at, at + SYMBOL_RUNS);
  const total = sumOf(found);
  if (found.length < SYMBOL_RUNS || total === 0) return null;
  const widths = found.map((run) => (run * SYMBOL_MODULES) / total);
  let best: number | null = null;
  let least = MAX_DEVIATION;
  PATTERNS.forEach((pattern, symbol) => {
    const deviation = widths.reduce((sum, width, run) => sum + Math.abs(width - (pattern[run] ?? 0)), 0);
    if (deviation >= least) return;
    least = deviation;
    best = symbol;
  });
  return best;
}

/** Null without a check character that is right. */
function textFrom(runs: readonly number[], start: number): string | null {
  const values: number[] = [];
  for (let at = start + SYMBOL_RUNS; ; at += SYMBOL_RUNS) {
    const value = symbolAt(runs, at);
    if (value === STOP) break;
    if (value === null || value > STOP) return null;
    values.push(value);
  }
  const check = values.pop();
  const sum = values.reduce((total, value, index) => total + value * (index + 1), START_B);
  if (check !== sum % CHECK || values.some((value) => value > LAST - FIRST)) return null;
  return String.fromCharCode(...values.map((value) => value + FIRST));
}

function readForwards(runs: readonly number[]): string | null {
  for (let at = 1; at + SYMBOL_RUNS < runs.length; at += 2) {
    if (symbolAt(runs, at) !== START_B) continue;
    const module = sumOf(runs.slice(at, at + SYMBOL_RUNS)) / SYMBOL_MODULES;
    const text = (runs[at - 1] ?? 0) >= MIN_QUIET * module ? textFrom(runs, at) : null;
    if (text) return text;
  }
  return null;
}

/**
 * Set B from one line of a picture, also upside down; zxing-js misses it beside other dark parts (its issue 444).
 * @param runs widths of white and black in turn, the first and the last white
 */
export const readCode128 = (runs: readonly number[]): string | null =>
  readForwards(runs) ?? readForwards([...runs].reverse());
