import type { BrowserContext } from '@playwright/test';

/**
 * Calls back for everything that the policy of a page forbade, in every page of the context. A page
 * without JavaScript says so in its console alone.
 */
export async function onViolation(context: BrowserContext, callback: (violation: string) => void) {
  await context.exposeBinding('reportViolation', (_source, violation: string) =>
    callback(violation),
  );
  await context.addInitScript(() => {
    window.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
        window.reportViolation(
          `${effectiveDirective} forbids ${blockedURI} ${sample} (${sourceFile})`,
        ),
    );
  });
}

declare global {
  interface Window {
    reportViolation: (violation: string) => void;
  }
}
