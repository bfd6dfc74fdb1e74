import { Arrow } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import { type CatalogueView, linkedPages, PAGE_SIZE, queryOf } from '@lacteos/contracts/catalogue';
import { productListStyles as styles } from '#features/product-list';

export function PageLinks({ view, total }: { view: CatalogueView; total: number }) {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (last === 1) return null;
  const to = (page: number) => ({ search: queryOf({ ...view, page }).toString() });
  return (
    <nav aria-label="Páginas de productos" className={styles['pages']}>
      {view.page > 1 ? (
        <Link to={to(view.page - 1)} rel="prev">
          <Arrow to="left" /> Anterior
        </Link>
      ) : null}
      <ol>
        {linkedPages(view.page, last).map((number) => (
          <li key={number}>
            <Link
              to={to(number)}
              aria-label={`Página ${number} de ${last}`}
              aria-current={number === view.page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {view.page < last ? (
        <Link to={to(view.page + 1)} rel="next">
          Siguiente <Arrow to="right" />
        </Link>
      ) : null}
    </nav>
  );
}
