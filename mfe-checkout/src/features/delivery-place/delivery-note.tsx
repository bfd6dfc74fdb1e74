import { fromPesos, toPesos, type Centavos } from '@lacteos/contracts/money/money';
import type { DeliveryPromise, SessionUser } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { NearestStores, PlaceButton, PlaceDialog, PromiseText, rememberPlace } from '@lacteos/ui/place';
import { useState } from 'react';
import styles from './delivery-note.module.css';
import { useCityName } from './use-checkout-city';

interface DeliveryNoteProps {
  user: SessionUser;
  promise: DeliveryPromise;
  /** Centavos with VAT. */
  products: Centavos;
}

const missing = (wanted: number, products: Centavos): string =>
  formatMoney(toPesos(fromPesos(wanted)) - toPesos(products)).replace(/,00$/, '');

/** The amount that is missing for the minimum or, above it, for free delivery. */
function missingText({ zone, minimum, freeFrom }: DeliveryPromise, products: Centavos): string | null {
  if (zone === null) return null;
  if (minimum !== null && products < fromPesos(minimum))
    return `Le faltan ${missing(minimum, products)} para el pedido mínimo de su municipio.`;
  if (freeFrom !== null && products < fromPesos(freeFrom))
    return `Le faltan ${missing(freeFrom, products)} para el envío gratis.`;
  return null;
}

/** Day and price for the municipality, which can be changed here. */
export function DeliveryNote({ user, promise, products }: DeliveryNoteProps) {
  const name = useCityName(promise.cityCode);
  const [isAsking, setIsAsking] = useState(false);
  const text = missingText(promise, products);
  return (
    <div className={styles.note}>
      <p>
        <PlaceButton name={name} onPress={() => setIsAsking(true)} />
        {': '}
        <span aria-live="polite">
          <PromiseText promise={promise} />
        </span>
      </p>
      <NearestStores stores={promise.nearestStores} />
      {text !== null && <p className={styles.missing}>{text}</p>}
      {isAsking && (
        <PlaceDialog
          accountCityCode={user.city_code}
          onClose={() => setIsAsking(false)}
          onChoose={(place) => {
            rememberPlace(place);
            setIsAsking(false);
          }}
        />
      )}
    </div>
  );
}
