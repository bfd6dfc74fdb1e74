import { CLAIM_KINDS, CLAIM_STATES, WAITING_CLAIM_STATES } from '@lacteos/contracts/claims/claims';
import type { OwnClaim } from '@lacteos/contracts/schemas';
import { Button, formatLongDay } from '@lacteos/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadFailure, Loading } from '#features/screen';
import { useOwnClaims } from './claim-calls';
import styles from './claims.module.css';

const STEP = 10;

function OwnClaimItem({ claim, isOpen }: { claim: OwnClaim; isOpen: boolean }) {
  const { number, kind, state, receivedAt, dueOn, orderId } = claim;
  return (
    <li>
      <Link to={`/pqr/seguimiento?numero=${number}`} aria-current={isOpen ? 'true' : undefined}>
        <strong>{number}</strong>
        <span className={styles['state']}>{CLAIM_STATES[state]}</span>
        <span className={styles['facts']}>
          {CLAIM_KINDS[kind]} del <time dateTime={receivedAt}>{formatLongDay(receivedAt)}</time>
          {orderId ? `, pedido ${orderId}` : ''}
          {WAITING_CLAIM_STATES.includes(state)
            ? `. Le respondemos a más tardar el ${formatLongDay(dueOn)}`
            : ''}
        </span>
      </Link>
    </li>
  );
}

export function OwnClaims({ userId, open }: { userId: number; open: string }) {
  const [count, setCount] = useState(STEP);
  const { data, error, isLoading, reload } = useOwnClaims(userId, count);
  if (!data && error !== undefined)
    return <LoadFailure title="No pudimos cargar sus casos" error={error} onRetry={reload} />;
  if (!data) return <Loading />;
  const total = data.meta?.total ?? data.data.length;
  return (
    <section aria-labelledby="mis-casos" className={styles['screenOnly']}>
      <h2 id="mis-casos" className={styles['ownHead']}>
        Sus casos
      </h2>
      {total === 0 ? <p>Todavía no tiene casos con su cuenta.</p> : null}
      <ul className={styles['ownClaims']}>
        {data.data.map((claim) => (
          <OwnClaimItem key={claim.number} claim={claim} isOpen={claim.number === open} />
        ))}
      </ul>
      {data.data.length < total ? (
        <Button look="secondary" isPending={isLoading} onClick={() => setCount(count + STEP)}>
          Ver casos anteriores
        </Button>
      ) : null}
    </section>
  );
}
