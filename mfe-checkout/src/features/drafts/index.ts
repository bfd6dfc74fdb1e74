export { dropDrafts, keepDraft, readDraft } from './form-draft';
