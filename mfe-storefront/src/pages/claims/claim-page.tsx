import { api } from '@lacteos/api-client';
import { ROLES } from '@lacteos/contracts/reference/roles';
import type { Product, SessionUser } from '@lacteos/contracts/schemas';
import { useSession } from '@lacteos/remote-kit';
import { WithHelpAside } from '@lacteos/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAnswer } from '#features/answers';
import {
  Acknowledgement,
  type ClaimDraft,
  ClaimForm,
  EMPTY_DRAFT,
  storeDraft,
  type StoredReceipt,
  readDraft,
  useOwnProfile,
} from '#features/claims';
import { Loading, sectionStyles } from '#features/screen';

const ID = /^\d{1,9}$/;
const RECEIPT = 'receipt';

const idIn = (text: string | null): string => (text && ID.test(text) ? text : '');

function useNamedProduct(): Pick<Product, 'id' | 'name'> | null {
  const [query] = useSearchParams();
  const id = idIn(query.get('producto'));
  const path = `/product/${id}`;
  const { data } = useAnswer(id ? path : null, (isFresh) => api.get<Product>(path, { isFresh }));
  return data ? { id: data.id, name: data.name } : null;
}

function useFirstDraft(user: SessionUser | null): { first: ClaimDraft; draftName: string } | null {
  const [query] = useSearchParams();
  const { data: profile, error } = useOwnProfile(user?.id ?? null);
  const draftName = `draft.${user?.id ?? 0}`;
  const orderId = idIn(query.get('pedido'));
  if (user && !profile && error === undefined) return null;
  const known = user
    ? {
        name: user.nameCompany || [user.name, user.last].filter(Boolean).join(' '),
        email: user.email,
        phone: user.phone,
        ...(profile ? { idType: profile.idType, document: profile.n_document } : {}),
      }
    : {};
  const kept = readDraft<Partial<ClaimDraft>>(draftName);
  const named = orderId && orderId !== kept?.orderId ? { orderId, productId: '' } : {};
  return { draftName, first: { ...EMPTY_DRAFT, ...known, ...kept, ...named } };
}

function NewClaim({ user, onSent }: { user: SessionUser | null; onSent: (receipt: StoredReceipt) => void }) {
  const draft = useFirstDraft(user);
  const product = useNamedProduct();
  if (!draft) return <Loading />;
  const customerId = user?.id_role === ROLES.user ? user.id : null;
  return <ClaimForm key={draft.draftName} {...{ ...draft, product, customerId, onSent }} />;
}

export function ClaimPage() {
  const session = useSession();
  const { status } = session;
  const user = session.status === 'authenticated' ? session.user : null;
  const [receipt, setReceipt] = useState(() => readDraft<StoredReceipt>(RECEIPT));
  const show = (next: StoredReceipt | null) => {
    storeDraft(RECEIPT, next);
    setReceipt(next);
  };
  return (
    <section className={sectionStyles['section']} aria-labelledby="pqr-titulo">
      <h1 id="pqr-titulo">Peticiones, quejas y reclamos</h1>
      <WithHelpAside>
        <div>
          {receipt ? <Acknowledgement receipt={receipt} onAnother={() => show(null)} /> : null}
          {receipt ? null : (
            <p className={sectionStyles['lead']}>
              Escríbanos con o sin cuenta: recibe un número y la fecha de respuesta al instante.{' '}
              {user ? (
                <Link to="/pqr/seguimiento">Vea sus casos</Link>
              ) : (
                <>
                  ¿Ya tiene un número? <Link to="/pqr/seguimiento">Vea cómo va su caso</Link>
                </>
              )}
            </p>
          )}
          {!receipt && status === 'unknown' ? <Loading /> : null}
          {!receipt && status !== 'unknown' ? <NewClaim user={user} onSent={show} /> : null}
        </div>
      </WithHelpAside>
    </section>
  );
}
