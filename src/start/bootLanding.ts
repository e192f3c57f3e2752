/** The boot script of the landing page. */
import './boot';
import './visits';
