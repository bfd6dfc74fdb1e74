export interface LineDifference {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** Longest common subsequence from each pair of positions on. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [row, next] = [rows[i] as Uint16Array, rows[i + 1] as Uint16Array];
      row[j] = before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
}

export function lineDifferences(first: string, second: string): LineDifference[] {
  const [before, after] = [linesOf(first), linesOf(second)];
  const lengths = commonLengths(before, after);
  const common = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  const lines: LineDifference[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, now] = [before[i], after[j]];
    if (old !== undefined && old === now) {
      lines.push({ kind: 'same', text: old });
      i += 1;
      j += 1;
    } else if (old !== undefined && (now === undefined || common(i + 1, j) >= common(i, j + 1))) {
      lines.push({ kind: 'removed', text: old });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: now ?? '' });
      j += 1;
    }
  }
  return lines;
}

export const countChanges = (lines: readonly LineDifference[]): number =>
  lines.filter(({ kind }) => kind !== 'same').length;
