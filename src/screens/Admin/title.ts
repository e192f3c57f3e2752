import { business } from '../../content/business';

export const ADMIN_TITLE = `${business.name} Admin`;
