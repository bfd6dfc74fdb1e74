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
  // The frame's field, in the HTML and in each drawing of the page: a bundle would send it before the page works.
  const CHOICES = { '': 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' };
  if (!customElements.get('scheme-choice'))
    customElements.define(
      'scheme-choice',
      class extends HTMLElement {
        connectedCallback() {
          if (this.firstChild) return;
          const label = document.createElement('label');
          const field = document.createElement('select');
          field.name = KEY;
          for (const [value, text] of Object.entries(CHOICES)) field.add(new Option(text, value));
          field.value = document.documentElement.dataset.scheme ?? '';
          label.append('Apariencia ', field);
          this.append(label);
        }
      },
    );
  showKept();
  // The other tabs.
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
