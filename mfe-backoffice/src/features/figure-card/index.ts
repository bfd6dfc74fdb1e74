export { FigureCard } from './figure-card';
