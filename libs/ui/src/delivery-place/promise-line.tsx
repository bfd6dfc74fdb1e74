import { arrivalText, outsideText, shippingText } from '@lacteos/contracts/delivery/delivery-texts';
import type { DeliveryPromise } from '@lacteos/contracts/schemas';
import styles from './delivery-place.module.css';

interface PlaceButtonProps {
  /** Null before the visitor answered. */
  name: string | null;
  onPress: () => void;
}

export const PlaceButton = ({ name, onPress }: PlaceButtonProps) => (
  <button
    type="button"
    className={styles['change']}
    aria-haspopup="dialog"
    aria-label={name === null ? undefined : `${name}: cambiar el municipio`}
    onClick={onPress}
  >
    {name === null ? '¿Dónde está?' : name.split(',', 1)[0]}
  </button>
);

/** 'Llega el sábado 28, pida antes de hoy 14:00 · Envío $ 6.000, gratis desde $ 80.000', or that it is outside. */
export function PromiseText({ promise }: { promise: DeliveryPromise }) {
  if (promise.zone === null) return <strong>{outsideText(promise)}</strong>;
  const shipping = shippingText(promise);
  return (
    <>
      <strong>{arrivalText(promise) ?? 'Por ahora no hay días de entrega'}</strong>
      {shipping === null ? null : ` · ${shipping}`}
    </>
  );
}
