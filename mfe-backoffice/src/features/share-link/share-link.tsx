import { CopyOutlined, WhatsAppOutlined } from '@ant-design/icons';
import { PHONE_PATTERN } from '@lacteos/contracts/validation';
import { Button, Input } from 'antd';
import { useState } from 'react';
import styles from './share-link.module.css';

const COPY_TEXTS = {
  idle: 'Copiar',
  copied: 'Copiado',
  failed: 'Selecciónelo y cópielo',
} as const;
const COLOMBIA = '57';

/** Without a mobile number of ten digits WhatsApp asks for the person. */
function whatsappAddress(text: string, phone = ''): string {
  const person = PHONE_PATTERN.test(phone) ? `${COLOMBIA}${phone}` : '';
  return `https://wa.me/${person}?text=${encodeURIComponent(text)}`;
}

interface ShareLinkProps {
  label: string;
  url: string;
  /** Message that goes before the address. */
  text: string;
  phone?: string;
}

export function ShareLink({ label, url, text, phone }: ShareLinkProps) {
  const [state, setState] = useState<keyof typeof COPY_TEXTS>('idle');
  // Undefined without https; refused by some browsers' settings.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.share}>
      <Input readOnly aria-label={label} value={url} onFocus={({ target }) => target.select()} />
      <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
        <span aria-live="polite">{COPY_TEXTS[state]}</span>
        <span className="visually-hidden"> {label.toLocaleLowerCase('es-CO')}</span>
      </Button>
      <a
        className={styles.whatsapp}
        href={whatsappAddress(`${text} ${url}`, phone)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <WhatsAppOutlined aria-hidden /> Enviar por WhatsApp
      </a>
    </div>
  );
}
