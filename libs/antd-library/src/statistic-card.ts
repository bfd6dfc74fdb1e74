export { StatisticCard } from '@ant-design/pro-components';
