import { pageButtons } from '@lacteos/ui/antd';
import { formatMoney } from '@lacteos/ui';
import { Pagination } from 'antd';
import { ReorderButton } from '../../reorder-button/reorder-button';
import { LinkButton } from '#features/screen';
import type { HistoryRow } from '../model/order-texts';
import styles from './order.module.css';

interface OrdersCardsProps {
  rows: readonly HistoryRow[];
  page: number;
  pageSize: number;
  pathOf: (id: number) => string;
  onPage: (page: number) => void;
}

const dispatchFactsOf = ({ transport, numberGuide }: HistoryRow): [string, string][] =>
  transport === numberGuide
    ? [['Transportadora y guía', transport]]
    : [
        ['Transportadora', transport],
        ['Número de guía', numberGuide],
      ];

const factsOf = (row: HistoryRow): [string, string][] => [
  ['Fecha', row.createdAt],
  ['Método de pago', row.paymentMethod],
  ['Fecha de pago', row.paidAt],
  ['Número de transacción', row.transactionNumber],
  ['Tipo de pago', row.paymentMethodType],
  ['Estado de transacción', row.transactionStatus],
  ['Fecha de despacho', row.dispatchedAt],
  ...dispatchFactsOf(row),
];

export function OrdersCards({ rows, page, pageSize, pathOf, onPage }: OrdersCardsProps) {
  return (
    <>
      <ul className={styles.history} aria-label="Pedidos">
        {rows.slice((page - 1) * pageSize, page * pageSize).map((row) => (
          <li key={row.id} className={styles.card} aria-label={`Pedido ${row.id}`}>
            <div className={styles.orderHead}>
              <h2>
                Pedido {row.id}
                {!row.isActive && ' (cancelado)'}
              </h2>
              <span className={styles.amount}>{formatMoney(row.totalPrice)}</span>
            </div>
            <dl className={styles.facts2}>
              {factsOf(row)
                .filter(([, value]) => value !== '—')
                .map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
            </dl>
            <div className={styles.links}>
              <LinkButton to={pathOf(row.id)}>
                Detalles<span className="visually-hidden"> del pedido {row.id}</span>
              </LinkButton>
              <ReorderButton orderId={row.id} />
            </div>
          </li>
        ))}
      </ul>
      <Pagination
        align="center"
        current={page}
        pageSize={pageSize}
        total={rows.length}
        onChange={onPage}
        hideOnSinglePage
        {...pageButtons}
      />
    </>
  );
}
