import { FirstView, hasFirstView } from './first-view';
import { useStage } from './loading-stage';
import { RemoteUnavailable } from './remote-unavailable';
import styles from './boundaries.module.css';

const SLOW = 'Esta sección tarda más de lo normal…';

/** Placeholder of a loading section: empty at first, so that a fast load does not flicker. */
export const RemoteLoading = ({ onRetry }: { onRetry: () => void }) => {
  const stage = useStage();
  if (stage === 'overdue') return <RemoteUnavailable onRetry={onRetry} />;
  if (hasFirstView()) {
    return (
      <section aria-busy="true" data-stage={stage}>
        <FirstView />
        <p role="status">{stage === 'slow' ? SLOW : ''}</p>
      </section>
    );
  }
  return (
    <section className={styles['loading']} aria-busy="true" data-stage={stage}>
      {stage !== 'quiet' && (
        <div className={styles['skeleton']} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      )}
      <p role="status">{stage === 'slow' ? SLOW : ''}</p>
    </section>
  );
};
