import { useSession } from '@lacteos/remote-kit';
import { ROLES } from '@lacteos/contracts/reference/roles';
import type { Session } from '@lacteos/session-bus';
import {
  NearestStores,
  PlaceButton,
  PlaceDialog,
  PromiseText,
  rememberPlace,
  useDeliveryPlace,
} from '@lacteos/ui/place';
import { useState } from 'react';
import styles from './delivery.module.css';
import { usePromise } from './use-promise';

const userOf = (session: Session) => (session.status === 'authenticated' ? session.user : null);

function AnswerText({ promise, error, reload }: ReturnType<typeof usePromise>) {
  if (promise) return <PromiseText promise={promise} />;
  if (!error) return 'consultando la entrega…';
  return (
    <>
      no pudimos consultar la entrega.{' '}
      <button type="button" className={styles['again']} onClick={reload}>
        Intentar de nuevo
      </button>
    </>
  );
}

/** '¿Dónde está?' or its answer. Staff sell otherwise. */
export function PlaceAnswer({ isInText }: { isInText: boolean }) {
  const place = useDeliveryPlace();
  const user = userOf(useSession());
  const answer = usePromise(place);
  const { promise, isConfigured = place !== null } = answer;
  const [isAsking, setIsAsking] = useState(false);
  if (!isConfigured || (user && user.id_role !== ROLES.user)) return null;
  return (
    <div className={styles[isInText ? 'inText' : 'line']} data-question={place === null || undefined}>
      <PlaceButton name={place?.name ?? null} onPress={() => setIsAsking(true)} />
      {place ? ': ' : null}
      <span aria-live="polite">{place ? <AnswerText {...answer} /> : null}</span>
      {place === null && isInText ? ' Así le decimos qué día llega y cuánto cuesta el envío.' : null}
      {isInText && promise ? <NearestStores stores={promise.nearestStores} /> : null}
      {isAsking ? (
        <PlaceDialog
          accountCityCode={user?.city_code}
          onClose={() => setIsAsking(false)}
          onChoose={(chosen) => {
            rememberPlace(chosen);
            setIsAsking(false);
          }}
        />
      ) : null}
    </div>
  );
}
