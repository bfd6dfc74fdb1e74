export { Acknowledgement } from './acknowledgement';
export { followClaim, readOwnClaim, replyToOwn, replyWith, useOwnProfile } from './claim-calls';
export { EMPTY_DRAFT, storeDraft, readDraft, type ClaimDraft, type StoredReceipt } from './claim-draft';
export { ClaimForm } from './claim-form';
export { default as claimStyles } from './claims.module.css';
export { FollowedCase } from './followed-claim';
export { OwnClaims } from './own-claims';
