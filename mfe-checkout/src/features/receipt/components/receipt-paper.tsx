import { BRAND, type Order } from '@lacteos/contracts';
import { formatMoney } from '@lacteos/ui';
import { vatLabel } from '../../pricing/model/order-totals';
import { dispatchText, paymentText } from '../../orders/model/order-texts';
import { RECEIPT_ID } from '../print-receipt';
import styles from './receipt.module.css';

const moment = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});

/** The receipt as it is printed; on the screen it is not shown. */
export function ReceiptPaper({ order }: { order: Order }) {
  const { shippingAddress: buyer } = order;
  return (
    <div id={RECEIPT_ID} className={styles.paper} aria-hidden="true">
      <p className={styles.brand}>{BRAND.name}</p>
      <p className={styles.centre}>{BRAND.city}</p>
      <p className={styles.centre}>{BRAND.address}</p>
      <hr />
      <p>Pedido {order.id}</p>
      <p>{moment.format(new Date(order.createdAt))}</p>
      <p>{`${buyer.first_name} ${buyer.last_name}`.trim()}</p>
      <p>Identificación {order.n_document}</p>
      <hr />
      {order.orderItems.map(({ id_product, quantity, price, Product }) => (
        <div key={id_product} className={styles.item}>
          <p>{Product.name}</p>
          <p className={styles.row}>
            <span>
              {quantity} × {formatMoney(price)}
            </span>
            <span>{formatMoney(price * quantity)}</span>
          </p>
        </div>
      ))}
      <hr />
      <p className={styles.row}>
        <span>Productos</span>
        <span>{formatMoney(order.itemsPrice)}</span>
      </p>
      <p className={styles.row}>
        <span>{vatLabel(order.allTaxed)}</span>
        <span>{formatMoney(order.taxPrice)}</span>
      </p>
      <p className={`${styles.row} ${styles.total}`}>
        <span>Total</span>
        <span>{formatMoney(order.totalPrice)}</span>
      </p>
      <hr />
      <p>{order.paymentMethod}</p>
      <p>{order.active ? paymentText(order) : 'pedido cancelado'}</p>
      <p>{dispatchText(order)}</p>
      <hr />
      <p className={styles.centre}>Este recibo no reemplaza la factura electrónica.</p>
      <p className={styles.centre}>Gracias por su compra.</p>
    </div>
  );
}
