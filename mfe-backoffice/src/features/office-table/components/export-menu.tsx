import type { ApiError } from '@lacteos/api-client';
import { App, Button, Dropdown, Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { fetchExport, saveFile, type ExportFormat } from '../api/export-rows';
import styles from './office-table.module.css';

interface ExportMenuProps {
  path: string;
  params: Record<string, string | undefined>;
}

const FORMATS = [
  { key: 'xlsx', label: 'Excel (XLSX)' },
  { key: 'csv', label: 'CSV' },
];

/** Downloads all filtered rows, with progress. */
export function ExportMenu({ path, params }: ExportMenuProps) {
  const { notification } = App.useApp();
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (format: ExportFormat) => {
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      const request = { path, format, params, onProgress: setShare, signal: controller.signal };
      const { file, name } = await fetchExport(request);
      saveFile(file, name);
      notification.success({ title: `Se descargó ${name}`, role: 'status' });
    } catch (error) {
      if (!controller.signal.aborted)
        notification.error({ title: (error as ApiError).message, role: 'alert', duration: 0 });
    } finally {
      setShare(null);
    }
  };

  if (share === null) {
    return (
      <Dropdown
        trigger={['click']}
        menu={{ items: FORMATS, onClick: ({ key }) => void run(key as ExportFormat) }}
      >
        <Button>Exportar</Button>
      </Dropdown>
    );
  }
  return (
    <span className={styles.officeExport}>
      <Progress
        aria-label="Progreso de la exportación"
        percent={Math.round(share * 100)}
        size="small"
        status="active"
      />
      <Button type="text" size="small" onClick={() => running.current?.abort()}>
        Cancelar
      </Button>
    </span>
  );
}
