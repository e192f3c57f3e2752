export { pages as paths } from './pages';
