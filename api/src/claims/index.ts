export { ClaimEntity, ClaimEntryEntity } from './claim/claim.entity.js';
export { ClaimsModule } from './claims.module.js';
export { ClaimFileEntity, ClaimFilePartEntity } from './files/claim-file.entity.js';
