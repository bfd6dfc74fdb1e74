export { default as Form } from 'antd/es/form';
export { default as Grid } from 'antd/es/grid';
export { default as Spin } from 'antd/es/spin';
export { default as Tooltip } from 'antd/es/tooltip';
