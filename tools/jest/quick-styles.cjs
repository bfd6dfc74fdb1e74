// Role queries ask every element and all above it whether they are shown; jsdom holds each of them against every rule of its
// own sheet for that. The answer is the same, read from the attributes.

/** Display of an element that no rule and no attribute style touches, by what the browser's own sheet looks at. */
const displays = new Map();

const QUICK = /display|visibility|content|opacity/;
const looked = new WeakMap();

/** Whether a sheet that a component wrote into the page says anything about the four. */
const matters = (sheet) => {
  const known = looked.get(sheet);
  if (known?.rules === sheet.cssRules.length) return known.answer;
  const answer = [...sheet.cssRules].some(({ cssText }) => QUICK.test(cssText));
  looked.set(sheet, { rules: sheet.cssRules.length, answer });
  return answer;
};

// The pseudo-element that axe and antd ask for is left out: jsdom styles none and complains.
const quickStyles = (window) => {
  const styleOf = window.getComputedStyle.bind(window);
  const ownDisplay = (element) => {
    const key = [element.namespaceURI, element.localName, element.hidden, element.type, element.open].join();
    if (!displays.has(key)) displays.set(key, styleOf(element).display);
    return displays.get(key);
  };
  const display = (element) => element.style.display || ownDisplay(element);
  const visibility = (element) => {
    for (let current = element; current !== null; current = current.parentElement)
      if (current.style?.visibility) return current.style.visibility;
    return 'visible';
  };
  // jsdom's own sheet says nothing about these two.
  const content = (element) => element.style.content;
  const opacity = (element) => element.style.opacity;
  const quick = { content, display, opacity, visibility };
  return (element) => {
    let full;
    const all = () => (full ??= styleOf(element));
    if ([...window.document.styleSheets].some(matters) || !element.style) return all();
    return new Proxy(
      {},
      {
        get: (_target, property) => {
          if (property in quick) return quick[property](element);
          if (property === 'getPropertyValue')
            return (name) => (name in quick ? quick[name](element) : all().getPropertyValue(name));
          const value = all()[property];
          return typeof value === 'function' ? value.bind(all()) : value;
        },
        has: (_target, property) => property in all(),
      },
    );
  };
};

if (typeof window !== 'undefined') window.getComputedStyle = quickStyles(window);
