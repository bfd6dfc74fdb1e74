export { ProTable } from '@ant-design/pro-components';
