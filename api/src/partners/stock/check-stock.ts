import type { StockDifference, StockRepository } from './stock.repository.js';

/** What the stock check prints: one line per level that is not the sum of its ledger, or that all is well. */
export function stockReport(differences: readonly StockDifference[]): string[] {
  if (differences.length === 0) return ['Stock: every level is the sum of its ledger.'];
  return differences.map(
    ({ storeId, productId, level, ledger }) =>
      `Stock of product ${productId} at ${storeId === 0 ? 'the factory' : `store ${storeId}`}: level ${level}, ledger ${ledger}`,
  );
}

/** Compares all levels with the ledger, prints the outcome and answers whether they agree. */
export async function checkStock(
  stock: Pick<StockRepository, 'differences'>,
  print: (line: string) => void,
): Promise<boolean> {
  const differences = await stock.differences();
  stockReport(differences).forEach(print);
  return differences.length === 0;
}
