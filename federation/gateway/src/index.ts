export type { ApiAnswer, ApiAnswers } from './content/api-answers.js';
export { escapeHtml, escapeJson } from './content/html.js';
export type { PageRoute } from './content/page-routes.js';
export { sendFailure } from './edge/failures.js';
export type { RequestedPage, Fill, LivePages, PageContent, Site } from './site.js';
export { startGateway } from './start-gateway.js';
export type { ApiClient } from './upstreams/api-client.js';
