import type { Dashboard } from '@lacteos/contracts';
import { formatMoney } from '@lacteos/ui';
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

import { STATE_COLORS, STATE_LABELS } from '../model/order-states';

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

/** What was sold of each product. */
export function SalesByProductChart({ sales }: { sales: Dashboard['salesByProduct'] }) {
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart data={sales} layout="vertical" margin={{ left: 0, right: 12 }} accessibilityLayer={false}>
        <XAxis type="number" tickFormatter={amount} tick={{ fontSize: 12 }} />
        <YAxis type="category" dataKey="name" width={130} tick={{ fontSize: 12 }} />
        <Tooltip formatter={(value) => [money(value), 'Ventas']} />
        <Bar dataKey="total" fill="var(--leaf)" radius={4} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}

/** How many orders stand where. */
export function OrdersByStateChart({ states }: { states: Dashboard['ordersByState'] }) {
  const data = states.map(({ state, orders }) => ({ state, name: STATE_LABELS[state] ?? state, orders }));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart data={data} margin={{ left: 0, right: 12, top: 8 }} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis dataKey="name" tick={{ fontSize: 12 }} interval={0} />
        <YAxis allowDecimals={false} width={44} tick={{ fontSize: 12 }} />
        <Tooltip formatter={(value) => [String(value), 'Pedidos']} />
        <Bar dataKey="orders" radius={4} isAnimationActive={false}>
          {data.map(({ state }) => (
            <Cell key={state} fill={STATE_COLORS[state] ?? 'var(--leaf)'} />
          ))}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
