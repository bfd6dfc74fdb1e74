import { createElement } from 'react';
import styles from './layout.module.css';

/** Light, dark or as the device has it: an element of `public/scheme.js`, which costs the shell's bundle nothing. */
export const schemeChoice = createElement('scheme-choice', { className: styles['scheme'] });
