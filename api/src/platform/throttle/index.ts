export { consume } from './consume.js';
export { connectRedis, Limiters } from './limiters.js';
export { Throttled } from './throttle.guard.js';
export { ThrottleModule } from './throttle.module.js';
