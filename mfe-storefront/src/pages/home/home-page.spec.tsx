import '@testing-library/jest-dom';
import { visitAsAnyone } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FamilyCarousel } from '../../features/family-carousel/family-carousel';
import { anArticle, aPartner, aProduct } from '#testing/builders';
import { renderAt } from '#testing/render-page';

const asksForLess = (asked: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: asked && query.includes('reduced-motion'), media: query }) as MediaQueryList,
    );

describe('home', () => {
  let http: ReturnType<typeof stubHttp>;
  beforeEach(async () => {
    await visitAsAnyone();
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    http = stubHttp({
      'GET /partner/': () => answer([aPartner()]),
      'GET /article/': () => answer([anArticle()]),
    });
  });
  afterEach(() => {
    http.restore();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('opens with a looping muted video under a dark overlay [S-001, S-002]', async () => {
    renderAt('/');
    const video = await screen.findByTestId<HTMLVideoElement>('hero-video');
    expect(video.loop).toBe(true);
    expect(video.muted).toBe(true);
    expect(video.play).toHaveBeenCalled();
    expect(screen.getByTestId('hero-overlay')).toBeInTheDocument();
    expect(screen.getByTestId('hero-overlay').compareDocumentPosition(video)).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
  });

  it('lets the visitor stop the video', async () => {
    renderAt('/');
    fireEvent.click(await screen.findByRole('button', { name: 'Pausar video' }));
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Reproducir video' })).toBeVisible();
  });

  it('shows only the poster when reduced motion is preferred', async () => {
    asksForLess(true);
    renderAt('/');
    await screen.findByText('Punto Barzal');
    expect(screen.queryByTestId('hero-video')).toBeNull();
  });

  it('shows only the poster when reduced data is preferred', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    renderAt('/');
    await screen.findByText('Punto Barzal');
    expect(screen.queryByTestId('hero-video')).toBeNull();
    Object.assign(navigator, { connection: undefined });
  });

  it('shows the logo as a watermark with a Spanish alternative text [S-003]', async () => {
    renderAt('/');
    expect(await screen.findByRole('img', { name: 'Logo de la empresa' })).toBeInTheDocument();
  });

  it('hints at scrolling with Desliza hacia abajo [S-004]', async () => {
    renderAt('/');
    expect(await screen.findByRole('link', { name: 'Desliza hacia abajo' })).toHaveAttribute(
      'href',
      '#productos',
    );
  });

  it('shows the carousel, company, news and partner sections [S-037, S-057]', async () => {
    renderAt('/');
    await screen.findByText('Punto Barzal');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Productos',
      'Empresa',
      'Noticias',
      'Tiendas aliadas',
    ]);
    expect(screen.getByRole('region', { name: 'Productos' })).toBeInTheDocument();
  });

  it('shows the families as tiles and the newest products that can be bought [N-18-250]', async () => {
    http.reply({ 'GET /product/products': () => answer([aProduct({ name: 'Arequipe de café' })]) });
    const { container } = renderAt('/');
    const newest = await screen.findByRole('region', { name: 'Lo más nuevo' });
    expect(within(newest).getByRole('button', { name: /^Agregar al carrito/ })).toBeVisible();
    const [request] = http.requestsTo('GET /product/products');
    expect(Object.fromEntries(request?.query ?? [])).toEqual({
      page: '1',
      pageSize: '8',
      sort: '-createdAt',
      available: 'true',
    });
    expect(screen.getByRole('link', { name: /del más nuevo/ })).toHaveAttribute(
      'href',
      '/products?orden=nuevos',
    );
    const families = screen.getByRole('region', { name: 'Familias de productos' });
    expect(within(families).getByRole('link', { name: /Ver quesos/ })).toHaveAttribute(
      'href',
      '/products?familia=QUESOS',
    );
    await screen.findByText('Punto Barzal');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('has no accessibility problems', async () => {
    const { container } = renderAt('/');
    await screen.findByText('Punto Barzal');
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('home carousel', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  const show = () => {
    jest.useFakeTimers();
    render(
      <MemoryRouter>
        <FamilyCarousel />
      </MemoryRouter>,
    );
  };
  const shown = () => within(screen.getByRole('group', { name: /^\d de 3$/ }));
  const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it.each([
    ['LÁCTEOS', '(Yogurt, Kumis, Avena)', 0],
    ['QUESOS', '(Frescos y Maduros)', 1],
    ['POSTRES', '(Frescos y Deliciosos)', 2],
  ])('has the slide %s %s that leads to the shop [S-058, S-059, S-060]', (name, text, index) => {
    show();
    after(index * 5000);
    expect(shown().getByText(name)).toBeVisible();
    expect(shown().getByText(text)).toBeVisible();
    expect(shown().getByRole('link')).toHaveAttribute('href', '/products');
  });

  it('changes every 5000 ms and starts again after the third slide [S-057, S-061]', () => {
    show();
    after(4999);
    expect(shown().getByText('LÁCTEOS')).toBeVisible();
    after(1);
    expect(shown().getByText('QUESOS')).toBeVisible();
    after(10_000);
    expect(shown().getByText('LÁCTEOS')).toBeVisible();
  });

  it('stops under the pointer, under the focus of the keyboard and on request', () => {
    show();
    const carousel = screen.getByRole('region', { name: 'Productos' });
    fireEvent.mouseEnter(carousel);
    after(20_000);
    expect(shown().getByText('LÁCTEOS')).toBeVisible();
    fireEvent.mouseLeave(carousel);
    act(() => screen.getByRole('button', { name: 'Pausar' }).focus());
    after(20_000);
    expect(shown().getByText('LÁCTEOS')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Pausar' }));
    act(() => screen.getByRole('button', { name: 'Reanudar' }).blur());
    after(20_000);
    expect(shown().getByText('LÁCTEOS')).toBeVisible();
  });

  it('does not move by itself when reduced motion is preferred', () => {
    asksForLess(true);
    show();
    after(20_000);
    expect(shown().getByText('LÁCTEOS')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(shown().getByText('QUESOS')).toBeVisible();
  });
});

describe('the sections', () => {
  let http: ReturnType<typeof stubHttp>;
  beforeEach(async () => {
    await visitAsAnyone();
    http = stubHttp({
      'GET /partner/': () => answer([aPartner()]),
      'GET /article/': () => answer([anArticle()]),
    });
  });
  afterEach(() => http.restore());

  it.each([
    ['/carousel_products', 'Productos', 'LÁCTEOS'],
    ['/partner', 'Tiendas aliadas', 'Punto Barzal'],
    ['/company', 'Empresa', '1987'],
    ['/social', 'Noticias', 'Arequipe de café'],
  ])(
    '%s is a page of its own titled %s without accessibility problems [S-042, S-043, S-044, S-045]',
    async (path, title, content) => {
      const { container } = renderAt(path);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await screen.findByText(content)).toBeVisible();
      expect(await accessibilityProblems(container)).toEqual([]);
    },
  );

  it('show name, address, phone, city, department and image of partner stores [S-147]', async () => {
    renderAt('/partner');
    expect(await screen.findByRole('heading', { name: 'Punto Barzal' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Fachada de Punto Barzal' })).toHaveAttribute(
      'src',
      '/api/media/store-1/640.webp',
    );
    expect(screen.getByText(/Carrera 40 # 33-18/)).toHaveTextContent('Villavicencio, Meta');
    expect(screen.getByRole('link', { name: '3104567001' })).toHaveAttribute('href', 'tel:+573104567001');
  });

  it('show a red alert when partner stores fail to load, and retry on request', async () => {
    http.reply({ 'GET /partner/': () => failure(500, 'INTERNAL', 'Ocurrió un error inesperado.') });
    renderAt('/partner');
    expect(await screen.findByRole('alert')).toBeVisible();
    http.reply({ 'GET /partner/': () => answer([aPartner()]) });
    fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('heading', { name: 'Punto Barzal' })).toBeVisible();
  });
});
