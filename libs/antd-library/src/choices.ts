export { default as AutoComplete } from 'antd/es/auto-complete';
export { default as Pagination } from 'antd/es/pagination';
export { default as Select } from 'antd/es/select';
