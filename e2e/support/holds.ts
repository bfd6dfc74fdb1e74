import { expect, type Locator } from '@playwright/test';

/** Texts that their box or the window cuts, and controls that lie over each other. */
const findBroken = (part: HTMLElement): string[] => {
  const box = (element: Element | Range) => element.getBoundingClientRect();
  // Words for readers only; an element without a box of its own has no size, either.
  const isTiny = (element: Element) =>
    box(element).width <= 2 && box(element).height <= 2 && getComputedStyle(element).display !== 'contents';
  const isHidden = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let around: Element | null = element; around; around = around.parentElement)
      if (isTiny(around)) return true;
    return false;
  };
  const clips = (element: Element): boolean => /hidden|clip/.test(getComputedStyle(element).overflow);
  // Long names end with an ellipsis on purpose.
  const shortens = (element: Element): boolean => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  };
  const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const isCut = (text: Text): boolean => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = box(range);
    for (let around = text.parentElement; around; around = around.parentElement) {
      if (shortens(around) || scrolls(around)) return false;
      const outer = box(around);
      const isOutside = left < outer.left - 1 || right > outer.right + 1;
      if (clips(around) && (isOutside || top < outer.top - 4 || bottom > outer.bottom + 4)) return true;
      if (around.matches('button, a') && isOutside && getComputedStyle(around).display !== 'inline')
        return true;
    }
    return left < -1 || right > innerWidth + 1;
  };
  const texts: string[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() === '' || !text.parentElement || isHidden(text.parentElement)) continue;
    if (isCut(text)) texts.push(`cut: ${text.data.trim()}`);
  }
  // Bars stay over what scrolls below them, signs lie on pictures, and the box of words in a line is higher than they.
  const isLaidOver = (element: Element): boolean => {
    for (let around: Element | null = element; around && around !== part; around = around.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(around).position)) return true;
    // What fingers may press is larger than the place that it takes.
    const { display, marginTop } = getComputedStyle(element);
    return (
      element.matches(':has(img), [tabindex="-1"]') ||
      display === 'inline' ||
      Number.parseFloat(marginTop) < 0
    );
  };
  const areOver = (one: Element, other: Element): boolean =>
    !one.contains(other) &&
    [...one.getClientRects()].some((a) =>
      [...other.getClientRects()].some(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
      ),
    );
  const controls = [...part.querySelectorAll('button, a, input, select')].filter(
    (one) => !isHidden(one) && !isLaidOver(one),
  );
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent.trim();
  const overlaps = controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter((other) => areOver(one, other))
      .map((other) => `over each other: '${nameOf(one)}' and '${nameOf(other)}'`),
  );
  return [...texts, ...overlaps];
};

export async function expectHolds(part: Locator, where: string): Promise<void> {
  expect(await part.evaluate(findBroken), where).toEqual([]);
}
