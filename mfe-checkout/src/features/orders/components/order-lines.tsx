import { toPesos } from '@lacteos/contracts';
import { formatMoney, ProductPicture } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import { lineTotal } from '#features/pricing';
import styles from './order.module.css';

export interface OrderLine {
  productId: number;
  name: string;
  image: string;
  quantity: number;
  /** Unit price in pesos without VAT. */
  price: number;
}

/** Lines of an order or of its preview. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className={styles.lines} aria-label="Productos del pedido">
      {lines.map((line) => (
        <li key={line.productId} className={styles.line}>
          <div className={styles.picture}>
            <ProductPicture image={line.image} alt="" sizes="64px" />
          </div>
          <div className={styles.words}>
            <Link to={`/product/${line.productId}`} className={styles.name}>
              {line.name}
            </Link>
            <span className={styles.facts}>
              {line.quantity} × {formatMoney(line.price)}
            </span>
          </div>
          <span className={styles.amount}>{formatMoney(toPesos(lineTotal(line)))}</span>
        </li>
      ))}
    </ul>
  );
}
