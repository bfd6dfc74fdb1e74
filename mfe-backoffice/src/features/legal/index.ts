export { legalTextQuery } from './api/legal-texts';
export { LegalEditor } from './components/legal-editor';
export { TextList } from './components/text-list';
