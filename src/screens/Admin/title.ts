import { business } from '../../content/business';

/** The title of the admin area. */
export const ADMIN_TITLE = `${business.name} Admin`;
