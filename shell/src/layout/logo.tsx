import { BRAND } from '@lacteos/contracts/brand/brand';
import styles from './layout.module.css';

export function LogoMark() {
  return (
    <svg viewBox="0 0 64 64" width="44" height="44" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="30" fill="#f2b93b" />
      <path d="M2.6 38c10-6 20 2 29.4-2s20-2 29.4 2A30 30 0 0 1 2.6 38Z" fill="#2f6b3a" />
      <path
        d="M23 24c-4 4-5 7-5 12v13a5 5 0 0 0 5 5h18a5 5 0 0 0 5-5V36c0-5-1-8-5-12v-5H23Z"
        fill="#fff9ef"
        stroke="#35261c"
        strokeWidth="2.5"
      />
      <path d="M21 13h22v6H21z" fill="#dcebf5" stroke="#35261c" strokeWidth="2.5" strokeLinejoin="round" />
      <path
        d="M32 31c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z"
        fill="#dcebf5"
        stroke="#35261c"
        strokeWidth="2.5"
      />
    </svg>
  );
}

export function Logo() {
  return (
    <span className={styles['logo']}>
      <LogoMark />
      <span>{BRAND.name}</span>
    </span>
  );
}
