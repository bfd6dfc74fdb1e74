import { api } from '@lacteos/api-client';
import { ROLES } from '@lacteos/contracts/reference/roles';
import type { Reorder } from '@lacteos/contracts/schemas';
import { useSession } from '@lacteos/remote-kit';
import { emit } from '@lacteos/session-bus';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { errorText, LinkButton } from '#features/screen';
import { differenceOf } from './reorder-texts';
import styles from './reorder.module.css';

function Outcome({ lines }: Reorder) {
  const differences = lines.map(differenceOf).filter((text) => text !== null);
  const found = lines.filter(({ inCart }) => inCart > 0).length;
  const title =
    found === 0 ? 'Nada de este pedido está disponible hoy' : 'Su pedido está de nuevo en el carrito';
  return (
    <Alert
      role="status"
      showIcon
      type={differences.length > 0 ? 'warning' : 'success'}
      title={title}
      description={
        <div className={styles.outcome}>
          {differences.length > 0 ? (
            <ul>
              {differences.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ) : null}
          {found > 0 ? <LinkButton to="/cart">Ver carrito</LinkButton> : null}
        </div>
      }
    />
  );
}

/** 'Volver a pedir'; nothing for staff. `isWide` matches the buttons around it. */
export function ReorderButton({ orderId, isWide = false }: { orderId: number; isWide?: boolean }) {
  const session = useSession();
  const reorder = useMutation({
    mutationFn: () => api.post<Reorder>(`/order/${orderId}/reorder`),
    onSuccess: ({ count }) => emit('cart-changed', { count }),
  });
  if (session.status !== 'authenticated' || session.user.id_role !== ROLES.user) return null;
  return (
    <div className={isWide ? `${styles.reorder} ${styles.wide}` : styles.reorder}>
      <Button
        color="primary"
        variant="outlined"
        size={isWide ? 'large' : undefined}
        loading={reorder.isPending}
        onClick={() => reorder.mutate()}
      >
        Volver a pedir<span className="visually-hidden"> el pedido {orderId}</span>
      </Button>
      {reorder.data ? <Outcome {...reorder.data} /> : null}
      {reorder.isError ? <Alert type="error" role="alert" showIcon title={errorText(reorder.error)} /> : null}
    </div>
  );
}
