import mustache from 'mustache';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { SocialPage } from '../src/pages/sections/section-pages';
import { filledNews } from './filled-news';

const draw = () =>
  renderToStaticMarkup(
    <StaticRouter location="/social">
      <SocialPage />
    </StaticRouter>,
  );
const AREQUIPE = {
  slug: 'arequipe-de-cafe',
  title: 'Arequipe de café',
  summary: 'Leche, panela y <café>.',
  kind: 'Cocina',
  day: '18 de noviembre de 2026',
};

describe('the template of the news', () => {
  it('shows each article once as a link with the picture of its family [N-18-443]', async () => {
    const template = await filledNews(draw);
    document.body.innerHTML = mustache.render(template, {
      articles: [
        { ...AREQUIPE, POSTRES: true },
        { ...AREQUIPE, slug: 'otro', title: 'Queso', QUESOS: true },
      ],
    });
    expect(document.body.innerHTML).not.toMatch(/\{\{|zz|1901/);
    expect(document.querySelector('h1')?.textContent).toBe('Noticias');
    const cards = [...document.querySelectorAll('ul > li')];
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Cocina · 18 de noviembre de 2026Arequipe de caféLeche, panela y <café>.',
      'Cocina · 18 de noviembre de 2026QuesoLeche, panela y <café>.',
    ]);
    expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([
      '/social/arequipe-de-cafe',
      '/social/otro',
    ]);
    expect(document.querySelectorAll('img')).toHaveLength(2);
  });

  it('is rejected for a page without the cards', async () => {
    await expect(filledNews(() => '<p>Cargando..</p>')).rejects.toThrow('mend build/filled-news.ts');
  });
});
