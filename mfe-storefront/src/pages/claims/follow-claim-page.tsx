import { ApiError } from '@lacteos/api-client';
import type { FollowedClaim } from '@lacteos/contracts/schemas';
import { useSession } from '@lacteos/remote-kit';
import { Alert, WithHelpAside, Button, TextField } from '@lacteos/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  claimStyles,
  FollowedCase,
  followClaim,
  OwnClaims,
  readOwnClaim,
  replyToOwn,
  replyWith,
} from '#features/claims';
import { failureText, LoadFailure, Loading, sectionStyles } from '#features/screen';

function LookUp({ firstNumber }: { firstNumber: string }) {
  const [number, setNumber] = useState(firstNumber);
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
    <>
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
        <FollowedCase
          key={claim.number}
          claim={claim}
          send={replyWith(claim.number, document.trim())}
          onChange={setClaim}
        />
      ) : (
        <p className={claimStyles['after']}>
          ¿No tiene un número? <Link to="/pqr">Escriba un caso nuevo</Link>
        </p>
      )}
    </>
  );
}

type Opened = { claim: FollowedClaim } | { error: unknown } | null;
const isElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CLAIMS.NOT_FOUND';

/** Asks for the document when the account did not write it. */
function OwnCase({ number }: { number: string }) {
  const [opened, setOpened] = useState<Opened>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    readOwnClaim(number).then(
      (claim) => isWanted && setOpened({ claim }),
      (error: unknown) => isWanted && setOpened({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [number, attempt]);
  const retry = () => {
    setOpened(null);
    setAttempt((count) => count + 1);
  };
  if (!opened) return <Loading />;
  if ('claim' in opened)
    return (
      <FollowedCase
        claim={opened.claim}
        send={replyToOwn(number)}
        onChange={(claim) => setOpened({ claim })}
      />
    );
  if (isElsewhere(opened.error)) return <LookUp firstNumber={number} />;
  return <LoadFailure title="No pudimos abrir su caso" error={opened.error} onRetry={retry} />;
}

export function FollowClaimPage() {
  const session = useSession();
  const [query] = useSearchParams();
  const number = query.get('numero') ?? '';
  const user = session.status === 'authenticated' ? session.user : null;
  return (
    <section className={sectionStyles['section']} aria-labelledby="seguimiento-titulo">
      <h1 id="seguimiento-titulo">Seguimiento de su caso</h1>
      <WithHelpAside>
        <div>
          {session.status === 'unknown' ? <Loading /> : null}
          {user && number ? <OwnCase key={number} number={number} /> : null}
          {user ? <OwnClaims userId={user.id} open={number} /> : null}
          {user && !number ? (
            <h2 className={claimStyles['screenOnly']}>Un caso escrito sin su cuenta</h2>
          ) : null}
          {session.status !== 'unknown' && !(user && number) ? <LookUp firstNumber={number} /> : null}
        </div>
      </WithHelpAside>
    </section>
  );
}
