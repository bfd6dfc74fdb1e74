export { legalTextQuery } from './legal-text-calls';
export { LegalEditor } from './legal-editor';
export { TextList } from './text-list';
