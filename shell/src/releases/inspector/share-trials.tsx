import { Button, notify, TextField } from '@lacteos/ui';
import type { TabTrial } from '@lacteos/remote-kit';
import { linkTo } from './trials/trial-link';
import styles from './inspector.module.css';

const copy = (link: string): void => {
  navigator.clipboard.writeText(link).then(
    () => notify('success', 'Enlace copiado'),
    () => notify('error', 'No se pudo copiar', 'Selecciónelo y cópielo.'),
  );
};

export const ShareTrials = ({ trials, onLeave }: { trials: readonly TabTrial[]; onLeave: () => void }) => {
  const link = linkTo(window.location.href, trials);
  return (
    <div className={styles['trials']}>
      <h3>En prueba en esta pestaña</h3>
      <ul>
        {trials.map((trial) => (
          <li key={trial.remote}>
            {trial.remote} <code>{trial.use === 'tab' ? trial.releaseId : trial.folder}</code>
          </li>
        ))}
      </ul>
      {link ? (
        <TextField
          label="Enlace para el equipo"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
      <div className={styles['actions']}>
        {link ? (
          <Button look="secondary" onClick={() => copy(link)}>
            Copiar enlace
          </Button>
        ) : null}
        <Button look="secondary" onClick={onLeave}>
          Volver a lo publicado
        </Button>
      </div>
    </div>
  );
};
