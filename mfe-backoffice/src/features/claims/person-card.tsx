import { CLAIM_KINDS, CLAIM_STATES } from '@lacteos/contracts/claims/claims';
import { DOCUMENT_TYPES } from '@lacteos/contracts/reference/reference-data';
import type { ClaimDetail } from '@lacteos/contracts/schemas';
import { formatMoment } from '@lacteos/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { formStyles } from '#features/editing';

export function PersonCard({ claim }: { claim: ClaimDetail }) {
  const { kind, state, name, idType, document, email, phone, orderId, hasAccount, productName } = claim;
  const type = DOCUMENT_TYPES.find(({ code }) => code === idType)?.name ?? '';
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Clase', CLAIM_KINDS[kind]],
    ['Estado', CLAIM_STATES[state]],
    ['Recibida', <time dateTime={claim.receivedAt}>{formatMoment(claim.receivedAt)}</time>],
    ['Persona', name || 'Datos borrados'],
    ['Documento', document && `${type} ${document}`],
    ['Correo', email && <a href={`mailto:${email}`}>{email}</a>],
    ['Teléfono', phone && <a href={`tel:+57${phone}`}>{phone}</a>],
    [
      'Pedido',
      orderId && (
        <>
          <Link to={`/admin/order/${orderId}`}>{orderId}</Link>
          {!hasAccount && ' (sin cuenta: nadie comprobó que sea suyo)'}
        </>
      ),
    ],
    ['Producto', productName],
  ];
  return (
    <section className={formStyles.officeCard} aria-label="Caso">
      <h2>Caso</h2>
      <dl className={formStyles.officeFacts}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
