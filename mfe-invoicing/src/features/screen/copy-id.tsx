import { CopyOutlined } from '@ant-design/icons';
import { Typography } from 'antd';

/** In place of an id that nobody reads. */
export function CopyId({ id, label }: { id: string; label: string }) {
  const icon = <CopyOutlined key="copy" role="img" aria-label={label} />;
  return <Typography.Text copyable={{ text: id, tooltips: [label, 'Copiado'], icon: [icon, undefined] }} />;
}
