import { Spin } from 'antd';

import styles from './screen.module.css';

export const PageLoading = () => (
  <div className={styles.invoicingPageWait} role="status">
    <Spin />
    Cargando..
  </div>
);
