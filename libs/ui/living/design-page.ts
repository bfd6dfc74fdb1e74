export interface TokenRow {
  tokens: string[];
  purpose: string;
}

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

export const tokenRows = (page: string): TokenRow[] =>
  rowsOf(page, 'Tokens').map(([names = '', purpose = '']) => ({
    tokens: [...names.matchAll(/`(--[\w-]+)`/g)].map(([, token = '']) => token),
    purpose,
  }));

export const pieceRows = (page: string): PieceRow[] =>
  rowsOf(page, 'One of each').map(([name = '', shop = '', office = '']) => ({ name, shop, office }));
