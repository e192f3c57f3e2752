/** `node scripts/run.mjs test`: installs the packages if needed, then runs `scripts/test.ts`. */
import './checkNode.mjs';

// Not imported above, because an older Node cannot read it.
import('./runScript.mjs');
