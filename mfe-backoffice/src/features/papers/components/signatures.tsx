import styles from './papers.module.css';

export const Signatures = ({ names }: { names: readonly string[] }) => (
  <div className={styles.signatures}>
    {names.map((name) => (
      <p key={name}>{name}</p>
    ))}
  </div>
);
