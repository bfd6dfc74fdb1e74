import { code128, readCode128 } from './code-128.js';

/** Black and white modules, without the quiet zones. */
const modulesOf = (text: string): string => {
  const { bars, width } = code128(text);
  const modules = Array.from({ length: width }, () => '0');
  for (const bar of bars) modules.fill('1', bar.x, bar.x + bar.width);
  return modules
    .join('')
    .replace(/^0{10}/, '')
    .replace(/0{10}$/, '');
};

describe('Code 128', () => {
  it('draws start, characters, check character and stop [N-17-512]', () => {
    // Start B, P, J, J, 1, 2, 3, C, check 55, stop.
    expect(modulesOf('PJJ123C')).toBe(
      '11010010000111011101101011011100010110111000100111001101100111001011001011100' +
        '10001000110111010001101100011101011',
    );
  });

  it('leaves ten empty modules on either side and eleven for each character', () => {
    const { bars, width } = code128('PED-41');
    expect(bars[0]?.x).toBe(10);
    expect(width).toBe(10 + 11 * 8 + 13 + 10);
  });

  it('refuses what it cannot write', () => {
    expect(() => code128('Ñ')).toThrow('Ñ');
  });
});

describe('reading Code 128', () => {
  const runsOf = (text: string, scale = 3): number[] => {
    const { bars, width } = code128(text);
    const edges = bars.flatMap((bar) => [bar.x, bar.x + bar.width]);
    return [...edges, width].map((edge, index) => (edge - (edges[index - 1] ?? 0)) * scale);
  };
  const blurred = (runs: readonly number[]): number[] =>
    runs.map((run, index) => run + (index % 2 === 0 ? -0.8 : 0.8));

  it.each(['LLA-00042', 'DEV-ABCD2345', 'PED-123456', 'a{}~'])(
    'finds %s, sharp and blurred [N-39-522]',
    (text) => {
      expect(readCode128(runsOf(text))).toBe(text);
      expect(readCode128(blurred(runsOf(text)))).toBe(text);
    },
  );

  it('finds it upside down and behind other dark parts [N-39-522]', () => {
    const runs = runsOf('PED-41');
    expect(readCode128([...runs].reverse())).toBe('PED-41');
    expect(readCode128([20, 7, 12, 3, ...runs, 4, 9])).toBe('PED-41');
  });

  it('finds nothing in a damaged code', () => {
    const runs = runsOf('PED-41');
    runs[14] = (runs[14] ?? 0) + 4;
    runs[15] = Math.max(1, (runs[15] ?? 0) - 2);
    expect(readCode128(runs.slice(0, 30))).toBeNull();
    expect(readCode128([])).toBeNull();
  });
});
