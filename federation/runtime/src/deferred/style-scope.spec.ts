import { placeOf, selectorsWithin } from './style-scope';

const PAGE = `
  <div id="root">
    <header class="frame">frame</header>
    <main>
      <section data-stage><p class="first-view"></p></section>
      <div data-remote="mfe-toy" data-release="mfe-toy@1">
        <p class="own"></p>
        <div data-remote="mfe-other" data-release="mfe-other@1">
          <p class="slot-of-another"></p>
          <div data-remote="mfe-toy" data-release="mfe-toy@2"><p class="part-in-a-slot"></p></div>
        </div>
      </div>
      <div data-remote="mfe-other" data-release="mfe-other@1"><p class="neighbour"></p></div>
    </main>
  </div>
  <div class="dialog"><p class="in-a-dialog"></p></div>`;

describe('Style scope of a remote', () => {
  beforeEach(() => {
    document.body.innerHTML = PAGE;
    document.documentElement.dataset['x'] = 'y';
  });

  it('covers its sections, the first view and overlays, not the frame or other sections [N-22-140]', () => {
    const found = [...document.querySelectorAll(selectorsWithin(placeOf('mfe-toy'), '*'))];
    expect(found.map(({ className }) => className).filter(Boolean)).toEqual([
      'first-view',
      'own',
      'part-in-a-slot',
      'dialog',
      'in-a-dialog',
    ]);
  });

  it.each([
    ['html[data-x="y"] .own', 1],
    [':root .own', 1],
    ['body > .dialog', 1],
    ['main .own, header', 1],
    ['html, body, #root, main, header', 0],
    ['.slot-of-another, .neighbour', 0],
  ])('preserves the meaning of %s inside the scope', (list, count) =>
    expect(document.querySelectorAll(selectorsWithin(placeOf('mfe-toy'), list))).toHaveLength(count),
  );

  it.each([
    ['.a', '.a:x'],
    ['h1, .a:is(.b, .c) > p', 'h1:x, .a:is(.b, .c) > p:x'],
    ['.a::before', '.a:x::before'],
    ['.a:hover::after:hover', '.a:hover:x::after:hover'],
    ['::selection', ':x::selection'],
    ['[title="a, (b::c"] p', '[title="a, (b::c"] p:x'],
    ['.m\\:a\\:\\:b, .c', '.m\\:a\\:\\:b:x, .c:x'],
    ['&:hover > p', '&:hover > p:x'],
  ])('limits the selector %s to the scope', (list, within) =>
    expect(selectorsWithin(':x', list)).toBe(within),
  );
});
