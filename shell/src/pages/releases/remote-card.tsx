import { Button, formatMoment } from '@lacteos/ui';
import { useId, useState } from 'react';
import { ChangeDialog, type ReleaseChange } from './change-dialog';
import type { RemoteOverview } from '@lacteos/remote-kit';
import type { BreakerState } from '@lacteos/remote-runtime';
import { BrowserErrors } from './browser-errors';
import { NumbersTable } from './numbers-table';
import { actionText, authorText, budgetText, checkText, formatCount } from './release-texts';
import styles from './releases.module.css';

const Breakers = ({ remote, own }: { remote: RemoteOverview; own: BreakerState[] }) => {
  const failing = own.filter(({ failures }) => failures > 0);
  const reported = remote.breakers ?? [];
  if (failing.length === 0 && reported.length === 0)
    return <p className={styles['quiet']}>Cortacircuitos: cerrados. Nadie ha informado fallas seguidas.</p>;
  return (
    <ul className={styles['breakers']}>
      {failing.map(({ release, failures, isOpen }) => (
        <li key={`own ${release}`}>
          <strong>{isOpen ? 'Abierto' : 'Cerrado'}</strong> en este navegador: {release}, {failures}{' '}
          {failures === 1 ? 'falla' : 'fallas seguidas'}
        </li>
      ))}
      {reported.map(({ release, count }) => (
        <li key={`told ${release}`}>
          {release}: {formatCount(count)} {count === 1 ? 'navegador informó' : 'navegadores informaron'} que
          no cargó
        </li>
      ))}
    </ul>
  );
};

const History = ({ remote: { history } }: { remote: RemoteOverview }) => (
  <details className={styles['history']}>
    <summary>Historial ({history.length})</summary>
    <ol>
      {history.map((entry) => (
        <li key={entry.revision}>
          <p>
            <strong>{actionText(entry)}</strong> <code>{entry.releaseId}</code>
          </p>
          <p className={styles['quiet']}>{authorText(entry)}</p>
          {checkText(entry) ? <p className={styles['quiet']}>{checkText(entry)}</p> : null}
          {entry.reason ? <p>Motivo: {entry.reason}</p> : null}
        </li>
      ))}
    </ol>
  </details>
);

const Operations = ({ name, operations }: { name: string; operations: readonly string[] }) =>
  operations.length > 0 ? (
    <div>
      <dt>{name}</dt>
      {operations.map((operation) => (
        <dd key={operation}>
          <code>{operation}</code>
        </dd>
      ))}
    </div>
  ) : null;

/** Absent without a canary, and from a desk of an earlier release. */
const OperationChanges = ({ remote: { operationChange, canary } }: { remote: RemoteOverview }) => {
  if (!canary || !operationChange) return null;
  const { added, dropped } = operationChange;
  if (added.length + dropped.length === 0)
    return <p className={styles['quiet']}>La candidata llama las mismas operaciones de la API.</p>;
  return (
    <dl className={styles['facts']}>
      <Operations name="La candidata llamaría también" operations={added} />
      <Operations name="La candidata ya no llama" operations={dropped} />
    </dl>
  );
};

const changesOf = ({ name, live, canary, previous }: RemoteOverview): ReleaseChange[] => [
  ...(canary
    ? ([
        { kind: 'share', remote: name, release: canary.releaseId, percent: canary.percent },
        { kind: 'promote', remote: name, release: canary.releaseId },
        { kind: 'withdraw', remote: name, release: canary.releaseId },
      ] as const)
    : []),
  ...(previous && live ? [{ kind: 'rollback', remote: name, release: previous, from: live } as const] : []),
];

const BUTTONS: Record<ReleaseChange['kind'], string> = {
  share: 'Cambiar porcentaje',
  promote: 'Publicar candidata para todos',
  withdraw: 'Retirar candidata',
  rollback: 'Volver a la anterior',
};

interface RemoteCardProps {
  remote: RemoteOverview;
  breakers: BreakerState[];
  onChanged: () => Promise<void>;
}

export function RemoteCard({ remote, breakers, onChanged }: RemoteCardProps) {
  const headingId = useId();
  const [change, setChange] = useState<ReleaseChange | null>(null);
  const { name, live, canary, previous, history } = remote;
  const since = history.find(
    ({ releaseId, action }) => releaseId === live && action !== 'canary' && action !== 'withdraw',
  );
  return (
    <article className={styles['card']} aria-labelledby={headingId}>
      <h2 id={headingId}>{name}</h2>
      <dl className={styles['facts']}>
        <div>
          <dt>Responsable</dt>
          <dd>{remote.owner ? <code>{remote.owner}</code> : 'Sin declarar'}</dd>
        </div>
        <div>
          <dt>En vivo</dt>
          <dd>
            {live ? <code>{live}</code> : 'Ninguna'}
            {since ? <span className={styles['quiet']}> desde {formatMoment(since.at)}</span> : null}
          </dd>
        </div>
        <div>
          <dt>Candidata</dt>
          <dd>
            {canary ? (
              <>
                <code>{canary.releaseId}</code>{' '}
                <span className={styles['badge']}>{canary.percent} % de los visitantes</span>
              </>
            ) : (
              'Ninguna'
            )}
          </dd>
        </div>
        <div>
          <dt>Anterior</dt>
          <dd>{previous ? <code>{previous}</code> : 'Ninguna'}</dd>
        </div>
        <div>
          <dt>Presupuesto</dt>
          <dd>{budgetText(remote.budget ?? null)}</dd>
        </div>
      </dl>
      <OperationChanges remote={remote} />
      <NumbersTable remote={remote} />
      <Breakers remote={remote} own={breakers} />
      {/* A desk of an earlier release sends none. */}
      <BrowserErrors errors={remote.errors ?? []} remote={remote.name} />
      {history.length > 0 ? <History remote={remote} /> : null}
      <div className={styles['actions']}>
        {changesOf(remote).map((offered) => (
          <Button
            key={offered.kind}
            look={offered.kind === 'rollback' ? 'danger' : 'secondary'}
            onClick={() => setChange(offered)}
          >
            {BUTTONS[offered.kind]}
          </Button>
        ))}
      </div>
      {change ? <ChangeDialog change={change} onClose={() => setChange(null)} onChanged={onChanged} /> : null}
    </article>
  );
}
