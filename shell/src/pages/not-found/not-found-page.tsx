import { EmptyState } from '@lacteos/ui';
import { Link } from 'react-router-dom';

/** What stands at an address that nobody owns. */
export function NotFoundPage() {
  return (
    <section className="page">
      <h1>Página no encontrada</h1>
      <EmptyState title="Aquí no hay nada… todavía.">
        <p>Puede que el enlace esté incompleto o que la página haya cambiado de lugar.</p>
        <Link to="/products">Ir a la tienda</Link>
      </EmptyState>
    </section>
  );
}
