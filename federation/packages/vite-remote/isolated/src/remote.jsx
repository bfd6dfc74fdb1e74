import { mounted } from '@lacteos/vite-remote/mounted';
import { useState, version } from 'react';
import { createRoot } from 'react-dom/client';

const CheesesPage = () => {
  const [count, setCount] = useState(0);
  return (
    <section>
      <h1>Quesos</h1>
      <p role="status">
        Quesos: {count}, con React {version.split('.', 1)[0]}
      </p>
      <button className="ui-button" type="button" onClick={() => setCount(count + 1)}>
        Sumar un queso
      </button>
      <p>
        <a href="/products">Ir a la tienda</a>
      </p>
    </section>
  );
};

const page = mounted(({ element }) => {
  const root = createRoot(element);
  root.render(<CheesesPage />);
  return root;
});

export const remote = { contract: 1, pages: { '/quesos': page } };
