import { pageButtons } from '@lacteos/ui/antd';
import { formatMoney } from '@lacteos/ui';
import { ConfigProvider, Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import type { HistoryRow } from '../model/order-texts';
import styles from './order.module.css';

interface OrdersListProps {
  rows: readonly HistoryRow[];
  page: number;
  pageSize: number;
  pathOf: (id: number) => string;
  onPage: (page: number) => void;
}

const TEXT_COLUMNS: [keyof HistoryRow, string][] = [
  ['paymentMethod', 'Método de pago'],
  ['paidAt', 'Fecha de pago'],
  ['transactionNumber', 'Número de transacción'],
  ['paymentMethodType', 'Tipo de pago'],
  ['transactionStatus', 'Estado de transacción'],
  ['dispatchedAt', 'Fecha de despacho'],
  ['transport', 'Transportadora'],
  ['numberGuide', 'Número de guía'],
];

const columnsOf = (pathOf: OrdersListProps['pathOf']): TableColumnsType<HistoryRow> => [
  {
    title: 'Pedido',
    dataIndex: 'id',
    render: (id: number, { isActive }) => (isActive ? id : `${id} (cancelado)`),
  },
  { title: 'Fecha', dataIndex: 'createdAt', className: styles.noWrap },
  { title: 'Total', dataIndex: 'totalPrice', align: 'end', className: styles.noWrap, render: formatMoney },
  ...TEXT_COLUMNS.map(([dataIndex, title]) => ({
    title,
    dataIndex,
    className: dataIndex === 'paidAt' ? styles.noWrap : styles.breaks,
  })),
  {
    title: 'Acciones',
    key: 'actions',
    render: (_: unknown, { id }) => (
      <Link to={pathOf(id)} className={styles.edit} aria-label={`Detalles del pedido ${id}`}>
        Detalles
      </Link>
    ),
  },
];

// Narrow cells, so that every column fits without scrolling.
const NARROW_CELLS = {
  components: { Table: { cellPaddingBlockSM: 8, cellPaddingInlineSM: 6 } },
};

export function OrdersTable({ rows, page, pageSize, pathOf, onPage }: OrdersListProps) {
  return (
    <ConfigProvider theme={NARROW_CELLS}>
      <Table<HistoryRow>
        className={styles.table}
        rowKey="id"
        size="small"
        columns={columnsOf(pathOf)}
        dataSource={[...rows]}
        pagination={{
          current: page,
          pageSize,
          total: rows.length,
          onChange: onPage,
          hideOnSinglePage: true,
          ...pageButtons,
        }}
      />
    </ConfigProvider>
  );
}
