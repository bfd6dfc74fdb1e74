import { Button, TextField } from '@lacteos/ui';
import type { Preview } from '@lacteos/remote-kit';
import { copyText } from './copy-text';
import { linkTo } from './previews/preview-link';
import styles from './inspector.module.css';

interface SharePreviewsProps {
  previews: readonly Preview[];
  onLeave: () => void;
}

export const SharePreviews = ({ previews, onLeave }: SharePreviewsProps) => {
  const link = linkTo(window.location.href, previews);
  return (
    <div className={styles['previews']}>
      <h3>En prueba en esta pestaña</h3>
      <ul>
        {previews.map(({ remote, releaseId }) => (
          <li key={remote}>
            {remote} <code>{releaseId}</code>
          </li>
        ))}
      </ul>
      <TextField
        label="Enlace para el equipo"
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles['actions']}>
        <Button look="secondary" onClick={() => copyText(link, 'Enlace copiado')}>
          Copiar enlace
        </Button>
        <Button look="secondary" onClick={onLeave}>
          Volver a lo publicado
        </Button>
      </div>
    </div>
  );
};
