/** Not in the history entry: the order page says it once, not again after a refresh or the back button. */
let placedId: number | null = null;

export const markJustPlaced = (orderId: number | null): void => {
  placedId = orderId;
};

export const isJustPlaced = (orderId: number): boolean => placedId === orderId;
