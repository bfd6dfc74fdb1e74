import type { OwnSession } from '@lacteos/contracts/schemas';
import { Alert, Button, deviceText, formatMoment, Skeleton } from '@lacteos/ui';
import { useState } from 'react';
import { AccountPanel } from './account-panel';
import styles from './account-pages.module.css';
import { EndSessionDialog, type SessionEnd } from './end-session-dialog';
import { readSessions } from './own-sessions';
import { useAnswer } from '../../session/use-answer';

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const device = deviceText(session.device);
  return (
    <li className={styles['session']}>
      <div>
        <p className={styles['device']}>
          <strong>{device}</strong>{' '}
          {session.isCurrent ? <span className={styles['badge']}>Esta sesión</span> : null}
        </p>
        <p className={styles['quiet']}>
          Abierta el <time dateTime={session.startedAt}>{formatMoment(session.startedAt)}</time>
        </p>
        <p className={styles['quiet']}>
          Último uso: <time dateTime={session.lastUsedAt}>{formatMoment(session.lastUsedAt)}</time>
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button
          look="secondary"
          aria-label={`Cerrar la sesión de ${device}, abierta el ${formatMoment(session.startedAt)}`}
          onClick={onEnd}
        >
          Cerrar sesión
        </Button>
      )}
    </li>
  );
}

export function SessionsPanel() {
  const { answer, reload } = useAnswer(readSessions);
  const [ending, setEnding] = useState<SessionEnd | null>(null);
  const sessions = answer.state === 'ready' ? answer.data : [];
  return (
    <AccountPanel title="Sesiones abiertas">
      <p>
        En estos equipos está abierta su cuenta. Si no reconoce alguno, cierre su sesión y cambie la
        contraseña.
      </p>
      {answer.state === 'loading' ? <Skeleton rows={3} label="Cargando sus sesiones…" /> : null}
      {answer.state === 'failed' ? (
        <>
          <Alert title="No pudimos leer sus sesiones.">{answer.message}</Alert>
          <Button look="secondary" onClick={() => void reload()}>
            Reintentar
          </Button>
        </>
      ) : null}
      {sessions.length > 0 ? (
        <ul className={styles['sessions']}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={() => setEnding({ kind: 'one', session })}
            />
          ))}
        </ul>
      ) : null}
      {sessions.some(({ isCurrent }) => !isCurrent) ? (
        <Button look="danger" onClick={() => setEnding({ kind: 'others' })}>
          Cerrar todas las demás
        </Button>
      ) : null}
      {ending ? <EndSessionDialog end={ending} onClose={() => setEnding(null)} onEnded={reload} /> : null}
    </AccountPanel>
  );
}
