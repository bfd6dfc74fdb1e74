import { useEffect, useId, useRef, useState } from 'react';
import styles from './catalogue-search.module.css';

const TYPING_MS = 250;

interface SearchFieldProps {
  value: string;
  onSearch: (text: string) => void;
}

/** Searches as one types, a moment after the last letter; Enter searches at once. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);

  // The address changed by other means than this field: the back button, or a link.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  const send = (wanted: string): void => {
    if (wanted === sent.current) return;
    sent.current = wanted;
    search.current(wanted);
  };
  useEffect(() => {
    const timer = setTimeout(() => send(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <form
      role="search"
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        Buscar productos
      </label>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles['glass']}>
        <circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" strokeWidth="2.4" />
        <path d="m15.5 15.5 5 5" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
      <input
        id={id}
        type="search"
        className={`ui-input ${styles['input']}`}
        placeholder="Busque yogurt, queso, arequipe…"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}
