import { useEffect, useState } from 'react';
import { RemoteUnavailable } from './remote-unavailable';
import './boundaries.css';

/** Moments (milliseconds after the start) at which the waiting visitor sees something else. */
export const LOADING_STAGES = { skeleton: 200, slow: 4_000, overdue: 9_000 } as const;

type Stage = 'quiet' | keyof typeof LOADING_STAGES;

const useStage = (): Stage => {
  const [stage, setStage] = useState<Stage>('quiet');
  useEffect(() => {
    const stages = Object.entries(LOADING_STAGES) as [keyof typeof LOADING_STAGES, number][];
    const timers = stages.map(([name, delay]) => setTimeout(() => setStage(name), delay));
    return () => timers.forEach(clearTimeout);
  }, []);
  return stage;
};

/** What stands in place of a section while it loads: nothing at first, so that a fast load does not flicker. */
export const RemoteLoading = ({ onRetry }: { onRetry: () => void }) => {
  const stage = useStage();
  if (stage === 'overdue') return <RemoteUnavailable onRetry={onRetry} />;
  return (
    <section className="remote-loading" aria-busy="true" data-stage={stage}>
      {stage !== 'quiet' && (
        <div className="remote-loading__bones" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      )}
      <p role="status">{stage === 'slow' ? 'Esta sección tarda más de lo normal…' : ''}</p>
    </section>
  );
};
