// Where the page demands trusted types: texts become the address of a script only if it is one of the shop, which the guard of
// the page then judges, and they never become HTML or a script (docs/adr/0024).
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
