import type { Dashboard } from '@lacteos/contracts/schemas';

const DAY_MS = 86_400_000;
/** A longer span shows only the days with sales. */
const MAX_DAYS = 731;

/** Zero on days without sales; empty without any sale. */
export function everyDay({
  from,
  to,
  salesByDay,
}: Pick<Dashboard, 'from' | 'to' | 'salesByDay'>): Dashboard['salesByDay'] {
  if (salesByDay.length === 0) return [];
  const sold = new Map(salesByDay.map((sales) => [sales.day, sales]));
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (length > MAX_DAYS) return salesByDay;
  return Array.from({ length }, (_, n) => {
    const day = new Date(Date.parse(from) + n * DAY_MS).toISOString().slice(0, 10);
    return sold.get(day) ?? { day, orders: 0, total: 0 };
  });
}
