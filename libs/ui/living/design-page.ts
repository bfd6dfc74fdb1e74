/** A row of the table 'Tokens' of docs/design.md. */
export interface TokenRow {
  /** Custom properties, e.g. `--leaf`; a scale ('`--space-1` to `--space-8`') by its ends. */
  tokens: string[];
  purpose: string;
}

/** A row of the table 'One of each': what it is, and where the shop's and the office's one stand. */
export interface PieceRow {
  name: string;
  shop: string;
  office: string;
}

const rowsOf = (page: string, heading: string): string[][] => {
  const [, section = ''] = page.split(`## ${heading}\n`);
  return section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
};

/** The tokens that the page about the design names, with what they are for. */
export const tokenRows = (page: string): TokenRow[] =>
  rowsOf(page, 'Tokens').map(([names = '', purpose = '']) => ({
    tokens: [...names.matchAll(/`(--[\w-]+)`/g)].map(([, token = '']) => token),
    purpose,
  }));

/** What the page about the design says there is one of. */
export const pieceRows = (page: string): PieceRow[] =>
  rowsOf(page, 'One of each').map(([name = '', shop = '', office = '']) => ({ name, shop, office }));
