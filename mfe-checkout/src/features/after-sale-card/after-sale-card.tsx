import type { AfterSale, Order, Refund } from '@lacteos/contracts/schemas';
import { formatLongDay, formatMoney } from '@lacteos/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';

import { OrderCard } from '#features/orders';
import { ErrorState } from '#features/screen';
import { afterSaleQuery } from './after-sale-calls';
import { AccountDialog } from './account-dialog';
import styles from './after-sale.module.css';
import { CancelDialog } from './cancel-dialog';
import { ReturnDialog } from './return-dialog';

const TITLE = 'Cambios y devoluciones';
const RETURN = 'Devolver productos';

interface PartsProps {
  afterSale: AfterSale;
  /** Null for everybody but the buyer. */
  onAccount: ((refund: Refund) => void) | null;
}

/** Says why, unless the buyer asked for it. */
function ReturnPart({ part }: { part: AfterSale['returns'][number] }) {
  const { id, kind, label, reason, note, isByStaff, answer, lines, photo, createdAt, amount } = part;
  return (
    <li>
      <strong>{kind === 'cancellation' ? 'Su solicitud de cancelar' : `Su devolución n.º ${id}`}</strong>:{' '}
      {label}
      <p className={styles.day}>
        {isByStaff ? 'Registrada' : 'Pedida'} el {formatLongDay(createdAt)}
        {amount > 0 && `, por ${formatMoney(amount)}`}
      </p>
      {lines.map(({ productId, name, quantity }) => (
        <p key={productId}>
          {quantity} × {name}
        </p>
      ))}
      {isByStaff && <p>{[reason, note].filter(Boolean).join('. ')}</p>}
      {photo && (
        <p>
          <a href={photo} target="_blank" rel="noreferrer">
            Ver su foto
          </a>
        </p>
      )}
      {answer && <p>{answer}</p>}
    </li>
  );
}

function Parts({ afterSale: { returns, refunds }, onAccount }: PartsProps) {
  return (
    <ul className={styles.parts}>
      {returns.map((part) => (
        <ReturnPart key={`return-${part.id}`} part={part} />
      ))}
      {refunds.map((refund) => (
        <li key={`refund-${refund.id}`}>
          <strong>Su dinero, {formatMoney(refund.amount)}</strong>: {refund.label}
          {refund.text && <p>{refund.text}</p>}
          {refund.state === 'account' && onAccount && (
            <Button className={styles.account} type="primary" onClick={() => onAccount(refund)}>
              Escribir la cuenta
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface AfterSaleProps {
  order: Order;
  isBuyer: boolean;
}

function AfterSaleParts({ order, isBuyer, afterSale }: AfterSaleProps & { afterSale: AfterSale }) {
  const [refund, setRefund] = useState<Refund | null>(null);
  const [open, setOpen] = useState<'cancel' | 'return' | null>(null);
  const { canCancel, cancelsAtOnce, returnable, returns, refunds } = afterSale;
  const isEmpty = returns.length + refunds.length === 0;
  if (isEmpty && !canCancel && returnable.length === 0) return null;
  const close = () => setOpen(null);
  return (
    <OrderCard title={TITLE}>
      {!isEmpty && <Parts afterSale={afterSale} onAccount={isBuyer ? setRefund : null} />}
      {canCancel && (
        <Button danger onClick={() => setOpen('cancel')}>
          {cancelsAtOnce ? 'Cancelar el pedido' : 'Pedir la cancelación'}
        </Button>
      )}
      {returnable.length > 0 && <Button onClick={() => setOpen('return')}>{RETURN}</Button>}
      {open === 'cancel' && <CancelDialog orderId={order.id} isAtOnce={cancelsAtOnce} onClose={close} />}
      {refund && <AccountDialog orderId={order.id} refund={refund} onClose={() => setRefund(null)} />}
      {open === 'return' && <ReturnDialog order={order} afterSale={afterSale} onClose={close} />}
    </OrderCard>
  );
}

/** The room of the usual card, so that what follows stays where it is. */
const ComingCard = () => (
  <div className={styles.coming} aria-hidden>
    <OrderCard title={TITLE}>
      <Button disabled>{RETURN}</Button>
    </OrderCard>
  </div>
);

export function AfterSaleCard({ order, isBuyer }: AfterSaleProps) {
  const afterSale = useQuery({ ...afterSaleQuery(order.id), enabled: order.isPaid });
  if (!order.isPaid) return null;
  if (afterSale.isPending) return isBuyer ? <ComingCard /> : null;
  if (afterSale.data) return <AfterSaleParts order={order} isBuyer={isBuyer} afterSale={afterSale.data} />;
  return (
    <ErrorState
      title="No pudimos consultar las devoluciones de este pedido."
      error={afterSale.error}
      isRetrying={afterSale.isFetching}
      onRetry={() => void afterSale.refetch()}
    />
  );
}
