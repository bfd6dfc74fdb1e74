import type { Order } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { Link } from 'react-router-dom';

import { formStyles } from '#features/editing';
import { ReturnLineButton } from '#features/returns';
import styles from './order.module.css';

export function LinesCard({ order }: { order: Order }) {
  const sums: (readonly [string, number])[] = [
    ['Productos', order.itemsPrice],
    ['IVA', order.taxPrice],
    // Part of the total since deliveries are booked.
    ...(order.promised ? ([['Envío', order.shippingPrice]] as const) : []),
    ['Total', order.totalPrice],
  ];
  return (
    <section className={formStyles.officeCard} aria-label="Productos">
      <h2>Productos</h2>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Producto</th>
            <th scope="col">Cantidad</th>
            <th scope="col">Valor</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {order.orderItems.map(({ id_product, quantity, price, Product }) => (
            <tr key={id_product}>
              <th scope="row">
                <Link className={formStyles.officeLink} to={`/admin/product/${id_product}`}>
                  {Product.name}
                </Link>
              </th>
              <td>
                {quantity} × {formatMoney(price)}
              </td>
              <td>{formatMoney(price * quantity)}</td>
              <td className={styles.lineAction}>
                <ReturnLineButton order={order} productId={id_product} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([label, value]) => (
            <tr key={label}>
              <th scope="row" colSpan={2}>
                {label}
              </th>
              <td>{formatMoney(value)}</td>
              <td />
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}
