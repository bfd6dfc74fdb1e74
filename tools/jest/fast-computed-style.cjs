// Role queries and pointer events compute styles of every element and its ancestors, which jsdom matches against its
// whole default style sheet. This answers the five properties they read from attributes; the spec compares it with
// jsdom.

const PROPERTIES = /display|visibility|content|opacity|pointer-events/;

const defaultDisplays = new Map();
const sheets = new WeakMap();

const setsProperty = (sheet) => {
  const known = sheets.get(sheet);
  if (known?.rules === sheet.cssRules.length) return known.answer;
  const answer = [...sheet.cssRules].some(({ cssText }) => PROPERTIES.test(cssText));
  sheets.set(sheet, { rules: sheet.cssRules.length, answer });
  return answer;
};

/** Ignores pseudo-elements, because jsdom styles none and warns. */
const fastComputedStyle = (window) => {
  const styleOf = window.getComputedStyle.bind(window);
  const defaultDisplay = (element) => {
    const { namespaceURI, localName, hidden, type, open } = element;
    const key = [namespaceURI, localName, hidden, type, open].join();
    if (!defaultDisplays.has(key)) defaultDisplays.set(key, styleOf(element).display);
    return defaultDisplays.get(key);
  };
  const inherited = (property, initial) => (element) => {
    for (let current = element; current !== null; current = current.parentElement)
      if (current.style?.[property]) return current.style[property];
    return initial;
  };
  const pointerEvents = inherited('pointerEvents', 'auto');
  const properties = {
    display: (element) => element.style.display || defaultDisplay(element),
    visibility: inherited('visibility', 'visible'),
    pointerEvents,
    'pointer-events': pointerEvents,
    content: (element) => element.style.content,
    opacity: (element) => element.style.opacity,
  };
  return (element) => {
    let full;
    const all = () => (full ??= styleOf(element));
    if ([...window.document.styleSheets].some(setsProperty) || !element.style) return all();
    const handler = {
      get: (_target, property) => {
        if (property in properties) return properties[property](element);
        if (property === 'getPropertyValue')
          return (name) => (name in properties ? properties[name](element) : all().getPropertyValue(name));
        const value = all()[property];
        return typeof value === 'function' ? value.bind(all()) : value;
      },
      has: (_target, property) => property in all(),
    };
    return new Proxy({}, handler);
  };
};

module.exports = { fastComputedStyle };

if (typeof window !== 'undefined') window.getComputedStyle = fastComputedStyle(window);
