import type { Route } from './route-census.js';

const HEAD = `# Routes

Who may call each route, and what a call costs and leaves. Written from the decorators of the handlers by
\`npm run permissions -w api\`: a review sees here what a change gives to whom. _Leaves_ is what a call of a stranger or a buyer may
store; _Sent again_ is how a write with its \`Idempotency-Key\` is done once where key, effect and answer are not one transaction; _Records_ are actions of the audit trail.
`;
const COLUMNS = ['Route', 'Who', 'Only', 'Budget', 'Leaves', 'Sent again', 'Records'];

export function routeListing(routes: readonly Route[]): string {
  const rows = [COLUMNS, COLUMNS.map(() => '---'), ...routes.map(cellsOf)];
  return `${HEAD}\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

const cellsOf = ({ key, rule, budget, storage, repetition, audited }: Route): string[] => [
  `\`${key}\``,
  rule.roles === null ? 'anyone' : rule.roles.join(', '),
  rule.row ?? '',
  budget ?? '',
  storage ? storageText(storage) : '',
  repetition ? `${repetition.by}: ${repetition.because}` : '',
  audited.join(', '),
];

function storageText(storage: NonNullable<Route['storage']>): string {
  switch (storage.by) {
    case 'body':
      return `${storage.budget}: ${storage.times} × body + ${storage.beside} bytes`;
    case 'use case':
      return `${storage.budget}: measured`;
    case 'owner':
      return `${storage.budget}: measured, of the account`;
    case 'attempts':
      return `${storage.bytes} bytes each attempt`;
    case 'nothing':
      return `nothing: ${storage.because}`;
  }
}
