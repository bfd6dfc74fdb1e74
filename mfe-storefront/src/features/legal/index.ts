export { CompanyFacts } from './company-facts';
export { TextBody } from './text-body';
export { default as legalStyles } from './legal.module.css';
export { useLegalText, useLegalTexts } from './use-legal-texts';
