// The visitor's choice between light, dark and what the device has. The gateway writes this script into the head of the HTML,
// so that the choice holds before anything is painted; the style sheets know the rest (libs/ui/src/tokens.css).
{
  const KEY = 'scheme';
  const read = () => {
    try {
      return localStorage.getItem(KEY) ?? '';
    } catch {
      return '';
    }
  };
  const show = (choice) => {
    const { dataset } = document.documentElement;
    if (choice === 'light' || choice === 'dark') dataset.scheme = choice;
    else delete dataset.scheme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      const own = meta.dataset.scheme;
      const chosen = choice === own ? 'all' : 'not all';
      meta.media = choice ? chosen : `(prefers-color-scheme: ${own})`;
    }
    for (const field of document.querySelectorAll('select[name="scheme"]')) field.value = choice;
  };
  const showKept = () => show(read());
  showKept();
  // The fields that the HTML brought, and the other tabs.
  document.addEventListener('DOMContentLoaded', showKept);
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) showKept();
  });
  document.addEventListener('change', ({ target }) => {
    if (target.name !== KEY) return;
    try {
      localStorage.setItem(KEY, target.value);
    } catch {
      // Without storage the choice holds until the next page.
    }
    show(target.value);
  });
}
