/** What the signed-in owner sees, in one module that the login form does not wait for. */
export { AdminDashboard } from './AdminDashboard';
export { AdminLayout } from './AdminLayout';
export { panelContents } from './panels';
