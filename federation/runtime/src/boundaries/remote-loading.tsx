import { useRemotes } from '../remotes/remotes';
import { FirstView, hasFirstView } from './first-view';
import { useStage } from './loading-stage';
import { RemoteUnavailable } from './remote-unavailable';
import styles from './boundaries.module.css';

/** Empty at first, so that fast loads do not flicker. */
export const RemoteLoading = ({ onRetry }: { onRetry: () => void }) => {
  const stage = useStage();
  const { slowPage } = useRemotes().rules.texts;
  if (stage === 'overdue') return <RemoteUnavailable onRetry={onRetry} />;
  if (hasFirstView()) {
    return (
      <section aria-busy="true" data-stage={stage}>
        <FirstView />
        <p role="status">{stage === 'slow' ? slowPage : ''}</p>
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
      <p role="status">{stage === 'slow' ? slowPage : ''}</p>
    </section>
  );
};
