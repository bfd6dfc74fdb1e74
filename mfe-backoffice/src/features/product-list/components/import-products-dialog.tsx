import { pageButtons } from '@lacteos/ui/antd';
import { countText } from '@lacteos/contracts/parsing/count-text';
import type { ImportReport } from '@lacteos/contracts/schemas';
import { Alert, App, Button, Modal, Table } from 'antd';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';

import { failedCall, formStyles } from '#features/editing';
import { importStore } from '#features/imports';
import { useImportProducts } from '../model/many-products';

const NOT_IMPORTED = 'No se importó el archivo';
const COLUMNS = [
  { title: 'Fila', dataIndex: 'row', width: 72 },
  { title: 'Columna', dataIndex: 'column' },
  { title: 'Problema', dataIndex: 'message' },
];

const summaryOf = ({ created, updated, unchanged }: ImportReport): string =>
  `${created} por crear, ${updated} por cambiar, ${unchanged} sin cambios.`;

function Report({ report }: { report: ImportReport }) {
  const { problems } = report;
  if (problems.length === 0) {
    return (
      <Alert type="success" showIcon role="status" title={`Archivo sin errores: ${summaryOf(report)}`} />
    );
  }
  return (
    <>
      <Alert
        className={formStyles.officeFormNotice}
        type="error"
        showIcon
        role="alert"
        title={`El archivo tiene ${countText(problems.length, 'error', 'errores')}; no se guardó nada.`}
      />
      <Table
        size="small"
        rowKey={({ row, column, message }) => `${row}-${column}-${message}`}
        columns={COLUMNS}
        dataSource={problems}
        pagination={problems.length > 10 && { pageSize: 10, ...pageButtons }}
        scroll={{ x: 'max-content' }}
      />
    </>
  );
}

function useImport(onClose: () => void) {
  const { notification } = App.useApp();
  const [report, setReport] = useState<ImportReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync: send, isPending, variables } = useImportProducts();
  const isSaving = isPending && variables?.dryRun === false;
  const dialog = useRef<{ saving: string | null; notice: number | null }>({ saving: null, notice: null });
  useEffect(() => {
    const { current } = dialog;
    return () => {
      if (current.saving !== null) current.notice = importStore.begin(current.saving);
    };
  }, []);
  const check = async (file: File) => {
    setProblem(null);
    try {
      setReport(await send({ file, dryRun: true }));
    } catch (error) {
      setReport(null);
      setProblem(failedCall(error).message);
    }
  };
  const save = async (file: File) => {
    const { current } = dialog;
    setProblem(null);
    current.saving = file.name;
    try {
      const fresh = await send({ file, dryRun: false });
      const { created, updated, problems } = fresh;
      if (!fresh.applied) {
        if (current.notice !== null)
          importStore.recordOutcome(current.notice, { title: NOT_IMPORTED, reason: problems[0]?.message });
        else setReport(fresh);
        return;
      }
      const title = `Se importó el archivo. Productos creados: ${created}; cambiados: ${updated}.`;
      if (current.notice !== null) return importStore.recordOutcome(current.notice, { title });
      notification.success({ title, role: 'status' });
      onClose();
    } catch (error) {
      const { message } = failedCall(error);
      if (current.notice !== null)
        return importStore.recordOutcome(current.notice, { title: NOT_IMPORTED, reason: message });
      setReport(null);
      setProblem(message);
    } finally {
      current.saving = null;
    }
  };
  return { report, problem, isPending, isSaving, check, save };
}

/** Validates first, then saves everything or nothing. */
export function ImportProductsDialog({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const { report, problem, isPending, isSaving, check, save } = useImport(onClose);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0] ?? null;
    target.value = '';
    setFile(chosen);
    if (chosen) void check(chosen);
  };
  const isReady = report !== null && report.problems.length === 0 && report.created + report.updated > 0;

  return (
    <Modal
      open
      width={720}
      title="Importar productos"
      okText="Guardar todo"
      cancelText="Cerrar"
      // `confirmLoading` would keep the dialog from being closed.
      okButtonProps={{ disabled: !isReady, loading: isPending }}
      mask={{ closable: false }}
      onOk={() => file && void save(file)}
      onCancel={onClose}
    >
      <p>
        Exporte los productos, cambie la hoja y elíjala aquí (XLSX o CSV). Una fila sin código es un producto
        nuevo; una celda vacía deja el dato como está.
      </p>
      <div className={formStyles.officeFormNotice}>
        <Button data-first-focus loading={isPending} onClick={() => input.current?.click()}>
          Elegir archivo
        </Button>{' '}
        {file?.name}
        <input
          ref={input}
          type="file"
          accept=".xlsx,.csv"
          aria-label="Archivo de productos"
          className="visually-hidden"
          tabIndex={-1}
          onChange={choose}
        />
      </div>
      {isSaving && (
        <Alert
          type="info"
          showIcon
          role="status"
          title="Se está guardando. Puede cerrar esta ventana: el archivo se guarda completo o no se guarda nada, y aquí le avisamos."
        />
      )}
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      {report && <Report report={report} />}
    </Modal>
  );
}
