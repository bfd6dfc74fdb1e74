import { ROLES, sellsForStore, type SessionUser } from '@lacteos/contracts';
import { useSession } from '@lacteos/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { myOrdersQuery } from '../../features/orders/api/get-my-orders';
import { OrdersCards } from '../../features/orders/components/orders-cards';
import { OrdersTable } from '../../features/orders/components/orders-table';
import { historyRow } from '../../features/orders/model/order-texts';
import { CheckoutScreen } from '../../features/screen/checkout-screen';
import { EmptyState } from '../../features/screen/empty-state';
import { ErrorState } from '../../features/screen/error-state';
import { LinkButton } from '../../features/screen/link-button';
import { LoadingState } from '../../features/screen/loading-state';
import { StaleNotice } from '../../features/screen/stale-notice';
import styles from '../../features/screen/screen.module.css';
import { WompiReturn } from '../../features/wompi/components/wompi-return';
import { useIsWide } from '../../features/screen/use-is-wide';

const PAGE_SIZE = 10;
/** From here on the twelve columns stand side by side without sideways scrolling. */
const WIDE_ENOUGH = 1240;

function OrderHistory({ user }: { user: SessionUser }) {
  const orders = useQuery(myOrdersQuery(user.id));
  const [search, setSearch] = useSearchParams();
  const isWide = useIsWide(WIDE_ENOUGH);
  const retry = () => void orders.refetch();
  if (orders.isPending) return <LoadingState rows={8} />;
  if (!orders.data) return <ErrorState error={orders.error} isRetrying={orders.isFetching} onRetry={retry} />;
  if (orders.data.length === 0) {
    return (
      <EmptyState title="Todavía no hay pedidos" text="Cuando genere un pedido, aquí podrá seguirlo.">
        <LinkButton to="/products" kind="main">
          Ver productos
        </LinkButton>
      </EmptyState>
    );
  }
  const pages = Math.ceil(orders.data.length / PAGE_SIZE);
  const page = Math.min(Math.max(1, Number(search.get('page')) || 1), pages);
  const List = isWide ? OrdersTable : OrdersCards;
  return (
    <div className={styles.stack}>
      {orders.isError && <StaleNotice error={orders.error} onRetry={retry} />}
      <List
        rows={orders.data.map(historyRow)}
        page={page}
        pageSize={PAGE_SIZE}
        pathOf={(id) => (sellsForStore(user.id_role) ? `/orderstore/${id}` : `/order/${id}`)}
        onPage={(next) => setSearch({ page: String(next) })}
      />
    </div>
  );
}

/** `/orderhistory`: the user's orders, or those of the cashier's stores. */
export function OrderHistoryPage() {
  const session = useSession();
  const isCashier = session.status === 'authenticated' && session.user.id_role === ROLES.cashier;
  return (
    <CheckoutScreen isWide title={isCashier ? 'Pedidos Tienda' : 'Mis pedidos'}>
      {(user) => (
        <div className={styles.stack}>
          <WompiReturn user={user} />
          <OrderHistory user={user} />
        </div>
      )}
    </CheckoutScreen>
  );
}
