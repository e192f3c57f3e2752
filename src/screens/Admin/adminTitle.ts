import { site } from '../../site';

/** What the admin area is called (spec §2). */
export const ADMIN_TITLE = `${site.name} Admin`;
