import type { CashShift } from '@lacteos/contracts/schemas';
import { formatListMoment, formatMoney } from '@lacteos/ui';
import { StatusText } from '@lacteos/ui/antd';
import type { OfficeColumn, OfficeTableDefinition } from '@lacteos/ui/office';
import { useQuery } from '@tanstack/react-query';

import { ShiftExpected, shiftDifferenceText } from '#features/cash-desk';
import { storesQuery } from '#features/stock';
import { ShiftPanel } from './shift-panel';

const FACTORY = { value: '0', label: 'Fábrica' };

function useStoreOptions() {
  const stores = useQuery(storesQuery);
  return [FACTORY, ...(stores.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))];
}

function Closing({ closedAt, isLate }: CashShift) {
  if (closedAt) return <time dateTime={closedAt}>{formatListMoment(closedAt)}</time>;
  return isLate ? (
    <StatusText tone="bad">Abierto hace mucho</StatusText>
  ) : (
    <StatusText tone="open">Abierto</StatusText>
  );
}

const COLUMNS: OfficeColumn<CashShift>[] = [
  {
    key: 'id',
    title: 'N.º',
    sort: 'id',
    isEssential: true,
    fixed: 'left',
    width: 76,
    render: ({ id }) => id,
  },
  { key: 'store', title: 'Tienda', isEssential: true, render: ({ store }) => store },
  { key: 'drawer', title: 'Caja', render: ({ drawer }) => drawer ?? '' },
  { key: 'user', title: 'Persona', isEssential: true, render: ({ user }) => user },
  {
    key: 'openedAt',
    title: 'Apertura',
    sort: 'openedAt',
    render: ({ openedAt }) => <time dateTime={openedAt}>{formatListMoment(openedAt)}</time>,
  },
  { key: 'closedAt', title: 'Cierre', sort: 'closedAt', isEssential: true, render: Closing },
  {
    key: 'expected',
    title: 'Esperado',
    align: 'right',
    render: (shift) => <ShiftExpected shift={shift} />,
  },
  {
    key: 'counted',
    title: 'Contado',
    align: 'right',
    render: ({ countedCash }) => (countedCash === null ? '' : formatMoney(countedCash)),
  },
  { key: 'difference', title: 'Diferencia', render: ({ difference }) => shiftDifferenceText(difference) },
  { key: 'note', title: 'Nota', render: ({ note }) => note },
];

export const SHIFTS_TABLE: OfficeTableDefinition<CashShift> = {
  name: 'cash-shifts',
  path: '/till/shifts',
  label: 'Turnos de caja',
  nouns: { one: 'turno', many: 'turnos' },
  emptyText: 'Todavía no hay turnos de caja.',
  emptyHint: 'El primero empieza cuando alguien abre su caja.',
  liveSubject: 'cash-shift',
  rowKey: ({ id }) => id,
  rowTitle: ({ id, user }) => `Turno ${id} de ${user}`,
  phoneRow: ({ id, store, drawer, user, openedAt, closedAt, difference }) => ({
    title: `${store}, ${drawer ?? 'sin caja'} · ${user}`,
    amount: shiftDifferenceText(difference),
    detail: `N.º ${id} · ${formatListMoment(openedAt)} · ${closedAt ? 'cerrado' : 'abierto'}`,
  }),
  Panel: ({ row }) => <ShiftPanel shift={row} />,
  views: [
    { name: 'Abiertos', filters: { state: 'open' } },
    { name: 'Abiertos hace mucho', filters: { state: 'late' } },
    { name: 'Con diferencia', filters: { state: 'differing' } },
  ],
  columns: COLUMNS,
  filters: [
    {
      kind: 'choice',
      param: 'state',
      label: 'Estado',
      options: [
        { value: 'open', label: 'Abiertos' },
        { value: 'late', label: 'Abiertos hace mucho' },
        { value: 'differing', label: 'Con diferencia' },
      ],
    },
    { kind: 'loaded', param: 'storeId', label: 'Tienda', pattern: /^\d{1,9}$/, useOptions: useStoreOptions },
    {
      kind: 'days',
      from: 'closedFrom',
      to: 'closedTo',
      labels: { from: 'Cerrado desde', to: 'Cerrado hasta' },
    },
  ],
  sort: '-id',
};
