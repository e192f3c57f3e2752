/** The boot script of the pages that mails link to, and of the 404 page, which a changed link leads to. */
import './repairLink';
import './boot';
