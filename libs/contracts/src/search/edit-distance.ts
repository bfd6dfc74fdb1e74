export interface EditDistance {
  readonly whole: number;
  readonly beginning: number;
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;

/** Counts insertions, deletions, replacements and swaps; null when even the prefix needs more than `most`. */
export function editDistance(typed: string, word: string, max: number): EditDistance | null {
  if (typed.length - word.length > max) return null;
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, n) => n);
  for (let row = 1; row <= typed.length; row += 1) {
    const present = [row];
    let least = row;
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const replaced = at(last, column - 1) + (isSame ? 0 : 1);
      let cost = Math.min(at(last, column) + 1, at(present, column - 1) + 1, replaced);
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped) cost = Math.min(cost, at(before, column - 2) + 1);
      present.push(cost);
      least = Math.min(least, cost);
    }
    if (least > max) return null;
    before = last;
    last = present;
  }
  return { whole: at(last, word.length), beginning: Math.min(...last) };
}
