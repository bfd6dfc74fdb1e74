// Where the page demands trusted types: texts become the address of a script only if it is one of the shop, which the guard of
// the page then judges, and they never become HTML or a script (docs/adr/0041).
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (text) => (new URL(text, document.baseURI).origin === location.origin ? text : null),
});

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

// What people do in the view that the HTML brought is early: the shell keeps the view until the page has drawn itself.
{
  const MAX_WAIT_MS = 10_000;
  const root = document.getElementById('root');
  const html = root?.firstElementChild;
  const isEarly = (element) =>
    (html?.isConnected && html.contains(element)) || element.closest('#first-view, [inert]') !== null;

  // A button can't answer yet: it is pressed again as soon as the one that can is there, unless another press or too long
  // a time has passed.
  const labelOf = (button) => button.getAttribute('aria-label') ?? button.textContent;
  let forgetPress = () => {};
  const pressAgain = (label) => {
    const alike = [...root.querySelectorAll('button')].filter(
      (button) => labelOf(button) === label && !isEarly(button),
    );
    if (alike.length === 0) return;
    forgetPress();
    // After what the page does once when it is drawn, such as closing its menus.
    if (alike.length === 1) requestAnimationFrame(() => setTimeout(() => alike[0].click()));
  };
  const rememberPress = ({ target }) => {
    forgetPress();
    const button = target.closest('#root button');
    if (!button || !isEarly(button)) return;
    const drawn = new MutationObserver(() => pressAgain(labelOf(button)));
    drawn.observe(root, { childList: true, subtree: true });
    const limit = setTimeout(() => forgetPress(), MAX_WAIT_MS);
    forgetPress = () => {
      drawn.disconnect();
      clearTimeout(limit);
    };
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
    const own = [...root.querySelectorAll('input, select')].find(
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
    forget();
    early = { field: target, name: nameOf(target), value: target.value, isLeft: false };
    drawn = new MutationObserver(handOver);
    drawn.observe(root, { childList: true, subtree: true });
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
  document.addEventListener('click', leave, true);
  document.addEventListener('focusin', remember, true);
  document.addEventListener('input', remember, true);
  document.addEventListener('keydown', typeOn, true);
  // A form of the HTML would load the page anew.
  document.addEventListener('submit', refuse, true);
  if (document.activeElement) remember({ target: document.activeElement });
}
