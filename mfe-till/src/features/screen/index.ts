export { errorText } from './error-text';
export { ReadFailure } from './read-failure';
export { useFirstFocus } from './use-first-focus';
export { useRead, type Read } from './use-read';
export { useSeller, type Seller } from './use-seller';
