import { Button, Form, Input } from 'antd';
import { useEffect, useRef } from 'react';
import type { InputRef } from 'antd';
import { useIsSlow } from '../../screen/use-is-slow';
import { DIGITS, DOCUMENT, REQUIRED } from '../model/field-rules';
import { useCustomerLookup, type Lookup } from '../use-customer-lookup';
import styles from './checkout-form.module.css';

const LETTERED_DOCUMENTS = ['22', '42', '50', 'R-00-PN', '41', '47', '43', '21'];
const INACTIVE =
  'El cliente se encuentra inactivo. Actívelo en el módulo de contabilidad: pestaña Clientes, opción Actualizar cliente.';

const tidy = (text: unknown): string => String(text ?? '').replace(/[.\s]/g, '');

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
          {lookup.isActive ? 'Cliente encontrado: completamos sus datos.' : INACTIVE}
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

/** The identification of the customer; typing it looks him up and fills the form in. */
export function IdentificationField({ label, userId }: { label: string; userId: number }) {
  const idType = Form.useWatch<string | undefined>('id_type');
  const { lookup, typed, searchNow, retry } = useCustomerLookup(userId);
  const input = useRef<InputRef>(null);
  // The sale goes by keyboard: the first thing a cashier enters is the document.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  return (
    <Form.Item
      label={label}
      name="identification"
      normalize={tidy}
      rules={[REQUIRED, LETTERED_DOCUMENTS.includes(idType ?? '') ? DOCUMENT : DIGITS]}
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
        maxLength={20}
        aria-required
        onChange={(event) => typed(tidy(event.target.value))}
        onPressEnter={(event) => {
          if (searchNow()) event.preventDefault();
        }}
      />
    </Form.Item>
  );
}
