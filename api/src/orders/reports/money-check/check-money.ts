import type { MoneyCheckRepository } from './money-check.repository.js';

/** Compares orders, lines, payments, invoices and sums, and prints what differs. @returns whether they agree */
export async function checkMoney(
  money: Pick<MoneyCheckRepository, 'faults' | 'rules'>,
  print: (line: string) => void,
): Promise<boolean> {
  const faults = await money.faults();
  if (faults.length === 0) print(`Money: all ${money.rules} rules hold.`);
  for (const { rule, count, ids } of faults) print(`Money: ${count} break '${rule}', e.g. ${ids.join(', ')}`);
  return faults.length === 0;
}
