import type { Dashboard } from '@lacteos/contracts';
import { formatMoney } from '@lacteos/ui';
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

const HEIGHT = 240;
const short = new Intl.NumberFormat('es-CO', { notation: 'compact', maximumFractionDigits: 1 });
const money = (value: unknown) => formatMoney(Number(value));
const amount = (value: number) => short.format(value);

/** What was sold by day. */
export function SalesByDayChart({ sales }: { sales: Dashboard['salesByDay'] }) {
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <AreaChart data={sales} margin={{ left: 0, right: 12, top: 8 }} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => day.slice(5)}
          minTickGap={24}
          tick={{ fontSize: 12 }}
        />
        <YAxis tickFormatter={amount} width={56} tick={{ fontSize: 12 }} />
        <Tooltip formatter={(value) => [money(value), 'Ventas']} />
        <Area
          dataKey="total"
          stroke="var(--leaf)"
          strokeWidth={2}
          fill="var(--leaf-mist)"
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
