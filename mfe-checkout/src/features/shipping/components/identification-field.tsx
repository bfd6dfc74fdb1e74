import { readIdentification, recognizeNit } from '@lacteos/contracts/identification/identification';
import { TEXTS } from '@lacteos/contracts/validation';
import { useIsSlow } from '@lacteos/ui';
import { useIdentificationRules } from '@lacteos/ui/antd';
import { Button, Form, Input } from 'antd';
import { useEffect, useRef } from 'react';
import type { InputRef } from 'antd';
import type { CustomerLookup, Lookup } from '../use-customer-lookup';
import styles from './checkout-form.module.css';

const searchable = (idType: string | undefined, typed: string): string =>
  (recognizeNit(typed) ?? readIdentification(idType, typed)).identification;

function LookupStatus({ lookup, onRetry }: { lookup: Lookup; onRetry: () => void }) {
  const isSlow = useIsSlow(lookup.state === 'searching');
  switch (lookup.state) {
    case 'idle':
      return <span className={styles.lookup}>Busca al cliente mientras usted escribe.</span>;
    case 'searching':
      return (
        <span className={styles.lookup}>
          {isSlow ? 'La consulta está tardando. Puede seguir llenando los datos.' : 'Buscando cliente..'}
        </span>
      );
    case 'found':
      return (
        <span className={styles.lookup} data-kind={lookup.isActive ? 'good' : 'bad'}>
          {lookup.isActive ? 'Cliente encontrado: completamos sus datos.' : TEXTS.customerInactive}
        </span>
      );
    case 'unknown':
      return <span className={styles.lookup}>El cliente no está creado. Complete sus datos.</span>;
    case 'failed':
      return (
        <span className={styles.lookup} data-kind="bad">
          No se pudo consultar el cliente: {lookup.reason} Puede continuar con la venta.{' '}
          <Button type="link" size="small" onClick={onRetry} className={styles.lookupRetry}>
            Consultar de nuevo
          </Button>
        </span>
      );
  }
}

export function IdentificationField({ label, search }: { label: string; search: CustomerLookup }) {
  const idType = Form.useWatch<string | undefined>('id_type');
  const { ofIdentification, settle } = useIdentificationRules();
  const { lookup, handleTyping, searchNow, retry } = search;
  const input = useRef<InputRef>(null);
  // Sales are entered by keyboard, starting with the document.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  return (
    <Form.Item
      label={label}
      name="identification"
      dependencies={['id_type']}
      rules={[ofIdentification]}
      extra={
        <span role="status" aria-live="polite">
          <LookupStatus lookup={lookup} onRetry={retry} />
        </span>
      }
    >
      <Input
        ref={input}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        aria-required
        onBlur={settle}
        onChange={(event) => handleTyping(searchable(idType, event.target.value))}
        onPressEnter={(event) => {
          settle();
          if (searchNow()) event.preventDefault();
        }}
      />
    </Form.Item>
  );
}
