import type { MoneyCheckRepository } from './money-check.repository.js';

/** Prints differences of orders, lines, payments, invoices and sums. @returns whether they agree */
export async function checkMoney(
  money: Pick<MoneyCheckRepository, 'faults' | 'rules'>,
  print: (line: string) => void,
): Promise<boolean> {
  const faults = await money.faults();
  if (faults.length === 0) print(`Money: all ${money.rules} rules hold.`);
  for (const { rule, count, ids } of faults) print(`Money: ${count} break '${rule}', e.g. ${ids.join(', ')}`);
  return faults.length === 0;
}
