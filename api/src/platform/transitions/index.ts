export { requiredStateAfter, stateAfter, type Transitions } from './transitions.js';
