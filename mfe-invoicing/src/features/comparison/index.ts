export { ComparisonPanel } from './comparison-panel';
