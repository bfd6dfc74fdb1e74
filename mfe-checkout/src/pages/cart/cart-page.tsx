import { sellsForStore } from '@lacteos/contracts/reference/roles';
import type { SessionUser } from '@lacteos/contracts/schemas';
import { TEXTS } from '@lacteos/contracts/validation';
import { ApiError } from '@lacteos/api-client';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  BulkAddPanel,
  FilledCart,
  CartSuggestions,
  QuickSale,
  useCart,
  useChangeCart,
  useFocusAfterRemoval,
} from '#features/cart';
import { useCartCity, useCheckoutPromise } from '#features/delivery-place';
import {
  CheckoutScreen,
  EmptyState,
  ErrorState,
  errorText,
  LinkButton,
  LoadingState,
  screenStyles,
  StaleNotice,
} from '#features/screen';

const refusalText = (error: unknown): string => {
  if (!(error instanceof ApiError)) return errorText(error);
  if (error.code === 'CART.INSUFFICIENT_STOCK') return TEXTS.outOfStock;
  return error.code === 'CART.NO_STORE' ? TEXTS.noStore : errorText(error);
};

function Cart({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const cart = useCart(user.id);
  const changeCart = useChangeCart(user.id);
  const { promise, error: promiseError } = useCheckoutPromise(user, { cityCode: useCartCity(user) });
  // The suggestions below would move when the first promise makes the amounts longer.
  const [isPromiseKnown, setPromiseKnown] = useState(false);
  if (!isPromiseKnown && (promise !== undefined || promiseError)) setPromiseKnown(true);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const { list, expectRemoval } = useFocusAfterRemoval(cart.data);
  const isShopper = !sellsForStore(user.id_role);
  if (cart.isPending) return <LoadingState rows={6} />;
  const retry = () => void cart.refetch();
  if (!cart.data) return <ErrorState error={cart.error} isRetrying={cart.isFetching} onRetry={retry} />;
  return (
    <div className={screenStyles.stack}>
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
      {!isShopper && <QuickSale userId={user.id} cart={cart.data} />}
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
          user={user}
          promise={promise ?? null}
          items={cart.data}
          list={list}
          onChange={(change) => {
            if (change.kind === 'remove-product') expectRemoval(change.productId);
            changeCart.mutate(change);
          }}
          onContinue={() => void navigate(isShopper ? '/shipping' : '/shipping2')}
          onOpenPanel={() => setIsPanelOpen(true)}
        />
      )}
      {isShopper && isPromiseKnown && (
        <CartSuggestions
          userId={user.id}
          items={cart.data}
          onAdd={(productId) => changeCart.mutate({ kind: 'add-unit', productId })}
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

export function CartPage() {
  return <CheckoutScreen title="Carrito de compras">{(user) => <Cart user={user} />}</CheckoutScreen>;
}
