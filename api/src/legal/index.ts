export { LegalModule } from './legal.module.js';
export { LegalTextsService, type AcceptedText } from './legal-texts.service.js';
