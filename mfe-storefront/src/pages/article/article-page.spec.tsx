import '@testing-library/jest-dom';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { visitAsAnyone } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { anArticle } from '#testing/builders';
import { renderAt } from '#testing/render-page';

const COFFEE = anArticle();
const CHEESE = anArticle({ slug: 'siete-cueros', title: 'Siete cueros al vacío', family: 'QUESOS' });

describe('the news list', () => {
  let http: ReturnType<typeof stubHttp>;
  beforeEach(async () => {
    await visitAsAnyone();
    http = stubHttp({
      'GET /article/': () => answer([COFFEE, CHEESE]),
      'GET /article/arequipe-de-cafe': () => answer(COFFEE),
    });
  });
  afterEach(() => http.restore());

  it('links each article [N-18-261]', async () => {
    renderAt('/social');
    fireEvent.click(await screen.findByRole('link', { name: /Arequipe de café/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Arequipe de café' })).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/social/arequipe-de-cafe');
  });

  it('says when there are no news or they failed to load', async () => {
    http.reply({ 'GET /article/': () => failure(500, 'INTERNAL', 'Ocurrió un error inesperado.') });
    renderAt('/social');
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar las noticias.');
    http.reply({ 'GET /article/': () => answer([]) });
    fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Pronto tendremos noticias.')).toBeVisible();
  });
});

describe('an article', () => {
  let http: ReturnType<typeof stubHttp>;
  beforeEach(async () => {
    await visitAsAnyone();
    http = stubHttp({
      'GET /article/': () => answer([COFFEE, CHEESE]),
      'GET /article/arequipe-de-cafe': () => answer(COFFEE),
    });
  });
  afterEach(() => http.restore());

  it('shows its text, day and the way to what it is about, and the other articles [N-18-261]', async () => {
    const { container } = renderAt('/social/arequipe-de-cafe');
    expect(await screen.findByRole('heading', { level: 2, name: 'Con qué va' })).toBeVisible();
    expect(screen.getByText('18 de noviembre de 2026')).toHaveAttribute('datetime', '2026-11-18');
    expect(screen.getByRole('link', { name: 'Ver postres' })).toHaveAttribute(
      'href',
      '/products?familia=POSTRES',
    );
    const others = within(await screen.findByRole('complementary', { name: 'Otras noticias' }));
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/social/siete-cueros',
    ]);
    expect(document.title).toContain('Arequipe de café');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says when it does not exist and links back', async () => {
    http.reply({ 'GET /article/nada': () => failure(404, 'ARTICLES.NOT_FOUND', 'Esta noticia no existe.') });
    renderAt('/social/nada');
    expect(await screen.findByText('No encontramos esa noticia')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver las noticias' })).toHaveAttribute('href', '/social');
  });
});
