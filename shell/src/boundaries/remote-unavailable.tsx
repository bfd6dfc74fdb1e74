import './boundaries.css';

/** The panel in place of a section that cannot be shown. */
export const RemoteUnavailable = ({ onRetry }: { onRetry: () => void }) => (
  <section className="remote-unavailable" role="alert">
    <h1>Esta sección no está disponible en este momento.</h1>
    <p>El resto de la tienda sigue funcionando. Puede intentarlo de nuevo.</p>
    <button type="button" className="remote-unavailable__retry" onClick={onRetry}>
      Reintentar
    </button>
  </section>
);
