import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { loadPart } from 'the-page';
import { useFirstName } from './session';
import type * as timetable from './timetable';

const Timetable = lazy(async () => ({ default: (await loadPart<typeof timetable>('timetable')).Timetable }));

const VisitsPage = () => {
  const firstName = useFirstName();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="visits">
      <h1>Visitas a la planta</h1>
      <p>
        {firstName ? `Hola, ${firstName}: lo esperamos en Villavicencio.` : 'Lo esperamos en Villavicencio.'}
      </p>
      <button type="button" onClick={() => setOpen(true)}>
        Ver horarios
      </button>
      {isOpen && (
        <Suspense fallback={<p role="status">Cargando..</p>}>
          <Timetable />
        </Suspense>
      )}
      <p>
        <Link to="/products">Ir a la tienda</Link>
        <button type="button" onClick={() => void navigate('/company')}>
          Conocer la empresa
        </button>
      </p>
    </section>
  );
};

const OrderVisit = ({ orderId, isPaid }: { orderId: number; isPaid: boolean }) => (
  <section className="visits-order" aria-label="Visita a la planta">
    <h2>Visita a la planta</h2>
    <p>
      {isPaid
        ? `El pedido ${orderId} da derecho a una visita.`
        : 'Con el pago, el pedido da derecho a una visita.'}
    </p>
  </section>
);

export const remote = {
  contract: 1,
  pages: { '/visitas': VisitsPage },
  fills: { 'mfe-backoffice/OrderAside': OrderVisit },
};
