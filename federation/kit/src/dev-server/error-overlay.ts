const STYLES = `
  section {
    position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; padding: 16px 24px;
    background: #1f1f1f; color: #fff; font: 14px/1.5 ui-monospace, monospace; border-top: 4px solid #ff6b6b;
  }
  h2 { margin: 0 0 8px; font: bold 16px/1.5 system-ui, sans-serif; }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  button { float: right; padding: 8px 16px; font: inherit; }
`;

let host: HTMLElement | null = null;

export const hideError = (): void => {
  host?.remove();
  host = null;
};

export const showError = (title: string, text: string): void => {
  hideError();
  host = document.createElement('div');
  host.dataset['devError'] = '';
  const root = host.attachShadow({ mode: 'open' });
  // The pages' policy forbids style elements but allows constructed sheets.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  const section = document.createElement('section');
  section.setAttribute('role', 'alert');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Cerrar';
  close.addEventListener('click', hideError);
  const heading = document.createElement('h2');
  heading.textContent = title;
  const details = document.createElement('pre');
  details.textContent = text;
  section.append(close, heading, details);
  root.append(section);
  document.body.append(host);
};
