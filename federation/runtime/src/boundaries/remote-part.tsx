import type { ComponentRequest } from '@lacteos/remote-kit';
import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import type { LoadRequest } from '../remotes/load-remote';
import { useRemotes } from '../remotes/remotes';
import { useStage } from './loading-stage';
import { RemoteSlot } from './remote-slot';
import styles from './boundaries.module.css';

type OnUnavailable = ComponentRequest['onUnavailable'];

const OnUnavailableContext = createContext<OnUnavailable>(undefined);

/** Lets the user of the component handle its absence, else shows a small panel. */
const PartUnavailable = ({ onRetry }: { onRetry: () => void }) => {
  const onUnavailable = useContext(OnUnavailableContext);
  const { unavailablePart, retry } = useRemotes().rules.texts;
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    onUnavailable?.(onRetry);
  }, [onUnavailable, onRetry]);
  if (onUnavailable) return null;
  return (
    <div className={styles['part']} data-remote="part" role="alert">
      <p>{unavailablePart}</p>
      <button type="button" className={styles['retry']} onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
};

const PartLoading = ({ onRetry }: { onRetry: () => void }) => {
  const stage = useStage();
  const { loadingPart, slowPart } = useRemotes().rules.texts;
  if (stage === 'overdue') return <PartUnavailable onRetry={onRetry} />;
  if (stage === 'quiet') return null;
  return (
    <p className={styles['part']} data-remote="part" role="status">
      {stage === 'slow' ? slowPart : loadingPart}
    </p>
  );
};

export const RemotePart = ({ remote, name, contract, props, onUnavailable }: ComponentRequest) => {
  const remotes = useRemotes();
  const load = useCallback(
    (request: LoadRequest) => remotes.loadRemoteComponent({ remote, name, contract }, request),
    [remotes, remote, name, contract],
  );
  return (
    <OnUnavailableContext value={onUnavailable}>
      <RemoteSlot
        key={`${remote} ${name}`}
        remoteName={remote}
        part={name}
        load={load}
        props={props}
        Loading={PartLoading}
        Unavailable={PartUnavailable}
      />
    </OnUnavailableContext>
  );
};
