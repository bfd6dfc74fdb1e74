const percent = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0, signDisplay: 'always' });

/** '+12 %', or 'sin ventas antes' without an earlier value. */
export function changeText(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'igual' : 'sin ventas antes';
  return `${percent.format(((now - before) / before) * 100).replace('-', '−')} %`;
}
