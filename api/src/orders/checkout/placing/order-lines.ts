export interface RequestedLine {
  productId: number;
  quantity: number;
}

/** Sorted by product, the order in which rows are locked. */
export function mergeLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return [...quantities]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((one, other) => one.productId - other.productId);
}
