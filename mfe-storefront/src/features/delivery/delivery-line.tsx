import { hasPlace } from '@lacteos/ui/place';
import { Suspense, useState } from 'react';
import { lazyPart, useSettled } from '#features/screen';
import styles from './delivery.module.css';

const PlaceAnswer = lazyPart(
  async () => (await import(/* webpackChunkName: "delivery" */ './place-answer')).PlaceAnswer,
);

/** Visitors with a place see day and price at once, others are asked after the first view. Nothing without zones. */
export function DeliveryLine({ isInText = false }: { isInText?: boolean }) {
  const [isAnswered] = useState(hasPlace);
  const isSettled = useSettled();
  if (!isAnswered && !isSettled) return null;
  const waiting = isAnswered ? <div className={styles[isInText ? 'inText' : 'line']} /> : null;
  return (
    <Suspense fallback={waiting}>
      <PlaceAnswer isInText={isInText} />
    </Suspense>
  );
}
