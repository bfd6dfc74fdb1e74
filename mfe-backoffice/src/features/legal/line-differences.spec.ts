import { countChanges, lineDifferences } from './line-differences';

const shown = (first: string, second: string): string[] =>
  lineDifferences(first, second).map(
    ({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`,
  );

describe('differences of two texts', () => {
  it('are none between a text and itself', () => {
    expect(shown('uno\ndos', 'uno\r\ndos')).toEqual([' uno', ' dos']);
    expect(countChanges(lineDifferences('uno', 'uno'))).toBe(0);
  });

  it('name removed, added and changed lines, and keep those around them', () => {
    expect(shown('a\nb\nc\nd', 'a\nc\nx\nd\ne')).toEqual([' a', '-b', ' c', '+x', ' d', '+e']);
    expect(shown('', 'nuevo')).toEqual(['-', '+nuevo']);
  });

  it('turn each of many texts into the other when applied', () => {
    const texts = ['a\nb\na\nc', 'c\na\nb', 'b', 'a\na\na', 'x\ny\n\nz'];
    for (const first of texts)
      for (const second of texts) {
        const lines = lineDifferences(first, second);
        const without = (kind: string) =>
          lines
            .filter((line) => line.kind !== kind)
            .map(({ text }) => text)
            .join('\n');
        expect([without('added'), without('removed')]).toEqual([first, second]);
      }
  });
});
