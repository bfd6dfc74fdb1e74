import { CLAIM_KINDS, CLAIM_STATES } from '@lacteos/contracts/claims/claims';
import type { Claim } from '@lacteos/contracts/schemas';
import { formatMoment } from '@lacteos/ui';
import { LoadFailure } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { formStyles } from '#features/editing';
import { orderClaimsQuery } from './claim-calls';
import { harmText, urgencyText } from './claim-texts';
import styles from './claims.module.css';

function OrderClaim({ claim }: { claim: Claim }) {
  const { id, number, kind, state, name, receivedAt, harm, hasAccount } = claim;
  const facts = [CLAIM_STATES[state], urgencyText(claim), harmText(harm)].filter(Boolean).join('. ');
  return (
    <li>
      <Link to={`/admin/claim/${id}`}>{number}</Link> {CLAIM_KINDS[kind]} de {name || 'una persona sin datos'}
      , <time dateTime={receivedAt}>{formatMoment(receivedAt)}</time>
      <p>
        {facts}
        {hasAccount ? null : '. Sin verificar: lo escribió alguien sin cuenta'}
      </p>
    </li>
  );
}

export function OrderClaimsCard({ orderId }: { orderId: number }) {
  const claims = useQuery(orderClaimsQuery(orderId));
  if (!claims.isLoadingError && !claims.data?.length) return null;
  return (
    <section className={formStyles.officeCard} aria-label="Casos">
      <h2>Casos</h2>
      {claims.isLoadingError ? (
        <LoadFailure
          isPart
          error={claims.error}
          isRetrying={claims.isFetching}
          onRetry={() => void claims.refetch()}
        />
      ) : (
        <ul className={styles.orderClaims}>
          {claims.data?.map((claim) => (
            <OrderClaim key={claim.id} claim={claim} />
          ))}
        </ul>
      )}
    </section>
  );
}
