import { Button, Progress } from 'antd';

import { exportStore, type Export } from './export-store';
import styles from './exports.module.css';

export function ExportProgress({ download: { path, subject, share } }: { download: Export }) {
  return (
    <span className={styles.progress}>
      <Progress
        aria-label={`Progreso de la exportación de ${subject}`}
        percent={Math.round((share ?? 0) * 100)}
        size="small"
        status="active"
      />
      <Button type="text" size="small" onClick={() => exportStore.cancel(path)}>
        Cancelar
      </Button>
    </span>
  );
}
