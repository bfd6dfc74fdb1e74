import type { ComponentRequest } from '@lacteos/remote-kit';
import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import { useRegistry, type LoadRequest } from '../registry';
import { useStage } from './loading-stage';
import { RemoteSlot } from './remote-slot';
import './boundaries.css';

type OnUnavailable = ComponentRequest['onUnavailable'];

const OnUnavailableContext = createContext<OnUnavailable>(undefined);

/** A component that cannot be shown: its user says so, or a small panel does. */
const PartUnavailable = ({ onRetry }: { onRetry: () => void }) => {
  const onUnavailable = useContext(OnUnavailableContext);
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    onUnavailable?.(onRetry);
  }, [onUnavailable, onRetry]);
  if (onUnavailable) return null;
  return (
    <div className="remote-part" role="alert">
      <p>Esta función no está disponible en este momento.</p>
      <button type="button" className="remote-unavailable__retry" onClick={onRetry}>
        Reintentar
      </button>
    </div>
  );
};

/** A component that is on its way: nothing at first, then that it loads, in the end that it does not come. */
const PartLoading = ({ onRetry }: { onRetry: () => void }) => {
  const stage = useStage();
  if (stage === 'overdue') return <PartUnavailable onRetry={onRetry} />;
  if (stage === 'quiet') return null;
  return (
    <p className="remote-part" role="status">
      {stage === 'slow' ? 'Esta función tarda más de lo normal…' : 'Cargando..'}
    </p>
  );
};

/** Renders a component that one remote offers to another; what `RemoteComponent` of the remote kit ends in. */
export const RemotePart = ({ remote, name, contract, props, onUnavailable }: ComponentRequest) => {
  const registry = useRegistry();
  const load = useCallback(
    (request: LoadRequest) => registry.loadRemoteComponent({ remote, name, contract }, request),
    [registry, remote, name, contract],
  );
  return (
    <OnUnavailableContext value={onUnavailable}>
      <RemoteSlot
        key={`${remote} ${name}`}
        remoteName={remote}
        load={load}
        props={props}
        Loading={PartLoading}
        Unavailable={PartUnavailable}
      />
    </OnUnavailableContext>
  );
};
