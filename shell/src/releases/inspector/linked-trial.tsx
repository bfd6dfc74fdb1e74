import { Alert, Button } from '@lacteos/ui';
import { tryReleases } from './trials/trials';
import type { LinkedRelease } from './trials/trial-link';
import { useWork } from './trials/use-work';
import styles from './inspector.module.css';

interface LinkedTrialProps {
  asked: readonly LinkedRelease[];
  onDone: () => void;
  onDecline: () => void;
}

/** Links try nothing by themselves: the person confirms, and the desk signs for them alone. */
export const LinkedTrial = ({ asked, onDone, onDecline }: LinkedTrialProps) => {
  const { isBusy, failure, run } = useWork();
  return (
    <div className={styles['asked']} role="group" aria-label="Enlace de prueba">
      <p>
        <strong>Un enlace pide probar en esta pestaña:</strong>
      </p>
      <ul>
        {asked.map(({ remote, release }) => (
          <li key={remote}>
            {remote} <code>{release}</code>
          </li>
        ))}
      </ul>
      <p className={styles['quiet']}>
        Solo versiones publicadas y revisadas; lo que ven los demás no cambia. La pestaña se recarga.
      </p>
      {failure ? <Alert kind="error">{failure}</Alert> : null}
      <div className={styles['actions']}>
        <Button isPending={isBusy} onClick={() => run(() => tryReleases(asked), onDone)}>
          Probar en esta pestaña
        </Button>
        <Button look="secondary" onClick={onDecline}>
          No probar
        </Button>
      </div>
    </div>
  );
};
