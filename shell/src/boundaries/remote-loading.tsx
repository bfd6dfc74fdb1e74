import { useStage } from './loading-stage';
import { RemoteUnavailable } from './remote-unavailable';
import './boundaries.css';

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
