import type { SessionUser, WompiReturned } from '@lacteos/contracts/schemas';
import { sellsForStore } from '@lacteos/contracts/reference/roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorText, LinkButton } from '#features/screen';
import { returnQuery } from './confirm-return';

const TRANSACTION = /^[\w-]{1,100}$/;

interface Notice {
  type: 'success' | 'info' | 'warning';
  title: string;
  text: string;
  action: string;
}

const SEE_ORDER = 'Ver el pedido';

function noticeOf({ orderId, status, isPaid }: WompiReturned): Notice {
  if (isPaid) {
    return {
      type: 'success',
      title: '¡Pago recibido!',
      text: `Wompi confirmó el pago del pedido ${orderId}.`,
      action: SEE_ORDER,
    };
  }
  if (status === 'PENDING') {
    const text = `Wompi está esperando la respuesta de su banco por el pedido ${orderId}.`;
    return { type: 'info', title: 'Su pago está en proceso', text, action: SEE_ORDER };
  }
  if (status === 'APPROVED') {
    const text = `Recibimos un pago del pedido ${orderId} que debemos revisar. Nos comunicaremos con usted.`;
    return { type: 'warning', title: 'Estamos revisando su pago', text, action: SEE_ORDER };
  }
  const text = `Wompi no aprobó el pago del pedido ${orderId}. Puede intentarlo de nuevo.`;
  return { type: 'warning', title: 'El pago no fue aprobado', text, action: 'Pagar de nuevo' };
}

function Confirmation({ user, transactionId }: { user: SessionUser; transactionId: string }) {
  const client = useQueryClient();
  const answer = useQuery(returnQuery(user.id, transactionId));
  const { data } = answer;
  useEffect(() => {
    if (data) void client.invalidateQueries({ queryKey: ['orders', user.id] });
  }, [client, data, user.id]);
  if (answer.isPending) {
    return <Alert type="info" role="status" showIcon title="Confirmando su pago con Wompi.." />;
  }
  if (!data) {
    return (
      <Alert
        type="warning"
        role="alert"
        showIcon
        title="Todavía no pudimos confirmar su pago"
        description={errorText(answer.error)}
        action={
          <Button size="large" loading={answer.isFetching} onClick={() => void answer.refetch()}>
            Reintentar
          </Button>
        }
      />
    );
  }
  const { type, title, text, action } = noticeOf(data);
  const path = `/${sellsForStore(user.id_role) ? 'orderstore' : 'order'}/${data.orderId}`;
  return (
    <Alert
      type={type}
      role="status"
      showIcon
      title={title}
      description={text}
      action={<LinkButton to={path}>{action}</LinkButton>}
    />
  );
}

/** Wompi redirects here; the address names the transaction. */
export function WompiReturn({ user }: { user: SessionUser }) {
  const [search] = useSearchParams();
  const transactionId = search.get('id') ?? '';
  return TRANSACTION.test(transactionId) ? (
    <Confirmation key={transactionId} user={user} transactionId={transactionId} />
  ) : null;
}
