import type { Visit } from './visit';

const BARS = { scriptKb: 130, lcpRatio: 1.1, cls: 0.02, depth: 2 };

export type Medians = { [Name in keyof Visit]: number };

const median = (values: readonly (number | null)[]): number => {
  const known = values.filter((value): value is number => value !== null).sort((a, b) => a - b);
  const middle = Math.floor(known.length / 2);
  const upper = known[middle] ?? Number.NaN;
  return known.length % 2 === 0 ? ((known[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
};

export const mediansOf = (visits: readonly Visit[]): Medians => ({
  scriptKb: median(visits.map(({ scriptKb }) => scriptKb)),
  requests: median(visits.map(({ requests }) => requests)),
  fcp: median(visits.map(({ fcp }) => fcp)),
  lcp: median(visits.map(({ lcp }) => lcp)),
  answers: median(visits.map(({ answers }) => answers)),
  cls: median(visits.map(({ cls }) => cls)),
  depth: median(visits.map(({ depth }) => depth)),
  blocked: median(visits.map(({ blocked }) => blocked)),
  worker: median(visits.map(({ worker }) => worker)),
});

const LINES: [keyof Visit, string, number][] = [
  ['scriptKb', 'JavaScript, kB brotli', 1],
  ['requests', 'requests until load', 0],
  ['fcp', 'first contentful paint, ms', 0],
  ['lcp', 'largest contentful paint, ms', 0],
  ['answers', "'add to cart' answers, ms", 0],
  ['cls', 'layout shift', 4],
  ['depth', 'request chain', 0],
  ['blocked', 'main thread blocked, ms', 0],
  ['worker', 'service workers', 0],
];

export const table = (
  title: string,
  names: readonly [string, string],
  [first, other]: readonly [Medians, Medians],
): string =>
  [
    `\n${title}`,
    `${''.padEnd(32)}${names.map((name) => name.padStart(11)).join('')}${'ratio'.padStart(8)}`,
    ...LINES.filter(([name]) => !Number.isNaN(first[name])).map(([name, label, digits]) => {
      const ratio = other[name] === 0 ? '–' : (first[name] / other[name]).toFixed(2);
      const cells = [first[name].toFixed(digits), other[name].toFixed(digits)];
      return `${label.padEnd(32)}${cells.map((cell) => cell.padStart(11)).join('')}${ratio.padStart(8)}`;
    }),
  ].join('\n');

/** Limits apply to visits without the logo screen. */
export const missedBars = (federated: Medians, whole: Medians): string[] => {
  const ratio = federated.lcp / whole.lcp;
  return [
    federated.scriptKb > BARS.scriptKb
      ? `JavaScript ${federated.scriptKb.toFixed(1)} kB > ${BARS.scriptKb} kB`
      : '',
    ratio > BARS.lcpRatio ? `LCP ratio ${ratio.toFixed(2)} > ${BARS.lcpRatio}` : '',
    federated.cls > BARS.cls ? `layout shift ${federated.cls.toFixed(4)} > ${BARS.cls}` : '',
    federated.depth > BARS.depth ? `request chain ${federated.depth} > ${BARS.depth}` : '',
  ].filter(Boolean);
};
