/** What the signed-in owner sees, in one module that the login form does not wait for. */
import { AdminDashboard } from './AdminDashboard';
import { AdminLayout } from './AdminLayout';
import { panelContents } from './panels';

export const screens = { ...panelContents, AdminDashboard, AdminLayout };
