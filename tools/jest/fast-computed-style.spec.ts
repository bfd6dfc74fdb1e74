/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { createRequire } from 'node:module';

type Styles = (element: Element) => CSSStyleDeclaration;
type Dom = { window: Window & typeof globalThis };

const require = createRequire(import.meta.url);
const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom') as {
  JSDOM: new (html: string) => Dom;
};
const { fastComputedStyle } = require('./fast-computed-style.cjs') as {
  fastComputedStyle: (window: Window) => Styles;
};

const PAGE = `<!doctype html><head><title>t</title><style>.a { color: red }</style><script>1</script></head><body>
  <main hidden><p>in a hidden element</p></main>
  <div style="display: none"><span style="display: flex">a</span></div>
  <div style="visibility: hidden"><b>b</b><i style="visibility: visible">i</i><u style="visibility: collapse">u</u></div>
  <p style="opacity: 0.5; content: 'x'">p</p>
  <div style="pointer-events: none"><b>b</b><i style="pointer-events: auto">i</i><svg><title>s</title></svg></div>
  <details><summary>s</summary><p>closed</p></details><details open><summary>s</summary><p>open</p></details>
  <dialog>closed</dialog><dialog open>open</dialog>
  <input type="hidden"><input><input type="checkbox"><button hidden>b</button><select><option>o</option></select>
  <table><caption>c</caption><thead><tr><th>h</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>
  <ul><li>l</li></ul><template><p>t</p></template><svg><title>s</title><path d=""/></svg><audio></audio>
</body>`;
const PROPERTIES = ['display', 'visibility', 'content', 'opacity', 'pointerEvents'] as const;

const nameInCss = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const openPage = (html: string) => {
  const { window } = new JSDOM(html);
  const fast = fastComputedStyle(window);
  const elements = [...window.document.querySelectorAll('*')];
  return { window, fast, own: window.getComputedStyle.bind(window), elements };
};
const valuesOf = (styles: Styles, elements: Element[]): string[] =>
  elements.map((element) => {
    const style = styles(element);
    const values = PROPERTIES.map((name) => `${style[name]}|${style.getPropertyValue(nameInCss(name))}`);
    return `${element.localName} ${values.join(' ')}`;
  });

describe('fast computed styles', () => {
  it('are those of jsdom for every element of a page', () => {
    const { fast, own, elements } = openPage(PAGE);
    expect(elements.length).toBeGreaterThan(40);
    expect(valuesOf(fast, elements)).toEqual(valuesOf(own, elements));
  });

  it('are those of jsdom when a style sheet of the page hides an element', () => {
    const hiding = PAGE.replace(
      '.a { color: red }',
      'li { display: none } td { visibility: hidden } th { pointer-events: none }',
    );
    const { fast, own, elements } = openPage(hiding);
    expect(valuesOf(fast, elements)).toEqual(valuesOf(own, elements));
    expect(elements.filter((element) => fast(element).display === 'none').map((e) => e.localName)).toContain(
      'li',
    );
  });

  it('answer every other property from jsdom', () => {
    const { fast, own, window } = openPage(
      '<p class="a" style="margin-top: 3px">p</p><style>.a{color:red}</style>',
    );
    const paragraph = window.document.querySelector('p') as Element;
    expect(fast(paragraph).color).toBe(own(paragraph).color);
    expect(fast(paragraph).getPropertyValue('margin-top')).toBe('3px');
    expect('marginTop' in fast(paragraph)).toBe(true);
  });
});
