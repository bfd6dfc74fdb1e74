import styles from './layout.module.css';

const showChoice = (field: HTMLSelectElement | null): void => {
  if (field) field.value = document.documentElement.dataset['scheme'] ?? '';
};

/** Light, dark or as the device has it; `public/scheme.js` keeps and shows what is chosen. */
export const SchemeChoice = () => (
  <label className={styles['scheme']}>
    Apariencia
    <select name="scheme" ref={showChoice}>
      <option value="">Como el dispositivo</option>
      <option value="light">Claro</option>
      <option value="dark">Oscuro</option>
    </select>
  </label>
);
