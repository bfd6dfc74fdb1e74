import { COLOMBIA_TIME_ZONE } from '@lacteos/contracts/time/colombian-day';
import type { Message } from './mailbox.js';

const STYLE = `
  body { margin: 0; background: #fbf7ec; color: #3a2a1e; font: 1rem/1.5 system-ui, sans-serif; }
  main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
  article { background: #fff; border: 1px solid #e4dac5; border-radius: .75rem; margin: 0 0 1rem; padding: 1rem 1.25rem; }
  h1 { font-size: 1.6rem; } h2 { font-size: 1.1rem; margin: 0; }
  .meta { color: #6b5847; font-size: .9rem; margin: 0 0 .75rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; }
`;

export const mailboxPage = (messages: readonly Message[]): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Buzón de pruebas</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>Buzón de pruebas</h1>
<p>Aquí llegan los correos que la tienda envía en desarrollo. Ninguno sale a internet.</p>
${messages.length === 0 ? '<p>Todavía no hay correos.</p>' : messages.map(article).join('\n')}
</main></body>
</html>`;

const article = ({ subject, from, to, receivedAt, text, html }: Message): string => `<article>
<h2>${escape(subject === '' ? '(sin asunto)' : subject)}</h2>
<p class="meta">De ${escape(from)} para ${escape(to.join(', '))} · <time datetime="${receivedAt}">${localTime(receivedAt)}</time></p>
<pre>${escape(text === '' ? html : text)}</pre>
</article>`;

const localTime = (iso: string): string =>
  new Date(iso).toLocaleString('es-CO', {
    timeZone: COLOMBIA_TIME_ZONE,
    dateStyle: 'medium',
    timeStyle: 'medium',
  });

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
