export const RECEIPT_ID = 'recibo-de-venta';

const PAPER_MM = 80;
const PX_PER_MM = 96 / 25.4;
const END_MM = 8;

/** On an 80 mm roll, cut to length. Calls back when the print dialog closes. @returns cleans up */
export function printReceipt(onDone: () => void): () => void {
  const paper = document.getElementById(RECEIPT_ID);
  if (!paper) return () => undefined;
  const height = Math.ceil(paper.scrollHeight / PX_PER_MM) + END_MM;
  const page = document.createElement('style');
  page.textContent = `@page { size: ${PAPER_MM}mm ${height}mm; margin: 0 }`;
  document.head.append(page);
  document.documentElement.dataset['prints'] = 'receipt';
  window.addEventListener('afterprint', onDone, { once: true });
  window.print();
  return () => {
    window.removeEventListener('afterprint', onDone);
    page.remove();
    delete document.documentElement.dataset['prints'];
  };
}
