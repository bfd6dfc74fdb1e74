import { netText, shownPrice, type PricedThing } from '@lacteos/contracts/money/shown-price';
import { PriceAmount, ProductPicture } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import { LineAmount } from '#features/pricing';
import styles from './order.module.css';

export interface OrderLine extends Partial<Pick<PricedThing, 'taxClassification' | 'taxPercent'>> {
  productId: number;
  name: string;
  image: string;
  quantity: number;
  /** Pesos without VAT. */
  price: number;
}

/** Older APIs omit the VAT. */
const isPriced = (line: OrderLine): line is OrderLine & PricedThing => line.taxClassification !== undefined;

/** With VAT; the net amounts stand in the summary. */
function LinePrice({ line }: { line: OrderLine }) {
  const { quantity, price } = line;
  if (!isPriced(line)) return <span className={styles.facts}>{`${quantity} × ${netText(price)}`}</span>;
  const { amount, vat } = shownPrice(line);
  return (
    <span className={styles.facts}>
      <PriceAmount amount={`${quantity} × ${amount}`} vat={vat} />
    </span>
  );
}

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
            <LinePrice line={line} />
          </div>
          {isPriced(line) && (
            <span className={styles.amount}>
              <LineAmount line={line} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
