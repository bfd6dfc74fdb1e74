// What people do in the view that the HTML brought is early: the shell keeps the view until the page has drawn itself. The
// gateway writes this script into the HTML, so that it is there as soon as there is something to press (docs/adr/0023).
{
  const MAX_WAIT_MS = 10_000;
  const MAX_KEPT_MS = 60_000;
  const rootOf = () => document.getElementById('root');
  let html;
  const pinHtml = () => (html ??= rootOf()?.firstElementChild);
  document.addEventListener('DOMContentLoaded', pinHtml);
  const isEarly = (element) =>
    (pinHtml()?.isConnected && rootOf().contains(element)) ||
    element.closest('#first-view, [inert]') !== null;
  // The logo screen stays away from who is already at work.
  const noteWork = () => (document.documentElement.dataset.atWork = '');

  // A button can't answer yet: it shows that it was pressed, and is pressed again as soon as the one that can is there,
  // unless another press or too long a time has passed. Several that are kept (`data-press="kept"`) do not replace each other.
  const cardOf = (button) => button.closest('li');
  const linkOf = (button) => cardOf(button)?.querySelector('a[href]')?.getAttribute('href') ?? '';
  const nameOfButton = (button) =>
    `${button.getAttribute('aria-label') ?? button.textContent} ${linkOf(button)}`;
  const isKept = (button) => button.dataset.press === 'kept';
  const presses = new Map();
  let pressDrawn;
  const forgetPress = (name) => {
    clearTimeout(presses.get(name)?.limit);
    delete presses.get(name)?.button.dataset.pressed;
    presses.delete(name);
    if (presses.size === 0) pressDrawn?.disconnect();
  };
  const pressAgain = () => {
    const ready = [];
    for (const [name] of presses) {
      const alike = [...rootOf().querySelectorAll('button')].filter(
        (button) => nameOfButton(button) === name && !isEarly(button),
      );
      if (alike.length === 0) continue;
      forgetPress(name);
      if (alike.length === 1) ready.push(alike[0]);
    }
    // After what the page does once when it is drawn, such as closing its menus.
    if (ready.length > 0)
      requestAnimationFrame(() => setTimeout(() => ready.forEach((button) => button.click())));
  };
  const rememberPress = ({ target }) => {
    for (const [name, { button }] of presses) if (!isKept(button)) forgetPress(name);
    const button = target.closest('#root button');
    if (!button || button.disabled || !isEarly(button)) return;
    noteWork();
    const name = nameOfButton(button);
    forgetPress(name);
    const limit = setTimeout(() => forgetPress(name), isKept(button) ? MAX_KEPT_MS : MAX_WAIT_MS);
    button.dataset.pressed = '';
    presses.set(name, { button, limit });
    pressDrawn ??= new MutationObserver(pressAgain);
    pressDrawn.observe(rootOf(), { childList: true, subtree: true });
  };
  // Who leaves the page first finds the product on the sign-in page, or in the cart if signed in.
  const productOf = (button) => {
    const id = Number((linkOf(button) || location.pathname).match(/\/product\/(\d+)/)?.[1]);
    const name = button.querySelector('.visually-hidden')?.textContent.replace(/^: /, '');
    const image = cardOf(button)?.querySelector('img')?.getAttribute('src') ?? '';
    return { id, name, image, quantity: 1, wish: button.dataset.wish, at: Date.now() };
  };
  const keepForNextPage = () => {
    try {
      const products = [...presses.values()]
        .filter(({ button }) => isKept(button))
        .map(({ button }) => productOf(button));
      if (products.length === 0) return;
      const kept = JSON.parse(localStorage.getItem('root') ?? '{}');
      const others = (kept.wanted ?? []).filter(
        ({ id, wish }) => !products.some((one) => one.id === id && one.wish === wish),
      );
      localStorage.setItem('root', JSON.stringify({ ...kept, wanted: [...others, ...products] }));
      for (const [name] of presses) forgetPress(name);
    } catch {
      // Without storage they press once more.
    }
  };

  // What is typed or chosen goes into the page's own field as soon as that is there, and so do the focus and what is typed
  // while the field has lost it to the change.
  const nameOf = (field) => field.labels?.[0]?.textContent ?? '';
  let early = null;
  let drawn;
  let limit;
  const forget = () => {
    drawn?.disconnect();
    clearTimeout(limit);
    early = null;
  };
  const hasLostFocus = () => !early.isLeft && document.activeElement === document.body;
  const handOver = () => {
    const { name, value, field } = early;
    const own = [...rootOf().querySelectorAll('input, select')].find(
      (other) => !isEarly(other) && nameOf(other) === name,
    );
    const mayFocus = hasLostFocus();
    if (own) {
      forget();
      if (own.value !== value) {
        // Past the property that React watches, so that it notices the change.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(own), 'value').set.call(own, value);
        for (const kind of ['input', 'change']) own.dispatchEvent(new Event(kind, { bubbles: true }));
      }
      if (mayFocus) own.focus({ preventScroll: true });
    } else if (mayFocus && field.isConnected) {
      field.value = value;
      field.focus({ preventScroll: true });
    }
  };
  const remember = ({ target }) => {
    if (!target.matches?.('#root input, #root select') || !isEarly(target)) return;
    noteWork();
    forget();
    early = { field: target, name: nameOf(target), value: target.value, isLeft: false };
    drawn = new MutationObserver(handOver);
    drawn.observe(rootOf(), { childList: true, subtree: true });
    limit = setTimeout(forget, MAX_WAIT_MS);
  };
  const typeOn = (event) => {
    if (!early || !hasLostFocus()) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') early.value = early.value.slice(0, -1);
    else if (event.key.length === 1) early.value += event.key;
    else return;
    event.preventDefault();
  };
  const leave = ({ target }) => {
    if (early && !target.closest('input, select, label')) early.isLeft = true;
  };
  const refuse = (event) => {
    if (event.target.closest('#root') && isEarly(event.target)) event.preventDefault();
  };

  document.addEventListener('click', rememberPress, true);
  window.addEventListener('pagehide', keepForNextPage);
  document.addEventListener('click', leave, true);
  document.addEventListener('focusin', remember, true);
  document.addEventListener('input', remember, true);
  document.addEventListener('keydown', typeOn, true);
  // A form of the HTML would load the page anew.
  document.addEventListener('submit', refuse, true);
}
