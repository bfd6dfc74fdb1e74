import { sellsForStore } from '@lacteos/contracts/reference/roles';
import type { NewOrder, SessionUser } from '@lacteos/contracts/schemas';
import { emit, readRoot, updateRoot, type RootState } from '@lacteos/session-bus';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cartQuery, unitsIn } from '#features/cart';
import { orderFailure, unexpectedFailure, type OrderFailure, type PlaceOrderResult } from './order-failure';
import { markJustPlaced } from './just-placed';
import { placeOrder } from './place-order';

/** Without this delivery's notes. */
function nextAddress(): Pick<RootState, 'shippingAddress'> {
  const { shippingAddress } = readRoot();
  return { shippingAddress: shippingAddress && { ...shippingAddress, notes: undefined } };
}

export function usePlaceOrder(user: SessionUser) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isSending = useRef(false);
  const [status, setStatus] = useState<'idle' | 'sending' | 'placed'>('idle');
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  const isStaff = sellsForStore(user.id_role);
  const pathTo = (orderId: number) => (isStaff ? `/orderstore/${orderId}` : `/order/${orderId}`);

  const succeed = (orderId: number) => {
    setStatus('placed');
    client.setQueryData(cartQuery(user.id).queryKey, []);
    void client.invalidateQueries({ queryKey: ['orders', user.id] });
    updateRoot(
      isStaff
        ? { cart: [], shippingAddress: null, customer: null }
        : { cart: [], deliveryDay: null, ...nextAddress() },
    );
    emit('cart-changed', { count: 0 });
    emit('order-placed', { orderId });
    markJustPlaced(orderId);
    void navigate(pathTo(orderId), { replace: true });
  };

  const fail = async (
    result: Extract<PlaceOrderResult, { success: false }>,
    sent: { allTaxed: boolean; isPickup: boolean },
  ) => {
    // Prices, stock or cart may have changed.
    const cart = await client.fetchQuery(cartQuery(user.id)).catch(() => null);
    if (cart) emit('cart-changed', { count: unitsIn(cart) });
    setFailure(orderFailure(result, sent));
    setStatus('idle');
  };

  const place = async (order: NewOrder, allTaxed: boolean): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setStatus('sending');
    setFailure(null);
    try {
      const result = await placeOrder(order);
      if (result.success) succeed(result.orderId);
      else await fail(result, { allTaxed, isPickup: order.delivery?.kind === 'pickup' });
    } catch {
      setFailure(unexpectedFailure());
      setStatus('idle');
    } finally {
      isSending.current = false;
    }
  };

  return { place, status, failure, pathTo };
}

export type PlaceOrder = ReturnType<typeof usePlaceOrder>;
