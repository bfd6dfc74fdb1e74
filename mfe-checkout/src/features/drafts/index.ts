export { dropDrafts, storeDraft, readDraft } from './form-draft';
export { sealCheckout } from './sealed-checkout';
export { useReopenedCheckout } from './use-reopened-checkout';
