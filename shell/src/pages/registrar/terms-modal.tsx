import { api } from '@lacteos/api-client';
import { DEFAULT_TEXT_MARK, type LegalText } from '@lacteos/contracts';
import { Alert, Button, Modal, Skeleton, TextBlocks } from '@lacteos/ui';
import { useCallback, useEffect, useState } from 'react';
import styles from '../account.module.css';

type Reading = { kind: 'loading' } | { kind: 'failed' } | { kind: 'read'; text: LegalText };

/** The terms in force, read when the modal opens. */
function useTerms(): { reading: Reading; read: () => void } {
  const [reading, setReading] = useState<Reading>({ kind: 'loading' });
  const read = useCallback(() => {
    setReading({ kind: 'loading' });
    api.get<LegalText>('/legal/terminos').then(
      (text) => setReading({ kind: 'read', text }),
      () => setReading({ kind: 'failed' }),
    );
  }, []);
  useEffect(read, [read]);
  return { reading, read };
}

const Terms = ({ text }: { text: LegalText }) => (
  <>
    {text.isDefault ? <p>{DEFAULT_TEXT_MARK}</p> : null}
    <TextBlocks body={text.body} heading="h3" />
  </>
);

/** The terms and conditions of the shop. */
export function TermsModal({ onClose }: { onClose: () => void }) {
  const { reading, read } = useTerms();
  return (
    <Modal title="Términos y condiciones" onClose={onClose}>
      <div className={styles['terms']} role="region" aria-label="Texto de los términos" tabIndex={0}>
        {reading.kind === 'loading' && <Skeleton />}
        {reading.kind === 'failed' && (
          <Alert title="No pudimos cargar los términos.">
            <Button look="secondary" onClick={read}>
              Intentar de nuevo
            </Button>
          </Alert>
        )}
        {reading.kind === 'read' && <Terms text={reading.text} />}
      </div>
      <Button onClick={onClose}>Cerrar</Button>
    </Modal>
  );
}
