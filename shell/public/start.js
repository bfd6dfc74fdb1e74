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
