/** A requested line: how many units of which product. */
export interface RequestedLine {
  productId: number;
  quantity: number;
}

/** Adds up lines that name the same product and puts them in product order, the order in which rows are locked. */
export function mergeLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return [...quantities]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((one, other) => one.productId - other.productId);
}
