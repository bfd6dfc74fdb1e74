import type { StockDifference, StockRepository } from './stock.repository.js';

function stockReport(differences: readonly StockDifference[]): string[] {
  if (differences.length === 0) return ['Stock: every level is the sum of its ledger.'];
  return differences.map(
    ({ storeId, productId, level, ledger }) =>
      `Stock of product ${productId} at ${storeId === 0 ? 'the factory' : `store ${storeId}`}: level ${level}, ledger ${ledger}`,
  );
}

/** @returns whether every level agrees with its ledger */
export async function checkStock(
  stock: Pick<StockRepository, 'differences'>,
  print: (line: string) => void,
): Promise<boolean> {
  const differences = await stock.differences();
  stockReport(differences).forEach(print);
  return differences.length === 0;
}
