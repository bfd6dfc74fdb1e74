export { claimCountsQuery, claimQuery } from './claim-calls';
export { CLAIMS_TABLE } from './claims-definition';
export { default as claimStyles } from './claims.module.css';
export { ClaimHistory } from './claim-history';
export { MessageForm } from './message-form';
export { OrderClaimsCard } from './order-claims-card';
export { PersonCard } from './person-card';
export { StepCard } from './step-card';
