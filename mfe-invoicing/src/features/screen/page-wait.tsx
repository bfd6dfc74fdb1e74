import { Spin } from 'antd';

import styles from './screen.module.css';

/** Stands where a page will be once its list is read. */
export const PageWait = () => (
  <div className={styles.invoicingPageWait} role="status">
    <Spin />
    Cargando..
  </div>
);
