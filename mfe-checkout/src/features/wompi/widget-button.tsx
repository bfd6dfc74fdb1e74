import type { WompiWidget } from '@lacteos/contracts/schemas';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useWidgetScript } from './use-widget-script';
import styles from './wompi.module.css';

export function WidgetButton({ widget }: { widget: WompiWidget }) {
  const [attempt, setAttempt] = useState(0);
  const { form, state } = useWidgetScript(widget, attempt);
  return (
    <div className={styles.widget}>
      {state === 'loading' && (
        <p role="status" className={styles.hint}>
          Cargando el botón de pago de Wompi..
        </p>
      )}
      {state === 'failed' && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title="No se pudo cargar el botón de pago"
          description="Revise su conexión o si un bloqueador de anuncios detiene a checkout.wompi.co. No se ha cobrado nada."
          action={
            <Button size="large" onClick={() => setAttempt((last) => last + 1)}>
              Reintentar
            </Button>
          }
        />
      )}
      <form
        noValidate
        ref={form}
        className={styles.form}
        aria-label="Pago con Wompi"
        onSubmit={(event) => event.preventDefault()}
      />
    </div>
  );
}
