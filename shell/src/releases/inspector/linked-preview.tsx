import { Alert, Button } from '@lacteos/ui';
import { previewInTab } from './previews/previews';
import type { LinkedRelease } from './previews/preview-link';
import { useWork } from './previews/use-work';
import styles from './inspector.module.css';

interface LinkedPreviewProps {
  asked: readonly LinkedRelease[];
  onDone: () => void;
  onDecline: () => void;
}

/** Links preview nothing by themselves: the person confirms, and the desk signs for them alone. */
export const LinkedPreview = ({ asked, onDone, onDecline }: LinkedPreviewProps) => {
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
        <Button isPending={isBusy} onClick={() => run(() => previewInTab(asked), onDone)}>
          Probar en esta pestaña
        </Button>
        <Button look="secondary" onClick={onDecline}>
          No probar
        </Button>
      </div>
    </div>
  );
};
