import { requestedAt, useLive, type SeenChange } from '@lacteos/api-client/live';
import { LiveNotice } from '@lacteos/ui/antd';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ORDERS_KEY, orderStepText } from '#features/order-list';
import { orderQuery } from '../model/read-order';

const textOf = (changes: readonly SeenChange[]): string => {
  const steps = changes.map(({ name }) => orderStepText(name)).filter((text) => text !== null);
  const last = steps.at(-1);
  return last ? `Este pedido cambió: ${last.toLocaleLowerCase('es-CO')}` : 'Este pedido cambió';
};

export function OrderNews({ id, readAt }: { id: string; readAt: number }) {
  const client = useQueryClient();
  const [isLoading, setIsLoading] = useState(false);
  const { changes, isTooMuch } = useLive({
    subject: 'order',
    // A page with a cached answer gets no news until it is read again.
    requestedAt: readAt === 0 ? 0 : requestedAt(orderQuery(id).queryKey),
  });
  const own = changes.filter((change) => change.id === id);
  const show = async () => {
    setIsLoading(true);
    await client.invalidateQueries({ queryKey: [ORDERS_KEY] });
    setIsLoading(false);
  };
  const text = own.length > 0 ? textOf(own) : isTooMuch ? 'Este pedido pudo cambiar' : null;
  return <LiveNotice text={text} isLoading={isLoading} onShow={() => void show()} />;
}
