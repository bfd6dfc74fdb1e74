import { Button, Modal } from 'antd';
import { useRef } from 'react';

import type { ShownPdf } from './use-invoice-pdf';
import styles from './pdf-dialog.module.css';

interface PdfDialogProps {
  pdf: ShownPdf | null;
  onClear: () => void;
}

export function PdfDialog({ pdf, onClear }: PdfDialogProps) {
  const viewer = useRef<HTMLIFrameElement>(null);
  const print = () => {
    viewer.current?.contentWindow?.focus();
    viewer.current?.contentWindow?.print();
    onClear();
  };
  return (
    <Modal
      title="Factura PDF"
      open={pdf !== null}
      onCancel={onClear}
      width={1000}
      destroyOnHidden
      footer={[
        <Button key="save" type="link" href={pdf?.url} download={`${pdf?.name}.pdf`}>
          Descargar
        </Button>,
        <Button key="close" onClick={onClear}>
          Cerrar
        </Button>,
        <Button key="print" type="primary" onClick={print}>
          Imprimir
        </Button>,
      ]}
    >
      {pdf && <iframe ref={viewer} className={styles.pdfViewer} src={pdf.url} title={`PDF de ${pdf.name}`} />}
    </Modal>
  );
}
