import type { Return } from '@lacteos/contracts/schemas';
import { formatListMoment, formatMoney, LinkFromList } from '@lacteos/ui';

import type { OfficeColumn, OfficeTableDefinition } from '@lacteos/ui/office';
import { RETURNS_KEY } from './after-sale-calls';
import styles from './after-sale.module.css';
import { GoodsText } from './after-sale-texts';
import { ReturnRowSteps } from './row-steps';

const STATES: Readonly<Record<Return['state'], string>> = {
  requested: 'Solicitada',
  approved: 'Aprobada, faltan los productos',
  received: 'Recibida, falta el dinero',
  refunded: 'Dinero devuelto',
  refused: 'No aprobada',
};

const orderLink = ({ orderId }: Pick<Return, 'orderId'>) => (
  <LinkFromList to={`/admin/order/${orderId}`} aria-label={`Detalles del pedido ${orderId}`}>
    {orderId}
  </LinkFromList>
);

function Wanted({ kind, reason, note, photo, answer, lines }: Return) {
  return (
    <div className={styles.cell}>
      <p>
        {kind === 'cancellation' ? reason : `Devolución: ${reason.toLowerCase()}`}
        {note && `. ${note}`}
      </p>
      <GoodsText lines={lines} />
      {photo && (
        <a href={photo} target="_blank" rel="noreferrer">
          Ver la foto
        </a>
      )}
      {answer && <p>Respuesta: {answer}</p>}
    </div>
  );
}

const COLUMNS: OfficeColumn<Return>[] = [
  { key: 'order', title: 'Pedido', isEssential: true, fixed: 'left', width: 76, render: orderLink },
  {
    key: 'createdAt',
    title: 'Solicitada',
    sort: 'createdAt',
    width: 148,
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatListMoment(createdAt)}</time>,
  },
  { key: 'wanted', title: 'Qué pide', isEssential: true, width: 250, render: Wanted },
  { key: 'amount', title: 'Valor', align: 'right', width: 112, render: ({ amount }) => formatMoney(amount) },
  {
    key: 'state',
    title: 'Último paso',
    sort: 'updatedAt',
    isEssential: true,
    width: 340,
    render: ({ state, updatedAt }) => (
      <div className={styles.cell}>
        <p>{STATES[state]}</p>
        <time dateTime={updatedAt}>{formatListMoment(updatedAt)}</time>
      </div>
    ),
  },
  {
    key: 'actions',
    title: 'Acciones',
    isEssential: true,
    fixed: 'right',
    width: 260,
    render: (row) => <ReturnRowSteps row={row} />,
  },
];

export const RETURNS_TABLE: OfficeTableDefinition<Return> = {
  name: RETURNS_KEY,
  path: '/admin/returns',
  label: 'Devoluciones',
  nouns: { one: 'devolución', many: 'devoluciones', isFeminine: true },
  emptyText: 'Todavía no hay devoluciones.',
  emptyHint: 'Aparecen aquí cuando un comprador devuelve productos o pide cancelar un pedido pagado.',
  rowKey: ({ id }) => id,
  rowTitle: ({ id, orderId }) => `Devolución ${id} del pedido ${orderId}`,
  pageOf: ({ orderId }) => `/admin/order/${orderId}`,
  phoneRow: ({ orderId, amount, state, updatedAt }) => ({
    title: `Pedido #${orderId}`,
    amount: formatMoney(amount),
    detail: `${STATES[state]} · ${formatListMoment(updatedAt)}`,
  }),
  views: [{ name: 'Por atender', filters: { open: 'true' } }],
  columns: COLUMNS,
  filters: [
    {
      kind: 'choice',
      param: 'open',
      label: 'Pendientes',
      allLabel: 'Todas',
      options: [{ value: 'true', label: 'Por atender' }],
    },
    {
      kind: 'choice',
      param: 'state',
      label: 'Estado',
      options: Object.entries(STATES).map(([value, label]) => ({ value, label })),
    },
    {
      kind: 'choice',
      param: 'kind',
      label: 'Clase',
      options: [
        { value: 'goods', label: 'Devolver productos' },
        { value: 'cancellation', label: 'Cancelar el pedido' },
      ],
    },
  ],
  search: { label: 'Buscar por pedido', placeholder: 'Número del pedido' },
  sort: '-updatedAt',
};
