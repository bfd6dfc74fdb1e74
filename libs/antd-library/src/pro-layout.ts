export { ProLayout } from '@ant-design/pro-components';
