export { RemotePage, type RemotePageProps } from './remote-page';
export { RemoteUnavailable } from './remote-unavailable';
