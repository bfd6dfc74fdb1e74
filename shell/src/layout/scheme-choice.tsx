import { createElement } from 'react';
import styles from './layout.module.css';

/** A custom element of `public/scheme.js`, so it adds nothing to the bundle. */
export const schemeChoice = createElement('scheme-choice', { className: styles['scheme'] });
