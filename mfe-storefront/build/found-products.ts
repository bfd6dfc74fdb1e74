import type { Product } from '@lacteos/contracts/schemas';
import { countText, listTitle, PAGE_SIZE, type CatalogueView } from '@lacteos/contracts/catalogue';
import { loadList } from '#features/catalogue';
import { inSection } from './sections';

/** Unique placeholders, replaced by template fields. */
const SEARCH = 'zzbuscadozz';
export const NEAR_WORD = 'zzcercazz';
const TOTAL = 976_543;
const LAST_PAGE = Math.ceil(TOTAL / PAGE_SIZE);

/** Everything chosen, so that all parts are drawn. */
export const CHOSEN: CatalogueView = {
  search: SEARCH,
  family: 'QUESOS',
  order: 'nombre',
  minPrice: 1,
  maxPrice: null,
  isAvailable: true,
  page: 3,
};

export const loadChosen = (data: Product[]): Promise<void> =>
  loadList(CHOSEN, () =>
    Promise.resolve({
      data,
      meta: { total: TOTAL, page: CHOSEN.page, pageSize: PAGE_SIZE, isSimilar: true },
    }),
  );

const replaced = (html: string, part: RegExp, by: string | ((...found: string[]) => string)): string => {
  if (!part.test(html)) throw new Error(`The list was drawn without ${part}: mend build/found-products.ts`);
  return html.replace(part, typeof by === 'string' ? () => by : by);
};

const HREF = /href="[^"]*"/;
const linked = (link: string): string => replaced(link, HREF, 'href="{{href}}"');
const ifChosen = (attribute: string): string => inSection('isChosen', attribute);

const withFamilies = (html: string): string =>
  replaced(
    html,
    /(<div role="group" aria-label="Filtrar por familia"[^>]*>)(<button[^>]*>)TODOS<.*?<noscript>(<a [^>]*>)TODOS<.*?<\/noscript>/s,
    (_all, group = '', button = '', link = '') => {
      const press = replaced(button, /aria-pressed="\w+"/, 'aria-pressed="{{isChosen}}"');
      const go = linked(link).replace('>', `${ifChosen(' aria-current="true"')}>`);
      return [
        group,
        inSection('families', `${press}{{label}}</button>`),
        `<noscript>${inSection('families', `${go}{{label}}</a>`)}</noscript>`,
      ].join('');
    },
  );

const withOrders = (html: string): string =>
  replaced(
    html,
    /(<option value="")[^>]*>.*(?=<\/select>)/s,
    inSection('orders', `<option value="{{name}}"${ifChosen(' selected=""')}>{{label}}</option>`),
  );

const withFilters = (html: string): string =>
  replaced(
    replaced(html, / data-is-active="true"/, inSection('filterCount', ' data-is-active="true"')),
    /(<span class="[^"]*">)2(<span class="[^"]*">) activos(<\/span><\/span>)/,
    (_all, open = '', word = '', end = '') =>
      inSection('filterCount', `${open}{{filterCount}}${word} {{filterWord}}${end}`),
  );

const withPages = (html: string): string =>
  replaced(html, /<nav aria-label="Páginas.*?<\/nav>/s, (nav) => {
    const item = inSection(
      'pages',
      `<li><a aria-label="Página {{number}} de {{lastPage}}" ${ifChosen('aria-current="page" ')}href="{{href}}">{{number}}</a></li>`,
    );
    const pages = replaced(nav, /(<ol>).*(<\/ol>)/s, (_all, open = '', end = '') => open + item + end);
    return inSection(
      'hasPages',
      ['prev', 'next'].reduce(
        (links, rel) =>
          replaced(links, new RegExp(`<a (?:(?!<a ).)*?rel="${rel}".*?</a>`, 's'), (link) =>
            inSection(rel, linked(link)),
          ),
        pages,
      ),
    );
  });

const withNearWords = (nothing: string): string =>
  replaced(
    nothing,
    new RegExp(`(<nav [^>]*>(?:(?!</nav>).)*?)(<a [^>]*>)${NEAR_WORD}</a>(</nav>)`, 's'),
    (_all, start = '', link = '', end = '') =>
      inSection('hasNearWords', `${start}${inSection('nearWords', `${linked(link)}{{word}}</a>`)}${end}`),
  );

export const headOfFound = (drawn: string, nothing: string): string => {
  const head = withFilters(withOrders(withFamilies(drawn)));
  const titled = replaced(head, / data-search=""/, inSection('hasSearch', ' data-search=""'))
    .replaceAll(listTitle(CHOSEN), '{{title}}')
    .replaceAll(countText(TOTAL), '{{count}}')
    .replaceAll(SEARCH, '{{search}}');
  const similar = replaced(titled, /<p class="[^"]*similar[^"]*">.*?<\/p>/s, (text) =>
    inSection('isSimilar', text),
  );
  const grid = similar.lastIndexOf('<ul class="');
  return `${similar.slice(0, grid)}${inSection('isNothing', withNearWords(nothing))}${similar.slice(grid)}`;
};

export const footOfFound = (drawn: string): string => {
  if (!drawn.includes(`de ${LAST_PAGE}"`)) throw new Error('The list was drawn without its last page.');
  return withPages(drawn);
};
