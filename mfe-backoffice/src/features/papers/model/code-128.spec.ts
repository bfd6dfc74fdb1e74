import { code128 } from './code-128';

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
