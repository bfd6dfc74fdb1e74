import { Button } from '@lacteos/ui';
import type { Remotes } from '@lacteos/remote-runtime';
import { useState } from 'react';
import { copyText } from '../copy-text';
import type { Section } from '../sections';
import styles from '../inspector.module.css';
import { loadTrace } from './load-trace';

/** Measured when it is opened. */
export const LoadTraceDetails = ({ remotes, section }: { remotes: Remotes; section: Section }) => {
  const [text, setText] = useState('');
  return (
    <details
      className={styles['trace']}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setText(loadTrace(remotes, section));
      }}
    >
      <summary>Traza de carga</summary>
      <textarea readOnly aria-label="Traza de carga" rows={12} value={text} />
      <Button look="secondary" onClick={() => copyText(text, 'Traza copiada')}>
        Copiar traza
      </Button>
    </details>
  );
};
