import { Spin } from 'antd';

import styles from './screen.module.css';

export const PageWait = () => (
  <div className={styles.invoicingPageWait} role="status">
    <Spin />
    Cargando..
  </div>
);
