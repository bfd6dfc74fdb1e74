import { PlusOutlined } from '@ant-design/icons';
import type { ApiError } from '@lacteos/api-client';
import { usePersistedState } from '@lacteos/ui/antd';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Collapse } from 'antd';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { ComparisonPanel } from './comparison-panel';
import {
  AttentionList,
  clearInvoiceLists,
  type DetailOf,
  ExportInvoicesMenu,
  InvoiceDetailDialog,
  InvoiceFilterForm,
  invoicesQuery,
  InvoicesTable,
  type InvoicesView,
  readInvoicesView,
  refreshInvoiceLists,
  writeInvoicesView,
} from '#features/invoice-list';
import { PdfDialog, useInvoicePdf } from '#features/invoice-pdf';
import { InvoicingPageFrame } from '#frame/invoicing-page-frame';
import { BackToDashboard, ListNews, screenStyles } from '#features/screen';

const FILTER_FAILED = 'Error interno de servidor, intentelo nuevamente';
const PDF_FAILED = 'No se pudo obtener el PDF.';

/** One alert for each failure, not for each rendering of it. */
function useFailureAlert(error: ApiError | null) {
  const { modal } = App.useApp();
  const alerted = useRef<unknown>(null);
  useEffect(() => {
    if (!error || error.status === 403 || alerted.current === error) return;
    alerted.current = error;
    void modal.error({ title: 'Error', content: FILTER_FAILED });
  }, [error, modal]);
}

const DOCUMENT = 'document';
const INVOICES = { one: 'factura', many: 'facturas', isFeminine: true };

function linkedDocument(address: URLSearchParams): DetailOf | null {
  const id = Number(address.get(DOCUMENT));
  return Number.isInteger(id) && id > 0 ? { id, name: 'Factura' } : null;
}

function InvoicesNews({ view }: { view: InvoicesView }) {
  const queries = useQueryClient();
  const query = invoicesQuery(view);
  const { data, isFetching } = useQuery(query);
  return (
    <ListNews
      subject="invoice"
      nouns={INVOICES}
      queryKey={query.queryKey}
      shown={(data?.data ?? []).flatMap(({ state }) => (state ? [state.id] : []))}
      list={{ isFetching, refetch: () => refreshInvoiceLists(queries) }}
    />
  );
}

function Invoices() {
  const queries = useQueryClient();
  const { modal } = App.useApp();
  const [address, setAddress] = useSearchParams();
  const view = readInvoicesView(address);
  const invoices = useQuery(invoicesQuery(view));
  const [chosen, setDetail] = usePersistedState<DetailOf | null>('opened invoice', null);
  const detail = chosen ?? linkedDocument(address);
  const pdf = useInvoicePdf(() => void modal.error({ title: 'Error', content: PDF_FAILED }));

  useEffect(() => () => clearInvoiceLists(queries), [queries]);

  useFailureAlert(invoices.error);

  const show = (next: InvoicesView) => {
    const target = writeInvoicesView(next);
    if (target.toString() === address.toString()) void invoices.refetch();
    else setAddress(target);
  };
  return (
    <>
      <InvoicesTable
        view={view}
        list={invoices}
        isBusy={pdf.isLoading}
        actions={
          <>
            <Link className={screenStyles.invoicingPageBack} to="/admin/invoice">
              <PlusOutlined aria-hidden />
              Crear Factura
            </Link>
            <BackToDashboard />
            {!view.isCleared && <ExportInvoicesMenu filters={view.filters} />}
          </>
        }
        filterForm={
          <>
            <AttentionList onDetail={setDetail} />
            <InvoiceFilterForm
              filters={view.filters}
              isLoading={invoices.isFetching}
              onFilter={(filters) => show({ filters, page: 1, isCleared: false })}
              onClear={() => {
                clearInvoiceLists(queries);
                setAddress(writeInvoicesView({ filters: {}, page: 1, isCleared: true }));
              }}
            />
          </>
        }
        news={view.isCleared ? null : <InvoicesNews view={view} />}
        onPage={(next) => show({ ...view, page: next })}
        onPdf={(id, name) => void pdf.show(id, name)}
        onDetail={setDetail}
      />
      <Collapse
        className={screenStyles.below}
        items={[
          { key: 'comparison', label: 'Comparación de pedidos y facturas', children: <ComparisonPanel /> },
        ]}
      />
      <PdfDialog pdf={pdf.pdf} onClear={pdf.clear} />
      <InvoiceDetailDialog
        detail={detail}
        onClose={() => {
          setDetail(null);
          if (address.has(DOCUMENT)) setAddress(writeInvoicesView(view), { replace: true });
        }}
      />
    </>
  );
}

export function InvoicesListPage() {
  return (
    <InvoicingPageFrame>
      <Invoices />
    </InvoicingPageFrame>
  );
}
