import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';

import styles from './screen.module.css';

export const BackToDashboard = () => (
  <Link className={styles.invoicingPageBack} to="/admin/dashboard">
    <ArrowLeftOutlined aria-hidden />
    Tablero Administrador
  </Link>
);
