import { api } from '@lacteos/api-client';
import type { FollowedClaim, Product } from '@lacteos/contracts';
import { useSession } from '@lacteos/remote-kit';
import { Alert, Button, TextField } from '@lacteos/ui';
import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAnswer } from '#features/answers';
import {
  Acknowledgement,
  type ClaimDraft,
  ClaimForm,
  claimStyles,
  EMPTY_DRAFT,
  FollowedCase,
  followClaim,
  keep,
  type KeptReceipt,
  readKept,
} from '#features/claims';
import { failureText, Loading, sectionStyles } from '#features/screen';

const ID = /^\d{1,9}$/;
const RECEIPT = 'receipt';

const idIn = (text: string | null): string => (text && ID.test(text) ? text : '');

/** The product that a link named; null while it is read and when there is none. */
function useNamedProduct(): Pick<Product, 'id' | 'name'> | null {
  const [query] = useSearchParams();
  const id = idIn(query.get('producto'));
  const path = `/product/${id}`;
  const { data } = useAnswer(id ? path : null, (isFresh) => api.get<Product>(path, { isFresh }));
  return data ? { id: data.id, name: data.name } : null;
}

/** The kept draft, or what the session and the address know already. */
function useFirstDraft(): { first: ClaimDraft; draftName: string } {
  const session = useSession();
  const [query] = useSearchParams();
  const user = session.status === 'authenticated' ? session.user : null;
  const draftName = `draft.${user?.id ?? 0}`;
  const orderId = idIn(query.get('pedido'));
  const known = user
    ? {
        name: user.nameCompany || [user.name, user.last].filter(Boolean).join(' '),
        email: user.email,
        phone: user.phone,
      }
    : {};
  const kept = readKept<Partial<ClaimDraft>>(draftName);
  return { draftName, first: { ...EMPTY_DRAFT, ...known, ...kept, ...(orderId ? { orderId } : {}) } };
}

function NewClaim({ onSent }: { onSent: (receipt: KeptReceipt) => void }) {
  const { first, draftName } = useFirstDraft();
  const product = useNamedProduct();
  return <ClaimForm key={draftName} {...{ first, draftName, product, onSent }} />;
}

/** `/pqr`: takes a petition, complaint or claim and gives its number. */
export function ClaimPage() {
  const { status } = useSession();
  const [receipt, setReceipt] = useState(() => readKept<KeptReceipt>(RECEIPT));
  const show = (next: KeptReceipt | null) => {
    keep(RECEIPT, next);
    setReceipt(next);
  };
  return (
    <section className={sectionStyles['section']} aria-labelledby="pqr-titulo">
      <h1 id="pqr-titulo">Peticiones, quejas y reclamos</h1>
      {receipt ? <Acknowledgement receipt={receipt} onAnother={() => show(null)} /> : null}
      {receipt ? null : (
        <p className={sectionStyles['lead']}>
          Escríbanos con o sin cuenta: recibe un número y la fecha de respuesta al instante. ¿Ya tiene un
          número? <Link to="/pqr/seguimiento">Vea cómo va su caso</Link>
        </p>
      )}
      {!receipt && status === 'unknown' ? <Loading /> : null}
      {!receipt && status !== 'unknown' ? <NewClaim onSent={show} /> : null}
    </section>
  );
}

/** `/pqr/seguimiento`: a claim by its number and the document of whoever wrote it. */
export function FollowClaimPage() {
  const [query] = useSearchParams();
  const [number, setNumber] = useState(query.get('numero') ?? '');
  const [document, setDocument] = useState('');
  const [claim, setClaim] = useState<FollowedClaim | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAsking) return;
    setFailure(null);
    if (!number.trim() || !document.trim()) return setFailure('Escriba el número del caso y su documento.');
    setAsking(true);
    try {
      setClaim(await followClaim(number.trim(), document.trim()));
    } catch (error) {
      setClaim(null);
      setFailure(failureText(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <section className={sectionStyles['section']} aria-labelledby="seguimiento-titulo">
      <h1 id="seguimiento-titulo">Seguimiento de su caso</h1>
      <form
        className={`${claimStyles['form']} ${claimStyles['screenOnly']}`}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {failure ? <Alert title="No encontramos su caso">{failure}</Alert> : null}
        <div className={claimStyles['grid']}>
          <TextField
            label="Número del caso"
            hint="Por ejemplo PQR-2026-15"
            autoComplete="off"
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
          <TextField
            label="Número de documento"
            hint="El que escribió en el caso"
            autoComplete="off"
            value={document}
            onChange={({ target }) => setDocument(target.value)}
          />
        </div>
        <Button type="submit" isPending={isAsking}>
          Ver el caso
        </Button>
      </form>
      {claim ? (
        <FollowedCase key={claim.number} claim={claim} document={document.trim()} onChange={setClaim} />
      ) : (
        <p>
          ¿No tiene un número? <Link to="/pqr">Escriba un caso nuevo</Link>
        </p>
      )}
    </section>
  );
}
