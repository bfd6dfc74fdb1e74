const percent = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0, signDisplay: 'always' });

/** A tenfold value has next to nothing to be compared with. */
const MAX_PERCENT = 999;

/** '+12 %', or 'sin ventas antes' without an earlier value. */
export function changeText(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'igual' : 'sin ventas antes';
  const change = ((now - before) / before) * 100;
  if (change > MAX_PERCENT) return 'muy pocas ventas antes';
  return `${percent.format(change).replace('-', '−')} %`;
}
