export { lazyPart } from './lazy-part';
export { failureText, LoadFailure } from './load-failure';
export { Loading } from './loading';
export type { SectionProps } from './section-props';
export { default as sectionStyles } from './section.module.css';
export { ShopInvitation } from './shop-invitation';
export { WhenNear } from './when-near';
export { useOnDemand } from './use-on-demand';
export { useSettled } from './use-settled';
