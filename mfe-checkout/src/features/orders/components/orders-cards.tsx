import { pageButtons } from '@lacteos/ui/antd';
import { formatMoney, ProductPicture } from '@lacteos/ui';
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

const SHOWN_PICTURES = 4;
const SHOWN_NAMES = 2;

/** 'Kumis, Brevas y 3 más'. */
function namesText(products: HistoryRow['products']): string {
  const names = products.map(({ name }) => name);
  const others = names.length - SHOWN_NAMES;
  if (others > 0) return `${names.slice(0, SHOWN_NAMES).join(', ')} y ${others} más`;
  return names.join(' y ');
}

function OrderHistoryCard({ row, path }: { row: HistoryRow; path: string }) {
  const { id, products, state, tone, isActive, expected } = row;
  return (
    <li className={styles.card} aria-label={`Pedido ${id}`}>
      <div className={styles.orderHead}>
        <h2>
          Pedido {id}
          {!isActive && ' (cancelado)'}
        </h2>
        <span className={styles.amount}>{formatMoney(row.totalPrice)}</span>
      </div>
      <p className={styles.state} data-tone={tone}>
        <strong>{state}</strong>
        {expected !== null && <span>{expected}</span>}
      </p>
      {products.length > 0 && (
        <div className={styles.bought}>
          <span className={styles.pictures}>
            {products.slice(0, SHOWN_PICTURES).map(({ id_product, image }) => (
              <ProductPicture key={id_product} image={image} alt="" sizes="56px" />
            ))}
          </span>
          <span>{namesText(products)}</span>
        </div>
      )}
      <details className={styles.more}>
        <summary>
          Fechas, pago y guía<span className="visually-hidden"> del pedido {id}</span>
        </summary>
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
      </details>
      <div className={styles.links}>
        <LinkButton to={path}>
          Detalles<span className="visually-hidden"> del pedido {id}</span>
        </LinkButton>
        <ReorderButton orderId={id} />
      </div>
    </li>
  );
}

export function OrdersCards({ rows, page, pageSize, pathOf, onPage }: OrdersCardsProps) {
  return (
    <>
      <ul className={styles.history} aria-label="Pedidos">
        {rows.slice((page - 1) * pageSize, page * pageSize).map((row) => (
          <OrderHistoryCard key={row.id} row={row} path={pathOf(row.id)} />
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
