import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '#features/screen';
import styles from './catalogue-search.module.css';
import { useSuggestions } from './use-suggestions';

const SuggestionList = lazyPart(
  async () => (await import(/* webpackChunkName: "on-demand" */ './suggestion-list')).SuggestionList,
);
const TYPING_MS = 250;
/** The header's link leads to the field. */
const FIELD_HASH = '#buscar';

interface SearchFieldProps {
  value: string;
  onSearch: (text: string) => void;
}

function useTypedSearch(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);

  // The address changed by the back button or a link.
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = (): void => clearTimeout(timer.current);
  useEffect(() => {
    timer.current = setTimeout(() => send(text), TYPING_MS);
    return drop;
  }, [text]);
  return { text, setText, send, drop };
}

function useFocusByLink() {
  const field = useRef<HTMLInputElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === FIELD_HASH) field.current?.focus();
  }, [hash, key]);
  return field;
}

export function SearchField({ value, onSearch }: SearchFieldProps) {
  const id = useId();
  const field = useFocusByLink();
  const navigate = useNavigate();
  const { text, setText, send, drop } = useTypedSearch(value, onSearch);
  const { suggestions, isOpen, chosen, open, close, move } = useSuggestions(text);
  const listId = `${id}-list`;

  const onKeyDown = (event: React.KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      move(step);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  };
  // The list stays until the product has loaded, and must not search on.
  const leave = (): void => {
    drop();
    close();
  };
  const submit = (): void => {
    const product = chosen === null ? undefined : suggestions[chosen];
    leave();
    if (product) void navigate(`/product/${product.id}`);
    else send(text);
  };
  return (
    <form
      noValidate
      role="search"
      // Without scripts the browser sends it.
      action="/products"
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        Buscar productos
      </label>
      <input
        ref={field}
        id={id}
        name="buscar"
        type="search"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && chosen !== null ? `${listId}-${chosen}` : undefined}
        className={`ui-input ${styles['input']}`}
        placeholder="Busque yogurt, queso, arequipe…"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          open();
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isOpen ? (
        <Suspense>
          <SuggestionList id={listId} suggestions={suggestions} chosen={chosen} onLeave={leave} />
        </Suspense>
      ) : null}
      <span aria-live="polite" className="visually-hidden">
        {isOpen ? suggestionCountText(suggestions.length) : ''}
      </span>
    </form>
  );
}

const suggestionCountText = (count: number): string =>
  count === 1 ? '1 sugerencia, use las flechas' : `${count} sugerencias, use las flechas`;
