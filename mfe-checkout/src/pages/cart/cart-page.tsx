import { sellsForStore, TEXTS, toPesos, type CartItem, type SessionUser } from '@lacteos/contracts';
import { ApiError } from '@lacteos/api-client';
import { formatMoney } from '@lacteos/ui';
import { Alert, Button } from 'antd';
import { AppstoreAddOutlined } from '@ant-design/icons';
import { useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CartChange } from '../../features/cart/api/change-cart';
import { useCart, useChangeCart } from '../../features/cart/api/use-cart';
import { BulkAddPanel } from '../../features/cart/components/bulk-add-panel';
import { CartLine } from '../../features/cart/components/cart-line';
import { QuickSale } from '../../features/cart/components/quick-sale';
import cartStyles from '../../features/cart/components/cart.module.css';
import { linesBeyondStock, unitsIn } from '../../features/cart/model/cart-model';
import { useFocusAfterRemoval } from '../../features/cart/use-focus-after-removal';
import { linesOfCart, orderTotals } from '../../features/pricing/model/order-totals';
import { CheckoutScreen } from '../../features/screen/checkout-screen';
import { EmptyState } from '../../features/screen/empty-state';
import { ErrorState } from '../../features/screen/error-state';
import { errorText } from '../../features/screen/error-text';
import { LinkButton } from '../../features/screen/link-button';
import { LoadingState } from '../../features/screen/loading-state';
import { StaleNotice } from '../../features/screen/stale-notice';
import styles from '../../features/screen/screen.module.css';

const refusalText = (error: unknown): string => {
  if (!(error instanceof ApiError)) return errorText(error);
  if (error.code === 'CART.INSUFFICIENT_STOCK') return TEXTS.outOfStock;
  return error.code === 'CART.NO_STORE' ? TEXTS.noStore : errorText(error);
};

const unitsText = (units: number): string => `${units} ${units === 1 ? 'unidad' : 'unidades'}`;

interface FilledCartProps {
  items: CartItem[];
  list: RefObject<HTMLUListElement | null>;
  onChange: (change: CartChange) => void;
  onContinue: () => void;
  onOpenPanel: () => void;
}

function FilledCart({ items, list, onChange, onContinue, onOpenPanel }: FilledCartProps) {
  const subtotal = formatMoney(toPesos(orderTotals(linesOfCart(items)).itemsPrice));
  const short = linesBeyondStock(items);
  return (
    <div className={styles.columns}>
      <div>
        <div className={cartStyles.toolbar}>
          <p className={cartStyles.units} aria-live="polite">
            {unitsText(unitsIn(items))} en su carrito
            <span className={styles.hidden}>, subtotal {subtotal}</span>
          </p>
          <Button size="large" icon={<AppstoreAddOutlined aria-hidden />} onClick={onOpenPanel}>
            Agregar varios productos
          </Button>
        </div>
        <ul ref={list} className={cartStyles.lines} aria-label="Productos en el carrito">
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
      <div className={`${styles.side} ${styles.summary}`}>
        <div className={styles.actions}>
          <dl className={cartStyles.subtotal}>
            <dt>Subtotal</dt>
            <dd>{subtotal}</dd>
          </dl>
          <p className={cartStyles.note}>Sin IVA: se suma en la vista previa del pedido.</p>
          {short.length > 0 && (
            <p className={cartStyles.short} role="alert">
              {TEXTS.outOfStock} Ajuste: {short.map((item) => item.Product.name).join(', ')}.
            </p>
          )}
          <Button type="primary" size="large" block disabled={short.length > 0} onClick={onContinue}>
            Continuar
          </Button>
        </div>
      </div>
    </div>
  );
}

function Cart({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const cart = useCart(user.id);
  const changeCart = useChangeCart(user.id);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const { list, expectRemoval } = useFocusAfterRemoval(cart.data);
  if (cart.isPending) return <LoadingState rows={6} />;
  const retry = () => void cart.refetch();
  if (!cart.data) return <ErrorState error={cart.error} isRetrying={cart.isFetching} onRetry={retry} />;
  return (
    <div className={styles.stack}>
      {cart.isError && <StaleNotice error={cart.error} onRetry={retry} />}
      {changeCart.isError && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={refusalText(changeCart.error)}
          closable={{ 'aria-label': 'Cerrar aviso', onClose: () => changeCart.reset() }}
        />
      )}
      {sellsForStore(user.id_role) && <QuickSale userId={user.id} cart={cart.data} />}
      {cart.data.length === 0 ? (
        <EmptyState
          title="Su carrito está vacío"
          text="Elija yogures, quesos y postres recién hechos; aquí los verá."
        >
          <LinkButton to="/products" kind="main">
            Ver productos
          </LinkButton>
          <Button size="large" type="link" onClick={() => setIsPanelOpen(true)}>
            Agregar varios productos
          </Button>
        </EmptyState>
      ) : (
        <FilledCart
          items={cart.data}
          list={list}
          onChange={(change) => {
            if (change.kind === 'remove-product') expectRemoval(change.productId);
            changeCart.mutate(change);
          }}
          onContinue={() => void navigate(sellsForStore(user.id_role) ? '/shipping2' : '/shipping')}
          onOpenPanel={() => setIsPanelOpen(true)}
        />
      )}
      <BulkAddPanel
        userId={user.id}
        cart={cart.data}
        isOpen={isPanelOpen}
        onClose={() => setIsPanelOpen(false)}
      />
    </div>
  );
}

/** `/cart`: the lines of the cart, their subtotal and the way to the checkout. */
export function CartPage() {
  return <CheckoutScreen title="Carrito de compras">{(user) => <Cart user={user} />}</CheckoutScreen>;
}
