/** Percentages are stored as whole ten-thousandths. */
const SCALE = 10_000;

export const storedPercent = (value: number): number => Math.round(value * SCALE);

export const percentTransformer = {
  to: (value: unknown): unknown => (typeof value === 'number' ? storedPercent(value) : value),
  from: (stored: number): number => Number(stored) / SCALE,
};
