export { claimCountsQuery, claimQuery } from './api/claims';
export { CLAIMS_TABLE } from './claims-definition';
export { default as claimStyles } from './components/claims.module.css';
export { ClaimHistory } from './components/history';
export { MessageForm } from './components/message-form';
export { OrderClaimsCard } from './components/order-claims-card';
export { PersonCard } from './components/person-card';
export { StepCard } from './components/step-card';
