import type { AfterSale, Order } from '@lacteos/contracts';
import { formatMoney } from '@lacteos/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';

import { OrderCard } from '#features/orders';
import { ErrorState } from '#features/screen';
import { afterSaleQuery } from '../api/after-sale';
import styles from './after-sale.module.css';
import { CancelDialog } from './cancel-dialog';
import { ReturnDialog } from './return-dialog';

function Parts({ returns, refunds }: AfterSale) {
  return (
    <ul className={styles.parts}>
      {returns.map(({ id, kind, label, answer, lines, photo }) => (
        <li key={`return-${id}`}>
          <strong>{kind === 'cancellation' ? 'Su solicitud de cancelar' : 'Su devolución'}</strong>: {label}
          {lines.map(({ productId, name, quantity }) => (
            <p key={productId}>
              {quantity} × {name}
            </p>
          ))}
          {photo && (
            <p>
              <a href={photo} target="_blank" rel="noreferrer">
                Ver su foto
              </a>
            </p>
          )}
          {answer && <p>{answer}</p>}
        </li>
      ))}
      {refunds.map(({ id, amount, label, text }) => (
        <li key={`refund-${id}`}>
          <strong>Su dinero, {formatMoney(amount)}</strong>: {label}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}

function AfterSaleParts({ order, afterSale }: { order: Order; afterSale: AfterSale }) {
  const [open, setOpen] = useState<'cancel' | 'return' | null>(null);
  const { canCancel, cancelsAtOnce, returnable, returns, refunds } = afterSale;
  const isEmpty = returns.length + refunds.length === 0;
  if (isEmpty && !canCancel && returnable.length === 0) return null;
  const close = () => setOpen(null);
  return (
    <OrderCard title="Cambios y devoluciones">
      {!isEmpty && <Parts {...afterSale} />}
      {canCancel && (
        <Button danger shape="round" onClick={() => setOpen('cancel')}>
          {cancelsAtOnce ? 'Cancelar el pedido' : 'Pedir la cancelación'}
        </Button>
      )}
      {returnable.length > 0 && (
        <Button shape="round" onClick={() => setOpen('return')}>
          Devolver productos
        </Button>
      )}
      {open === 'cancel' && <CancelDialog orderId={order.id} isAtOnce={cancelsAtOnce} onClose={close} />}
      {open === 'return' && <ReturnDialog orderId={order.id} afterSale={afterSale} onClose={close} />}
    </OrderCard>
  );
}

/** What a buyer can do about a paid order, and where goods and money are. */
export function AfterSaleCard({ order }: { order: Order }) {
  const afterSale = useQuery({ ...afterSaleQuery(order.id), enabled: order.isPaid });
  if (!order.isPaid || afterSale.isPending) return null;
  if (afterSale.data) return <AfterSaleParts order={order} afterSale={afterSale.data} />;
  return (
    <ErrorState
      title="No pudimos consultar las devoluciones de este pedido."
      error={afterSale.error}
      isRetrying={afterSale.isFetching}
      onRetry={() => void afterSale.refetch()}
    />
  );
}
