import type { SlotProps } from '@lacteos/contracts/offers';
import type { Order } from '@lacteos/contracts/schemas';
import { Slot } from '@lacteos/remote-kit';
import { useListReturn } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';

import { OrderClaimsCard } from '#features/claims';
import { formStyles } from '#features/editing';
import { OfficePage } from '#features/office-table';
import {
  BuyerCard,
  DispatchCard,
  HoldCard,
  LinesCard,
  NextStepCard,
  NoteForm,
  OrderHead,
  OrderNews,
  orderQuery,
  orderStyles,
  PaymentCard,
} from '#features/order-detail';
import { OrderDeliveryCard } from '#features/order-delivery';
import { OrderDialogsProvider, OrderTimeline } from '#features/order-list';
import { papersLink } from '#features/papers';
import { AfterSaleCard } from '#features/returns';
import { OfficeProviders } from '#frame/office-frame';

const asideOf = (
  { id, isPaid, isInvoice, isAllReturned }: Order,
  readAt: number,
): SlotProps<'mfe-backoffice', 'OrderAside', 1> => ({
  orderId: id,
  isPaid,
  isInvoiced: isInvoice,
  isAllReturned,
  readAt,
});

function OrderCards({ order, readAt }: { order: Order; readAt: number }) {
  return (
    <OrderDialogsProvider>
      <div className={orderStyles.top}>
        <OrderHead order={order} />
        <NextStepCard order={order} />
      </div>
      <div className={orderStyles.columns}>
        <div className={orderStyles.main}>
          <LinesCard order={order} />
          <div className={orderStyles.cards}>
            <BuyerCard order={order} />
            <PaymentCard order={order} />
            <DispatchCard order={order} />
            <OrderDeliveryCard order={order} />
            <HoldCard order={order} />
          </div>
          <AfterSaleCard order={order} />
          <OrderClaimsCard orderId={order.id} />
        </div>
        <div className={orderStyles.aside}>
          <Slot remote="mfe-backoffice" name="OrderAside" props={{ 1: asideOf(order, readAt) }} />
          <section className={formStyles.officeCard} aria-label="Historial">
            <h2>Historial</h2>
            <NoteForm orderId={order.id} />
            <OrderTimeline orderId={order.id} />
          </section>
        </div>
      </div>
    </OrderDialogsProvider>
  );
}

function OrderById({ id }: { id: string }) {
  const order = useQuery(orderQuery(id));
  const list = useListReturn() ?? '/admin/orders';
  return (
    <OfficePage
      title={`Pedido ${id}`}
      actions={
        <div className={formStyles.officeLinks}>
          <Link className={formStyles.officeLink} to={papersLink([{ id: Number(id) }])}>
            Imprimir
          </Link>
          <Link className={formStyles.officeLink} to={list}>
            Volver a la lista
          </Link>
        </div>
      }
    >
      <OrderNews id={id} readAt={order.dataUpdatedAt} />
      {order.isPending && <LoadingSkeleton />}
      {order.isError && (
        <LoadFailure error={order.error} isRetrying={order.isFetching} onRetry={() => void order.refetch()} />
      )}
      {order.data && <OrderCards order={order.data} readAt={order.dataUpdatedAt} />}
    </OfficePage>
  );
}

export function OrderDetailPage() {
  const { id = '' } = useParams();
  return (
    <OfficeProviders>
      <OrderById key={id} id={id} />
    </OfficeProviders>
  );
}
