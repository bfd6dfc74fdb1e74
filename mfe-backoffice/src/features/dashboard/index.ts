export { Figures } from './components/figures';
export { TodoList } from './components/todo-list';
export { default as dashboardStyles } from './components/dashboard.module.css';
