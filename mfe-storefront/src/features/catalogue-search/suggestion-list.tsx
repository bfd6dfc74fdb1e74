import type { Suggestion } from '@lacteos/contracts/schemas';
import { ProductPicture } from '@lacteos/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './suggestion-list.module.css';

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  chosen: number | null;
  onLeave: () => void;
}

export function SuggestionList({ id, suggestions, chosen, onLeave }: SuggestionListProps) {
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chosen !== null) list.current?.children[chosen]?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label="Sugerencias"
      className={styles['list']}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((product, index) => (
        <li key={product.id} role="presentation">
          <button
            type="button"
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            className={styles['suggestion']}
            onClick={() => {
              onLeave();
              void navigate(`/product/${product.id}`);
            }}
          >
            <ProductPicture image={product.image} alt="" sizes="48px" isEager className={styles['picture']} />
            <span className={styles['text']}>
              <strong>{product.name}</strong>
              <span className={styles['slug']}>{product.slug}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
