declare const MISBEHAVIOUR: string;

/** Effects of a page on what it does not own, by the name of the kind; run once the page is mounted. */
export type Harms = Readonly<Record<string, () => void>>;

export const does = (what: string): boolean => MISBEHAVIOUR === what;

export const insert = (parent: Element, tag: string, style: Partial<CSSStyleDeclaration>): HTMLElement => {
  const element = document.createElement(tag);
  Object.assign(element.style, style);
  parent.append(element);
  return element;
};
