// Starts the shell once the browser has painted what the HTML brought: nothing heavy runs before. The gateway names the
// shell's entry and its hash; a tab that nobody sees starts at once, because it paints nothing.
{
  const { entry, integrity } = document.currentScript.dataset;
  const start = () => {
    const script = document.createElement('script');
    Object.assign(script, { src: entry, integrity, crossOrigin: 'anonymous' });
    document.head.append(script);
  };
  if (document.visibilityState === 'hidden') start();
  else requestAnimationFrame(() => setTimeout(start));
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
