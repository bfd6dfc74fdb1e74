import { useOfficePages } from '@lacteos/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { Input, Modal, type InputRef } from 'antd';
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { foundQuery } from './find-rows';
import { entriesFor, type Entry } from './palette-entries';
import styles from './keyboard.module.css';

const PAUSE_MS = 200;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface CommandPaletteProps {
  onClose: () => void;
  onKeys: () => void;
}

interface ResultsProps {
  id: string;
  entries: readonly Entry[];
  chosen: number;
  onChoose: (entry: Entry) => void;
}

const Results = ({ id, entries, chosen, onChoose }: ResultsProps) => (
  <ul id={id} role="listbox" aria-label="Resultados" className={styles.results}>
    {entries.map((entry, n) => (
      <li
        key={`${entry.kind} ${entry.to}`}
        id={`${id}-${n}`}
        role="option"
        aria-selected={n === chosen}
        tabIndex={-1}
        onClick={() => onChoose(entry)}
        onKeyDown={({ key }) => key === 'Enter' && onChoose(entry)}
      >
        <span className={styles.label}>{entry.label}</span>
        {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
        <span className={styles.kind}>{entry.kind}</span>
        {entry.facts && <span className={styles.facts}>{entry.facts}</span>}
      </li>
    ))}
  </ul>
);

export function CommandPalette({ onClose, onKeys }: CommandPaletteProps) {
  const id = useId();
  const field = useRef<InputRef>(null);
  const navigate = useNavigate();
  const pages = useOfficePages();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = useQuery(foundQuery(useSettled(text.trim())));
  const entries = useDeferredValue([...entriesFor(text, pages), ...(text.trim() ? (found.data ?? []) : [])]);
  const at = Math.min(chosen, Math.max(0, entries.length - 1));

  const go = ({ to }: Entry) => {
    onClose();
    void navigate(to);
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const chosenEntry = entries[at];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setChosen((at + (key === 'ArrowDown' ? 1 : -1) + entries.length) % Math.max(1, entries.length));
    } else if (key === 'Enter' && chosenEntry && !event.nativeEvent.isComposing) go(chosenEntry);
  };
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  return (
    <Modal
      open
      title="Ir a…"
      footer={null}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
    >
      <Input
        ref={field}
        role="combobox"
        aria-label="Página, pedido, cliente, producto o acción"
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-activedescendant={entries.length > 0 ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        placeholder="Página, pedido, cliente, producto o acción"
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <Results id={id} entries={entries} chosen={at} onChoose={go} />
      <p role="status" className={styles.foot}>
        {found.isFetching
          ? 'Buscando…'
          : entries.length === 0
            ? 'Nada coincide.'
            : `${entries.length} ${entries.length === 1 ? 'resultado' : 'resultados'}`}
        <button type="button" className={styles.keysButton} onClick={onKeys}>
          Ver los atajos del teclado
        </button>
      </p>
    </Modal>
  );
}
