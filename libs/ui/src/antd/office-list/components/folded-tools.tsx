import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import styles from './office-list.module.css';

interface FoldedToolsProps {
  label: string;
  set: number;
  isOpenAtFirst: boolean;
  children: ReactNode;
}

export function FoldedTools({ label, set, isOpenAtFirst, children }: FoldedToolsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
        {set > 0 ? `${label} (${set})` : label}
      </Button>
      {isOpen && (
        <div id={id} className={styles.officeFolded}>
          {children}
        </div>
      )}
    </>
  );
}
