export { default as Timeline } from 'antd/es/timeline';
