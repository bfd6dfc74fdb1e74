import { App, Button, Dropdown } from 'antd';
import { useEffect, useSyncExternalStore } from 'react';

import type { ExportFormat } from './export-rows';
import { exportStore } from './export-store';
import { ExportProgress } from './export-progress';

interface ExportMenuProps {
  path: string;
  subject: string;
  params: Record<string, string | undefined>;
}

const FORMATS = [
  { key: 'xlsx', label: 'Excel (XLSX)' },
  { key: 'csv', label: 'CSV' },
];

export function ExportMenu({ path, subject, params }: ExportMenuProps) {
  const { notification } = App.useApp();
  const downloads = useSyncExternalStore(exportStore.watch, exportStore.read, exportStore.read);
  const download = downloads.find((each) => each.path === path);
  useEffect(() => exportStore.attend(path), [path]);
  const problem = download?.share === null ? download.message : null;
  useEffect(() => {
    if (problem === null) return;
    notification.error({ title: problem, role: 'alert', duration: 0 });
    exportStore.cancel(path);
  }, [problem, path, notification]);

  const run = async (format: ExportFormat) => {
    const name = await exportStore.start({ path, subject, format, params });
    if (name !== null) notification.success({ title: `Se descargó ${name}`, role: 'status' });
  };
  if (download && download.share !== null) return <ExportProgress download={download} />;
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items: FORMATS, onClick: ({ key }) => void run(key as ExportFormat) }}
    >
      <Button>Exportar</Button>
    </Dropdown>
  );
}
