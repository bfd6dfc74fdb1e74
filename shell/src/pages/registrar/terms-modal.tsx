import { api } from '@lacteos/api-client';
import { DEFAULT_TEXT_MARK, LEGAL_DOCUMENTS } from '@lacteos/contracts/legal/legal-documents';
import type { LegalText } from '@lacteos/contracts/schemas';
import { Alert, Button, Modal, Skeleton, TextBlocks } from '@lacteos/ui';
import { useCallback, useEffect, useState } from 'react';
import styles from '../account.module.css';

type Reading = { kind: 'loading' } | { kind: 'failed' } | { kind: 'read'; text: LegalText };

const TEXTS = {
  terminos: { region: 'Texto de los términos', failed: 'No pudimos cargar los términos.' },
  datos: { region: 'Texto de la política', failed: 'No pudimos cargar la política.' },
} as const;
export type SignUpText = keyof typeof TEXTS;

function useTerms(document: SignUpText): { reading: Reading; read: () => void } {
  const [reading, setReading] = useState<Reading>({ kind: 'loading' });
  const read = useCallback(() => {
    setReading({ kind: 'loading' });
    api.get<LegalText>(`/legal/${document}`).then(
      (text) => setReading({ kind: 'read', text }),
      () => setReading({ kind: 'failed' }),
    );
  }, [document]);
  useEffect(read, [read]);
  return { reading, read };
}

const Terms = ({ text }: { text: LegalText }) => (
  <>
    {text.isDefault ? <p>{DEFAULT_TEXT_MARK}</p> : null}
    <TextBlocks body={text.body} heading="h3" />
  </>
);

export function TermsModal({ document, onClose }: { document: SignUpText; onClose: () => void }) {
  const { reading, read } = useTerms(document);
  const { region, failed } = TEXTS[document];
  return (
    <Modal title={LEGAL_DOCUMENTS[document]} onClose={onClose}>
      <div className={styles['terms']} role="region" aria-label={region} tabIndex={0}>
        {reading.kind === 'loading' && <Skeleton />}
        {reading.kind === 'failed' && (
          <Alert title={failed}>
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
