import type { OrderRow } from '@lacteos/contracts/schemas';
import { departmentName, municipalityName } from '@lacteos/contracts/divipola';
import { formatDay } from '@lacteos/ui';
import type { OfficeColumn, OfficeTableDefinition } from '@lacteos/ui/office';
import { customerName, ORDER_LINK_COLUMN, ORDERS_KEY } from '#features/order-list';

const COLUMNS: OfficeColumn<OrderRow>[] = [
  ORDER_LINK_COLUMN,
  {
    key: 'deliveredAt',
    title: 'Fecha despacho',
    sort: 'deliveredAt',
    render: ({ deliveredAt }) => formatDay(deliveredAt),
  },
  { key: 'numberGuide', title: 'Número de guía', render: ({ delivery }) => delivery?.numberGuide ?? '' },
  { key: 'transport', title: 'Transportadora', render: ({ delivery }) => delivery?.transport ?? '' },
  {
    key: 'address',
    title: 'Dirección de envío',
    render: ({ delivery, shippingAddress }) => delivery?.shippingAddress || shippingAddress.address,
  },
  { key: 'phone', title: 'Teléfono cliente', render: ({ shippingAddress }) => shippingAddress.phone },
  { key: 'customer', title: 'Nombre cliente', render: customerName },
  {
    key: 'city',
    title: 'Municipio destino',
    render: ({ delivery, shippingAddress }) =>
      delivery?.shippingAddressCity ||
      (municipalityName(shippingAddress.city_code) ?? shippingAddress.city_code),
  },
  {
    key: 'state',
    title: 'Departamento destino',
    render: ({ delivery, shippingAddress }) =>
      delivery?.shippingAddressCountry ||
      (departmentName(shippingAddress.state_code) ?? shippingAddress.state_code),
  },
];

export const DELIVERIES_TABLE: OfficeTableDefinition<OrderRow> = {
  name: `${ORDERS_KEY}-delivered`,
  path: '/admin/orders',
  exportPath: '/admin/orders/export',
  label: 'Despachos',
  nouns: { one: 'despacho', many: 'despachos' },
  emptyText: 'Todavía no hay despachos.',
  emptyHint: 'Aparecen aquí cuando se genera el despacho de un pedido pagado.',
  rowKey: ({ id }) => id,
  rowTitle: ({ id }) => `el pedido ${id}`,
  columns: COLUMNS,
  search: { label: 'Buscar despachos', placeholder: 'Buscar por id, documento, nombre, teléfono o guía' },
  filters: [
    {
      kind: 'days',
      from: 'deliveredFrom',
      to: 'deliveredTo',
      labels: { from: 'Despachado desde', to: 'Despachado hasta' },
    },
  ],
  sort: '-deliveredAt',
  always: { isDelivered: 'true' },
};
