import { toPesos } from '@lacteos/contracts/money/money';
import { netText } from '@lacteos/contracts/money/shown-price';
import { unitsText } from '@lacteos/contracts/parsing/count-text';
import { deliveryPromise } from '@lacteos/contracts/reference/food-label';
import type { CartItem, DeliveryPromise, SessionUser } from '@lacteos/contracts/schemas';
import { TEXTS } from '@lacteos/contracts/validation';
import { formatMoney } from '@lacteos/ui';
import { AppstoreAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { DeliveryNote } from '#features/delivery-place';
import {
  type CheckoutTotals,
  linesOfCart,
  orderTotals,
  shippingPriceOf,
  withShipping,
} from '#features/pricing';
import { screenStyles } from '#features/screen';
import type { CartChange } from '../model/change-cart';
import { linesBeyondStock, unitsIn } from '../model/cart-model';
import { CartLine } from './cart-line';
import styles from './cart.module.css';

interface FilledCartProps {
  user: SessionUser;
  items: CartItem[];
  /** Null where the shop promises none, and until it is known. */
  promise: DeliveryPromise | null;
  list: RefObject<HTMLUListElement | null>;
  onChange: (change: CartChange) => void;
  onContinue: () => void;
  onOpenPanel: () => void;
}

interface AmountsProps {
  totals: CheckoutTotals;
  total: string;
}

const Amounts = ({ totals: { shippingPrice, taxPrice, itemsPrice }, total }: AmountsProps) => (
  <dl className={styles.totals}>
    {shippingPrice !== undefined && (
      <div className={styles.net}>
        <dt>Envío</dt>
        <dd>{shippingPrice === 0 ? 'Gratis' : formatMoney(toPesos(shippingPrice))}</dd>
      </div>
    )}
    <div className={styles.total}>
      <dt>Total{taxPrice > 0 ? <span className={styles.note}> IVA incluido</span> : null}</dt>
      <dd>{total}</dd>
    </div>
    <div className={styles.net}>
      <dt>Subtotal</dt>
      <dd>{netText(toPesos(itemsPrice))}</dd>
    </div>
  </dl>
);

export function FilledCart({
  user,
  items,
  promise,
  list,
  onChange,
  onContinue,
  onOpenPanel,
}: FilledCartProps) {
  const products = orderTotals(linesOfCart(items));
  const totals = withShipping(products, promise && shippingPriceOf(promise, products.totalPrice));
  const total = formatMoney(toPesos(totals.totalPrice));
  const unavailable = linesBeyondStock(items);
  return (
    <div className={screenStyles.columns}>
      <div>
        <div className={styles.toolbar}>
          <p className={styles.units} aria-live="polite">
            {unitsText(unitsIn(items))} en su carrito
            <span className="visually-hidden">, total {total}</span>
          </p>
          <Button size="large" icon={<AppstoreAddOutlined aria-hidden />} onClick={onOpenPanel}>
            Agregar varios productos
          </Button>
        </div>
        <ul ref={list} className={styles.lines} aria-label="Productos en el carrito">
          {items.map((item) => (
            <CartLine
              key={item.id_product}
              item={item}
              onAddUnit={() => onChange({ kind: 'add-unit', productId: item.id_product })}
              onRemoveUnit={() => onChange({ kind: 'remove-unit', productId: item.id_product })}
              onRemove={() => onChange({ kind: 'remove-product', productId: item.id_product })}
            />
          ))}
        </ul>
      </div>
      <div className={`${screenStyles.side} ${screenStyles.summary}`}>
        <div className={screenStyles.actions}>
          <Amounts totals={totals} total={total} />
          {unavailable.length > 0 && (
            <p className={styles.short} role="alert">
              {TEXTS.outOfStock} Ajuste: {unavailable.map((item) => item.Product.name).join(', ')}.
            </p>
          )}
          <Button type="primary" size="large" block disabled={unavailable.length > 0} onClick={onContinue}>
            Continuar
          </Button>
        </div>
        <div className={styles.delivery}>
          <strong>Entrega.</strong> {deliveryPromise(null)} <Link to="/legal/entregas">Cómo entregamos</Link>
          {promise && <DeliveryNote user={user} promise={promise} products={products.totalPrice} />}
        </div>
      </div>
    </div>
  );
}
