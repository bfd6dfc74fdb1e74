import { ROLES, sellsForStore } from '@lacteos/contracts/reference/roles';
import type { SessionUser } from '@lacteos/contracts/schemas';
import { useSession } from '@lacteos/remote-kit';
import { useIsFrom } from '@lacteos/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { historyRow, myOrdersQuery, OrdersCards, OrdersTable } from '#features/orders';
import {
  CheckoutScreen,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingState,
  screenStyles,
  StaleNotice,
} from '#features/screen';
import { WompiReturn } from '#features/wompi';

const PAGE_SIZE = 10;

function OrderHistory({ user }: { user: SessionUser }) {
  const orders = useQuery(myOrdersQuery(user.id));
  const [search, setSearch] = useSearchParams();
  const isWide = useIsFrom('xl');
  const isStaff = sellsForStore(user.id_role);
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
  const List = isStaff && isWide ? OrdersTable : OrdersCards;
  return (
    <div className={screenStyles.stack}>
      {orders.isError && <StaleNotice error={orders.error} onRetry={retry} />}
      <List
        rows={orders.data.map(historyRow)}
        page={page}
        pageSize={PAGE_SIZE}
        pathOf={(id) => (isStaff ? `/orderstore/${id}` : `/order/${id}`)}
        onPage={(next) => setSearch({ page: String(next) })}
      />
    </div>
  );
}

export function OrderHistoryPage() {
  const session = useSession();
  const isStaff = session.status === 'authenticated' && sellsForStore(session.user.id_role);
  const isCashier = session.status === 'authenticated' && session.user.id_role === ROLES.cashier;
  return (
    <CheckoutScreen isWide={isStaff} title={isCashier ? 'Pedidos Tienda' : 'Mis pedidos'}>
      {(user) => (
        <div className={screenStyles.stack}>
          <WompiReturn user={user} />
          <OrderHistory user={user} />
        </div>
      )}
    </CheckoutScreen>
  );
}
