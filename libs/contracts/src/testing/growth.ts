/** Slow for patterns that restart at each character. */
const WORST_TEXTS: Readonly<Record<string, (length: number) => string>> = {
  blanks: (length) => `x${' '.repeat(length)}x`,
  'blanks first': (length) => `${' '.repeat(length)}x`,
  parentheses: (length) => `${'('.repeat(length)} `,
  'signs of mails': (length) => `${'@'.repeat(length)} `,
  positions: (length) => `a${':1'.repeat(length / 2)}x`,
  'line ends': (length) => `x${'\n'.repeat(length)}x`,
  digits: (length) => `${'1'.repeat(length)}x`,
  letters: (length) => `${'a'.repeat(length)}\u0001`,
  points: (length) => `${'.'.repeat(length)}x`,
  extensions: (length) => `${'.a'.repeat(length / 2)} `,
  'groups of digits': (length) => `${'1 '.repeat(length / 2)}x`,
  'signs of addresses': (length) => `${'a@'.repeat(length / 2)} `,
  slashes: (length) => `${'/'.repeat(length)}x`,
  'commas and blanks': (length) => `${' ,'.repeat(length / 2)}x`,
  brackets: (length) => `${'at ('.repeat(length / 4)}x`,
  'question marks': (length) => `${'?'.repeat(length)}\n`,
};

const LENGTH = 100_000;
/** Above Node's limit for all headers. */
export const HEADERS_LENGTH = 16_000;
const PARTS = [100, 10, 1];
const TRIES = 5;
/** Linear work costs 4 times as much, quadratic 16 times. */
const LONGER = 4;
const MAX_GROWTH = 8;
/** Too cheap for an attack, and to be measured. */
const CHEAP_PASSES = 1_000;
/** Constant cost, in multiples of a one-letter text. */
const BASE_TIMES = 10;
const CLEARLY_COSTLY = 20;

type Work = (text: string) => unknown;

/** Processor time: other processes do not count. */
const timed = async (work: Work, text: string): Promise<number> => {
  const start = process.cpuUsage();
  await work(text);
  const { user, system } = process.cpuUsage(start);
  return user + system;
};

const onePass: Work = (text) => {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum += text.charCodeAt(index);
  return sum;
};

/** The lower of two, because of garbage collection. */
const leastOf = async (work: Work, text: string): Promise<number> =>
  Math.min(await timed(work, text), await timed(work, text));

const SAMPLED_PASSES = 50;
const costOfPasses = new Map<number, Promise<number>>();

const cheapOf = (text: string): Promise<number> => {
  const known = costOfPasses.get(text.length);
  if (known) return known;
  const passes: Work = () => {
    for (let pass = 0; pass < SAMPLED_PASSES; pass += 1) onePass(text);
  };
  const cost = leastOf(passes, text).then((sampled) => (sampled * CHEAP_PASSES) / SAMPLED_PASSES);
  costOfPasses.set(text.length, cost);
  return cost;
};

const growthAt = async (work: Work, textOf: (length: number) => string, length: number): Promise<number> => {
  const [short, long] = [textOf(length / LONGER), textOf(length)];
  const passes = await cheapOf(long);
  if ((await timed(work, long)) <= passes) return 1;
  const cheap = passes + (await leastOf(work, 'x')) * BASE_TIMES;
  let growth = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES && growth >= MAX_GROWTH; attempt += 1) {
    const cost = await leastOf(work, long);
    // Twice at least: garbage collection may fall into one of them.
    if (cost > cheap * CLEARLY_COSTLY) attempt += 2;
    growth = Math.min(growth, cost <= cheap ? 1 : cost / (await leastOf(work, short)));
  }
  return growth;
};

const growthOf = async (work: Work, textOf: (length: number) => string, length: number): Promise<number> => {
  let growth = 1;
  for (const part of PARTS) {
    growth = await growthAt(work, textOf, length / part);
    if (growth >= MAX_GROWTH) break;
  }
  return growth;
};

/** Texts that cost more than proportionally. Compares lengths, not times. */
export const costlyTexts = async (work: Work, length = LENGTH): Promise<string[]> => {
  const dear: string[] = [];
  for (const [kind, textOf] of Object.entries(WORST_TEXTS)) {
    const growth = await growthOf(work, textOf, length);
    if (growth >= MAX_GROWTH) dear.push(`${kind}: ${growth.toFixed(1)} times`);
  }
  return dear;
};
