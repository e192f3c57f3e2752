import { expect } from '@playwright/test';
import { testJourneys } from './journeys.ts';
import { test } from './support/fixtures.ts';
import { playwrightRemote } from './support/remote.ts';
import { Visitor } from './support/visitor.ts';

/** The browsers that Playwright downloads. */
testJourneys(
  test.extend({
    visitor: async ({ context, page, site }, use) => {
      const errors: Error[] = [];
      context.on('weberror', (error) => errors.push(error.error()));
      await context.route('https://buy.stripe.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Payment</title>' }),
      );
      await use(new Visitor(playwrightRemote(page), site.url));
      expect(errors).toEqual([]);
    },
  }),
);
