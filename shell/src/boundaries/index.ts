export { RemotePage, type RemotePageProps } from './remote-page';
export { RemotePart } from './remote-part';
export { RemoteUnavailable } from './remote-unavailable';
