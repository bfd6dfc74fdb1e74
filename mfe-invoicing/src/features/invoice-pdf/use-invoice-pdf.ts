import { useCallback, useEffect, useRef, useState } from 'react';

import { getInvoicePdf, pdfOf } from './get-invoice-pdf';

export interface ShownPdf {
  name: string;
  url: string;
}

/** Leaving the page clears the PDF, too. */
export function useInvoicePdf(onFailed: () => void) {
  const [pdf, setPdf] = useState<ShownPdf | null>(null);
  const [loading, setLoading] = useState<string | null>(null);
  const url = useRef<string | null>(null);

  const clear = useCallback(() => {
    if (url.current) URL.revokeObjectURL(url.current);
    url.current = null;
    setPdf(null);
  }, []);
  useEffect(() => clear, [clear]);

  const show = async (id: string, name: string) => {
    if (loading !== null) return;
    setLoading(id);
    try {
      const file = pdfOf(await getInvoicePdf(id));
      clear();
      url.current = URL.createObjectURL(file);
      setPdf({ name, url: url.current });
    } catch {
      onFailed();
    } finally {
      setLoading(null);
    }
  };
  return { pdf, isLoading: loading !== null, show, clear };
}
