export { type Route, RouteCensus } from './route-census.js';
export { routeListing } from './route-listing.js';
export { RoutesModule } from './routes.module.js';
