export { default as driverStyles } from './components/driver.module.css';
export { RefusedProofs, SendingBar } from './components/sending-bar';
export { RouteStops } from './components/route-stops';
export { useDriver, type Driver } from './model/use-driver';
