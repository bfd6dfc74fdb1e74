export { createApiDocument } from './api-document.js';
