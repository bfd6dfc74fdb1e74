import { PRODUCT_FAMILIES } from '@lacteos/contracts/reference/product-families';
import { Button, EmptyState } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import { type CatalogueView, queryOf, viewOf } from '@lacteos/contracts/catalogue';
import styles from './products-page.module.css';

const EVERYTHING: CatalogueView = viewOf(new URLSearchParams());

interface Way {
  label: string;
  view: CatalogueView;
}

const Ways = ({ title, ways }: { title: string; ways: readonly Way[] }) => (
  <nav aria-label={title} className={styles['ways']}>
    <span>{title}</span>
    {ways.map(({ label, view }) => (
      <Link key={label} to={{ search: queryOf(view).toString() }} className={styles['way']}>
        {label}
      </Link>
    ))}
  </nav>
);

interface NothingFoundProps {
  view: CatalogueView;
  nearWords: readonly string[];
  onReset: () => void;
}

export function NothingFound({ view, nearWords, onReset }: NothingFoundProps) {
  return (
    <EmptyState
      title="No encontramos productos con esa búsqueda"
      text="Revise la ortografía, use una palabra más corta o quite el filtro."
    >
      {nearWords.length > 0 ? (
        <Ways
          title="¿Quiso decir…?"
          ways={nearWords.map((word) => ({ label: word, view: { ...view, search: word, page: 1 } }))}
        />
      ) : null}
      <Ways
        title="Busque por familia"
        ways={PRODUCT_FAMILIES.map((family) => ({ label: family, view: { ...EVERYTHING, family } }))}
      />
      <Button look="secondary" onClick={onReset}>
        Ver todos los productos
      </Button>
    </EmptyState>
  );
}
