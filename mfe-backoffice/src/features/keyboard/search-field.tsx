import { SearchOutlined } from '@ant-design/icons';
import styles from './keyboard.module.css';

export const SearchField = ({ onOpen }: { onOpen: () => void }) => (
  <button
    type="button"
    className={styles.searchField}
    // The icon would say its English name.
    aria-label="Buscar pedido, guía, factura…"
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K"
    onClick={onOpen}
  >
    <SearchOutlined aria-hidden />
    <span className={styles.searchText}>Buscar pedido, guía, factura…</span>
    <kbd aria-hidden>Ctrl K</kbd>
  </button>
);
