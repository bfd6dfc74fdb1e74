import type { Dashboard } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { GridRows } from '@visx/grid';
import { useParentSize } from '@visx/responsive';
import { scaleLinear, scalePoint } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { useState, type CSSProperties, type PointerEvent } from 'react';

import styles from './charts.module.css';

type Sales = Dashboard['salesByDay'];

const HEIGHT = 240;
const MARGIN = { top: 8, right: 16, bottom: 28, left: 56 };
const TICKS = 5;
const LABEL_WIDTH = 64;
const short = new Intl.NumberFormat('es-CO', { notation: 'compact', maximumFractionDigits: 1 });

const scalesOf = (sales: Sales, width: number) => ({
  days: scalePoint({
    domain: sales.map(({ day }) => day),
    range: [MARGIN.left, Math.max(MARGIN.left, width - MARGIN.right)],
  }),
  totals: scaleLinear({
    domain: [0, Math.max(1, ...sales.map(({ total }) => total))],
    range: [HEIGHT - MARGIN.bottom, MARGIN.top],
    nice: TICKS,
  }),
});

const labelledDays = (sales: Sales, width: number): string[] => {
  const every = Math.ceil((sales.length * LABEL_WIDTH) / Math.max(LABEL_WIDTH, width - MARGIN.left));
  return sales.filter((_, n) => n % every === 0).map(({ day }) => day);
};

export function SalesByDayChart({ sales }: { sales: Sales }) {
  const { parentRef, width } = useParentSize({ ignoreDimensions: ['height', 'top', 'left'] });
  const [pointed, setPointed] = useState<number | null>(null);
  const { days, totals } = scalesOf(sales, width);
  const x = ({ day }: Sales[number]) => days(day) ?? MARGIN.left;
  const y = ({ total }: Sales[number]) => totals(total);
  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const offset = clientX - currentTarget.getBoundingClientRect().left - MARGIN.left;
    const nearest = days.step() > 0 ? Math.round(offset / days.step()) : 0;
    setPointed(Math.min(sales.length - 1, Math.max(0, nearest)));
  };
  const shown = pointed === null ? undefined : sales[pointed];
  return (
    <div ref={parentRef} className={styles.salesChart}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} onPointerMove={point} onPointerLeave={() => setPointed(null)}>
          <GridRows
            scale={totals}
            left={MARGIN.left}
            width={width - MARGIN.left - MARGIN.right}
            numTicks={TICKS}
          />
          <AreaClosed className={styles.salesArea} data={sales} x={x} y={y} yScale={totals} />
          <LinePath className={styles.salesLine} data={sales} x={x} y={y} />
          {totals.ticks(TICKS).map((total) => (
            <text key={total} x={MARGIN.left - 8} y={totals(total)} dy="0.3em" textAnchor="end">
              {short.format(total)}
            </text>
          ))}
          {labelledDays(sales, width).map((day) => (
            <text key={day} x={days(day)} y={HEIGHT - 8} textAnchor="middle">
              {day.slice(5)}
            </text>
          ))}
          {shown && <circle className={styles.salesPoint} cx={x(shown)} cy={y(shown)} r={4} />}
        </svg>
      )}
      {shown && (
        <p
          className={styles.salesTip}
          data-side={x(shown) > width / 2 ? 'left' : 'right'}
          style={{ '--day-x': `${x(shown)}px` } as CSSProperties}
        >
          {shown.day}
          <strong>{formatMoney(shown.total)}</strong>
        </p>
      )}
    </div>
  );
}
