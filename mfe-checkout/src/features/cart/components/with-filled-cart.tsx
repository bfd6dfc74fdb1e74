import type { ReactNode } from 'react';
import { EmptyState, LinkButton, LoadingState } from '#features/screen';
import { useCart } from '../model/use-cart';

/** Explains an empty cart: after an order the back button leads here. */
export function WithFilledCart({ userId, children }: { userId: number; children: ReactNode }) {
  const { data, isFetching } = useCart(userId);
  if (data?.length !== 0) return children;
  if (isFetching) return <LoadingState />;
  return (
    <EmptyState
      title="Su carrito está vacío"
      text="Si acaba de hacer un pedido, lo encuentra en sus pedidos."
    >
      <LinkButton to="/products" kind="main">
        Ver productos
      </LinkButton>
      <LinkButton to="/orderhistory">Ver mis pedidos</LinkButton>
    </EmptyState>
  );
}
