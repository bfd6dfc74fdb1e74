import { render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';

it("the title stays the gateway's on the first page and is the shell's from the next one on", async () => {
  window.history.replaceState(null, '', '/product/1');
  document.title = 'Yogurt de fresa · Lácteos del Llano';
  const { PageTitle } = await import('./page-title');
  const page = (path: string, title: string) => {
    window.history.replaceState(null, '', path);
    return (
      <BrowserRouter key={path}>
        <PageTitle title={title}>
          <h1>{title}</h1>
        </PageTitle>
      </BrowserRouter>
    );
  };

  const { rerender } = render(page('/product/1', 'Producto'));
  expect(document.title).toBe('Yogurt de fresa · Lácteos del Llano');
  rerender(page('/login', 'Iniciar sesión'));
  expect(document.title).toBe('Iniciar sesión · Lácteos del Llano');
});
