export { accessibilityProblems } from './accessibility';
export { Address, currentAddress, renderPagesAt } from './render-pages';
export { someDrafts } from './some-drafts';
