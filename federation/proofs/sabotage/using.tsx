import { useState, type ComponentType } from 'react';

declare const PAGE: string;
declare const OFFERING: string;

interface Holder {
  host: ComponentType<{ remote: string; name: string; contract: number; props: object }> | null;
}

const UsingPage = () => {
  const [isOpen, setOpen] = useState(false);
  const { host: Host } = Reflect.get(globalThis, Symbol.for('lacteos.component-host')) as Holder;
  return (
    <section>
      <h1>Página en prueba</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Probar
      </button>
      {isOpen && Host && <Host remote={OFFERING} name="Card" contract={1} props={{}} />}
    </section>
  );
};

export const remote = { contract: 1, pages: { [PAGE]: UsingPage } };
