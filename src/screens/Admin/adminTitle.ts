import { business } from '../../content/business';

/** What the admin area is called (spec §2). */
export const ADMIN_TITLE = `${business.name} Admin`;
