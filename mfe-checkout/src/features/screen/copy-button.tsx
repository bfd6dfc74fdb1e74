import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';

const TEXTS = {
  idle: 'Copiar',
  copied: 'Copiado',
  failed: 'Selecciónelo y cópielo',
} as const;

interface CopyButtonProps {
  text: string;
  /** With its article, for screen readers: 'el número de guía'. */
  subject: string;
}

export function CopyButton({ text, subject }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof TEXTS>('idle');
  // Undefined without https; refused by some browsers' settings.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
      <span aria-live="polite">{TEXTS[state]}</span>
      <span className="visually-hidden"> {subject}</span>
    </Button>
  );
}
