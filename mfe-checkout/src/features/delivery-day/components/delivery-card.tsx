import { arrivalText, dayClosedText, outsideText } from '@lacteos/contracts/delivery/delivery-texts';
import { formatMoney } from '@lacteos/ui';
import { NearestStores } from '@lacteos/ui/place';
import { Alert } from 'antd';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { useRememberedCity } from '#features/delivery-place';
import { OrderCard, orderStyles } from '#features/orders';
import { longDayText } from '../model/day-text';
import type { DeliveryChoice } from '../use-delivery-choice';
import { DayChoice } from './day-choice';
import styles from './delivery-day.module.css';

interface ChoiceProps {
  choice: DeliveryChoice;
  shippingPath: string;
}
interface DeliveryCardProps extends ChoiceProps {
  /** Delivery at home or pickup. */
  ways: ReactNode;
  /** Choice of a store; null: at home. */
  pickup: ReactNode | null;
  /** Takes the focus while the order can't be placed. */
  ref: Ref<HTMLDivElement>;
}

function Outside({ choice: { promise }, shippingPath }: ChoiceProps) {
  return (
    <Alert
      type="warning"
      showIcon
      title={outsideText(promise)}
      description={
        <>
          <NearestStores stores={promise.nearestStores} />
          <Link to={shippingPath}>Cambiar la dirección</Link>
        </>
      }
    />
  );
}

const BelowMinimum = ({ minimum }: { minimum: number }) => (
  <Alert
    type="warning"
    showIcon
    title={`El pedido mínimo para su municipio es de ${formatMoney(minimum)}.`}
    description={<Link to="/products">Agregar productos</Link>}
  />
);

function LostDay({ choice: { lostDay, promise } }: { choice: DeliveryChoice }) {
  if (!lostDay) return null;
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      className={styles.lost}
      title={`${longDayText(lostDay.day)} ya no se puede elegir`}
      description={`${dayClosedText(lostDay, promise.now)} Elija otro día: su pedido sigue como estaba.`}
    />
  );
}

function AtHome({ choice, shippingPath }: ChoiceProps) {
  const { promise, obstacle, day, lostDay, choose } = choice;
  return (
    <>
      {obstacle === 'outside' && <Outside choice={choice} shippingPath={shippingPath} />}
      {obstacle === 'below-minimum' && <BelowMinimum minimum={promise.minimum ?? 0} />}
      {obstacle === 'no-days' && (
        <Alert type="warning" showIcon title="Por ahora no hay días de entrega para su municipio." />
      )}
      {promise.zone?.isByCourier && <p className={orderStyles.method}>{arrivalText(promise)}</p>}
      <LostDay choice={choice} />
      {promise.days.length > 0 && promise.zone && (
        <DayChoice
          days={promise.days}
          now={promise.now}
          chosen={day}
          lost={lostDay?.day ?? null}
          onChoose={choose}
        />
      )}
    </>
  );
}

/** 'Entrega' in the preview: the day, or why there is none. */
export function DeliveryCard({ choice, shippingPath, ways, pickup, ref }: DeliveryCardProps) {
  useRememberedCity(choice.promise);
  return (
    <div ref={ref} tabIndex={-1} className={styles.card}>
      <OrderCard title="Entrega">
        {ways}
        {pickup ?? <AtHome choice={choice} shippingPath={shippingPath} />}
      </OrderCard>
    </div>
  );
}
