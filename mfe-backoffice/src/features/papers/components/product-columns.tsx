import type { PaperColumn } from './paper-table';
import styles from './papers.module.css';

interface NamedProduct {
  name: string;
  slug: string;
  code: string;
}

export const TICK_COLUMN: PaperColumn<unknown> = {
  title: 'Listo',
  isShort: true,
  isWideOnly: true,
  render: () => <span className={styles.tick} />,
};

export const PRODUCT_COLUMNS: readonly PaperColumn<NamedProduct>[] = [
  {
    title: 'Producto',
    isLong: true,
    render: ({ name, slug }) => (
      <>
        <b>{name}</b> {slug}
      </>
    ),
  },
  { title: 'Código', isShort: true, isWideOnly: true, render: ({ code }) => code },
];
