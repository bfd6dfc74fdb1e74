export { recordRequests } from './record-requests.js';
export { SecurityEventsModule } from './security-events.module.js';
export { SecurityEvents, type SecurityEventName, type SecurityFacts } from './security-events.js';
