// Starts the shell once the browser has painted what the HTML brought, its first picture too if that comes soon: nothing
// heavy runs before. The gateway names the shell's entry and its hash; a tab that nobody sees starts at once, because it
// paints nothing.
{
  const PICTURE_MS = 1_000;
  const { entry, integrity } = document.currentScript.dataset;
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    const script = document.createElement('script');
    Object.assign(script, { src: entry, integrity, crossOrigin: 'anonymous' });
    document.head.append(script);
  };
  const startWhenPainted = () => requestAnimationFrame(() => setTimeout(start));
  const picture = document.querySelector('#root img[fetchpriority="high"]');
  if (document.visibilityState === 'hidden') start();
  else if (!picture || picture.complete) startWhenPainted();
  else {
    for (const event of ['load', 'error']) picture.addEventListener(event, startWhenPainted, { once: true });
    setTimeout(start, PICTURE_MS);
  }
}

// A button that is pressed before the shell has drawn the page can't answer yet: it is pressed again as soon as the one
// that can is there, unless another press or too long a time has passed.
{
  const PATIENCE_MS = 10_000;
  const root = document.getElementById('root');
  const html = root?.firstElementChild;
  const nameOf = (button) => button.getAttribute('aria-label') ?? button.textContent;
  let forget = () => {};
  const pressAgain = (name) => {
    const alike = [...root.querySelectorAll('button')].filter(
      (button) => nameOf(button) === name && !button.closest('[inert]'),
    );
    if (html.isConnected || alike.length === 0) return;
    forget();
    // After what the page does once when it is drawn, such as closing its menus.
    if (alike.length === 1) requestAnimationFrame(() => setTimeout(() => alike[0].click()));
  };
  const remember = ({ target }) => {
    forget();
    if (!html?.isConnected) return document.removeEventListener('click', remember, true);
    const button = target.closest('#root button');
    if (!button) return;
    const drawn = new MutationObserver(() => pressAgain(nameOf(button)));
    drawn.observe(root, { childList: true, subtree: true });
    const limit = setTimeout(() => forget(), PATIENCE_MS);
    forget = () => {
      drawn.disconnect();
      clearTimeout(limit);
    };
  };
  document.addEventListener('click', remember, true);
}

// What is typed or chosen before the page stands goes into the page's own field as soon as that is there, and so does what
// is typed on while the field of the HTML has lost the focus to it.
{
  const PATIENCE_MS = 10_000;
  const root = document.getElementById('root');
  const html = root?.firstElementChild;
  const isEarly = (field) => html?.isConnected || field.closest('#first-view, [inert]') !== null;
  const nameOf = (field) => field.labels?.[0]?.textContent ?? '';
  let early = null;
  let drawn;
  let limit;

  const forget = () => {
    drawn?.disconnect();
    clearTimeout(limit);
    early = null;
  };
  const handOver = () => {
    const { name, value } = early;
    const field = [...root.querySelectorAll('input, select')].find(
      (other) => !isEarly(other) && nameOf(other) === name,
    );
    if (!field) return;
    forget();
    // Past the property that React watches, so that it notices the change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
    if (document.activeElement === document.body) field.focus({ preventScroll: true });
  };
  const remember = ({ target }) => {
    if (!target.matches?.('#root input, #root select') || !isEarly(target)) return;
    forget();
    early = { name: nameOf(target), value: target.value };
    drawn = new MutationObserver(handOver);
    drawn.observe(root, { childList: true, subtree: true });
    limit = setTimeout(forget, PATIENCE_MS);
  };
  const typeOn = (event) => {
    if (!early || document.activeElement !== document.body) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') early.value = early.value.slice(0, -1);
    else if (event.key.length === 1) early.value += event.key;
    else return;
    event.preventDefault();
  };
  const refuse = (event) => {
    if (event.target.closest('#root') && isEarly(event.target)) event.preventDefault();
  };
  document.addEventListener('input', remember, true);
  document.addEventListener('keydown', typeOn, true);
  // A form of the HTML would load the page anew.
  document.addEventListener('submit', refuse, true);
}
