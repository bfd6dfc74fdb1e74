import type { HealthCheck } from '@lacteos/contracts/schemas';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function durationText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / DAY), 'd'],
    [Math.floor((seconds % DAY) / HOUR), 'h'],
    [Math.floor((seconds % HOUR) / MINUTE), 'min'],
    [Math.floor(seconds % MINUTE), 's'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return '0 s';
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

export function figureText({ value, unit, limit }: Pick<HealthCheck, 'value' | 'unit' | 'limit'>): string {
  if (value === null) return 'Sin datos';
  if (unit === 'count') return limit === 0 ? String(value) : `${value} (normal: hasta ${limit})`;
  const text = unit === 'age' ? `hace ${durationText(value)}` : durationText(value);
  return `${text} (normal: hasta ${durationText(limit)})`;
}
