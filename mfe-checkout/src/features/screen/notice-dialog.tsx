import { CloseCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

export interface Notice {
  kind: 'error' | 'warning';
  title: string;
  text: string;
  reason?: string;
}

const ICONS: Readonly<Record<Notice['kind'], ReactNode>> = {
  error: <CloseCircleFilled aria-hidden className={styles.errorIcon} />,
  warning: <ExclamationCircleFilled aria-hidden className={styles.warningIcon} />,
};

export function NoticeDialog({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  if (!notice) return null;
  return (
    <Modal
      open
      centered
      width={440}
      closable={false}
      title={
        <span className={styles.noticeTitle}>
          {ICONS[notice.kind]}
          {notice.title}
        </span>
      }
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <p className={styles.noticeText}>{notice.text}</p>
      {notice.reason && <p className={styles.noticeText}>{notice.reason}</p>}
    </Modal>
  );
}
