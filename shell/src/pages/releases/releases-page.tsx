import { ApiError } from '@lacteos/api-client';
import { COLOMBIA_TIME_ZONE } from '@lacteos/contracts/time/colombian-day';
import { TEXTS } from '@lacteos/contracts/validation';
import { RemoteComponent, useOfficePages } from '@lacteos/remote-kit';
import { Alert, WithOfficeMenu, Button, EmptyState, Skeleton } from '@lacteos/ui';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RemoteOverview } from '@lacteos/remote-kit';
import { useRemotes } from '@lacteos/remote-runtime';
import { readOverview } from './release-desk';
import { RemoteCard } from './remote-card';
import styles from './releases.module.css';

type Answer =
  | { state: 'loading' }
  | { state: 'failed'; message: string; isForbidden: boolean }
  | { state: 'ready'; remotes: RemoteOverview[]; at: Date };

const NO_ACCESS = 'Su cuenta no tiene permiso para ver esta página.';
const FORBIDDEN = 'Solo el superadministrador puede ver las publicaciones.';

const failureOf = (error: unknown): Answer => {
  const isForbidden = error instanceof ApiError && (error.status === 401 || error.status === 403);
  const message = error instanceof ApiError ? error.message : TEXTS.tryAgain;
  return { state: 'failed', isForbidden, message: isForbidden ? FORBIDDEN : message };
};

function useOverview() {
  const [answer, setAnswer] = useState<Answer>({ state: 'loading' });
  const [isBusy, setBusy] = useState(true);
  const reload = useCallback(async (): Promise<void> => {
    setBusy(true);
    const next = await readOverview().then(
      (remotes): Answer => ({ state: 'ready', remotes, at: new Date() }),
      failureOf,
    );
    setAnswer(next);
    setBusy(false);
  }, []);
  useEffect(() => {
    let isWanted = true;
    readOverview()
      .then((remotes): Answer => ({ state: 'ready', remotes, at: new Date() }), failureOf)
      .then((next) => {
        if (!isWanted) return;
        setAnswer(next);
        setBusy(false);
      }, console.warn);
    return () => {
      isWanted = false;
    };
  }, []);
  return { answer, isBusy, reload };
}

const clock = new Intl.DateTimeFormat('es-CO', { timeStyle: 'medium', timeZone: COLOMBIA_TIME_ZONE });

export const ReleasesPage = () => (
  <WithOfficeMenu
    hasMenu={useOfficePages().length > 0}
    renderMenu={(given) => (
      <RemoteComponent remote="mfe-backoffice" name="OfficeMenu" contract={1} {...given} />
    )}
  >
    <Releases />
  </WithOfficeMenu>
);

function Releases() {
  const { answer, isBusy, reload } = useOverview();
  const { loader } = useRemotes();
  const own = loader.breakerStates();
  const isForbidden = answer.state === 'failed' && answer.isForbidden;
  return (
    <section className={styles['page']}>
      <p className={styles['back']}>
        <Link to="/admin/dashboard">← Tablero</Link>
      </p>
      <div className={styles['head']}>
        <h1>Publicaciones</h1>
        <div className={styles['refresh']}>
          {answer.state === 'ready' ? <span>Actualizado a las {clock.format(answer.at)}</span> : null}
          {isForbidden ? null : (
            <Button look="secondary" isPending={isBusy} onClick={() => void reload()}>
              Actualizar
            </Button>
          )}
        </div>
      </div>
      <p className={styles['intro']}>
        Versiones de cada parte de la tienda. Un cambio vale para las pestañas que se abran desde ese momento;
        las que ya están abiertas siguen con la suya.
      </p>
      {answer.state === 'loading' ? <Skeleton rows={6} label="Cargando publicaciones…" /> : null}
      {answer.state === 'failed' ? (
        <Alert
          kind={isForbidden ? 'warning' : 'error'}
          title={isForbidden ? NO_ACCESS : 'No pudimos leer las publicaciones.'}
        >
          {answer.message}
        </Alert>
      ) : null}
      {answer.state === 'ready' && answer.remotes.length === 0 ? (
        <EmptyState title="Todavía no hay publicaciones" text="Aparecen aquí con la primera que se active." />
      ) : null}
      {answer.state === 'ready'
        ? answer.remotes.map((remote) => (
            <RemoteCard
              key={remote.name}
              remote={remote}
              breakers={own.filter((breaker) => breaker.remote === remote.name)}
              onChanged={reload}
            />
          ))
        : null}
    </section>
  );
}
