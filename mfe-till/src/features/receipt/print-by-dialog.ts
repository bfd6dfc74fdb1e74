import type { PaperWidth } from './printer-setting';

const PX_PER_MM = 96 / 25.4;
const END_MM = 8;

/** On a roll, cut to length. Calls back when the dialog closes. @returns cleans up */
export function printByDialog(paper: HTMLElement, width: PaperWidth, onDone: () => void): () => void {
  const height = Math.ceil(paper.scrollHeight / PX_PER_MM) + END_MM;
  const page = document.createElement('style');
  page.textContent = `@page { size: ${width}mm ${height}mm; margin: 0 }`;
  document.head.append(page);
  document.documentElement.dataset['prints'] = 'till';
  window.addEventListener('afterprint', onDone, { once: true });
  window.print();
  return () => {
    window.removeEventListener('afterprint', onDone);
    page.remove();
    delete document.documentElement.dataset['prints'];
  };
}
