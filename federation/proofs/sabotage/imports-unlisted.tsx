import { useEffect, useState } from 'react';

declare const PAGE: string;

const ImportingPage = () => {
  const [isPlanted, setPlanted] = useState<boolean | null>(null);
  useEffect(() => {
    import(`/releases${PAGE}/files/planted.js`).then(
      () => setPlanted(true),
      () => setPlanted(false),
    );
  }, []);
  if (isPlanted) throw new Error('sabotage: a file that no release lists has run');
  return (
    <section>
      <h1>Página en prueba</h1>
      <p>{isPlanted === null ? 'Un momento' : 'Nada plantado'}</p>
    </section>
  );
};

export const remote = { contract: 1, pages: { [PAGE]: ImportingPage } };
