import { Spin } from 'antd';

import styles from './screen.module.css';

/** Placeholder of a page until its list has been read. */
export const PageWait = () => (
  <div className={styles.invoicingPageWait} role="status">
    <Spin />
    Cargando..
  </div>
);
