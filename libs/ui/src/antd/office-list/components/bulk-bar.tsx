import { useIsBelow } from '#hooks/use-breakpoint';
import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import styles from './office-list.module.css';

export function BulkBar({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  const isNarrow = useIsBelow('md');
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-bulk-bar className={styles.officeBulk} role="status">
      <span>{text}</span>
      {isNarrow && (
        <Button
          type="primary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Acciones
        </Button>
      )}
      {(!isNarrow || isOpen) && (
        <div id={id} className={styles.officeBulkActions}>
          {children}
        </div>
      )}
    </div>
  );
}
