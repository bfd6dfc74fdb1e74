import { NativeSelect } from '@lacteos/ui/antd';
import { Button } from 'antd';
import { useId } from 'react';

import { PAPERS, SIZES, type Paper, type PaperSize } from '../model/paper-choice';
import styles from './papers-page.module.css';

interface PapersToolsProps {
  paper: Paper;
  size: PaperSize;
  isReady: boolean;
  onPaper: (paper: Paper) => void;
  onSize: (size: PaperSize) => void;
}

const optionsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

export function PapersTools({ paper, size, isReady, onPaper, onSize }: PapersToolsProps) {
  const id = useId();
  return (
    <div className={styles.tools}>
      <label htmlFor={`${id}-paper`}>
        Impreso
        <NativeSelect
          id={`${id}-paper`}
          value={paper}
          placeholder="Impreso"
          options={optionsOf(PAPERS)}
          onChange={({ target }) => onPaper(target.value as Paper)}
        />
      </label>
      <label htmlFor={`${id}-size`}>
        Papel
        <NativeSelect
          id={`${id}-size`}
          value={size}
          placeholder="Papel"
          options={optionsOf(SIZES)}
          onChange={({ target }) => onSize(target.value as PaperSize)}
        />
      </label>
      <Button type="primary" size="large" disabled={!isReady} onClick={() => window.print()}>
        Imprimir
      </Button>
    </div>
  );
}
