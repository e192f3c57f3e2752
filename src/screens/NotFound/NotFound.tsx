import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { notFoundHint } from '../../content/notFound';
import {
  ButtonLink,
  Drawing,
  type DrawingPart,
  Heading,
  Inline,
  Section,
  Stack,
  Text,
  TextLink,
} from '../../design-system';
import { useIsHydrated } from '../../features/page/useIsHydrated';
import { allPages, type Page, pages } from '../../pages';

const missingPage: readonly DrawingPart[] = [
  ['paper', 'M4 16h28v48H4zM80 16h28v48H80z'],
  ['brand', 'M10 22h10v3H10zM86 22h10v3H86z'],
  ['soft', 'M10 29h16v12H10zM86 29h16v12H86z'],
  ['line', 'M10 48h16M10 55h10M86 48h16M86 55h10'],
  ['gap', 'M42 16h28v48H42z'],
  ['accent', 'M50 34l12 12M62 34 50 46M0 80q9-6 18 0t18 0 18 0 18 0 20 0 20 0'],
];

/** The page whose path this is in other letters, or with what a mail program adds to a link, such as a dot. */
function meantPage(pathname: string): Page | undefined {
  const path = pathname.toLowerCase();
  return allPages.find(({ name, href, title }) => {
    const isBelow = title && name !== 'notFound' && path.startsWith(href.toLowerCase());
    return isBelow && /^\/*(?:[^\w/-]|$)/.test(path.slice(href.length));
  });
}

/** The screen for unknown paths. It logs them without an encoded fragment, which may be the token of a link. */
export function NotFound() {
  const { pathname, hash } = useLocation();
  // The built page does not know the path.
  const meant = useIsHydrated() && meantPage(pathname);

  useEffect(() => {
    console.error(`404: there is no page at ${pathname.replace(/%(?:25)*23.*/, '')}`);
  }, [pathname]);

  return (
    <Section spacing="small" width="text" labelledBy="not-found-title">
      <Stack gap="lg">
        <Drawing beside parts={missingPage} />
        <Text size="small" variant="quiet" tabular>
          404
        </Text>
        <Heading level="1" size="h2" id="not-found-title">
          Oops! Page not found
        </Heading>
        <Text variant="quiet">{notFoundHint}</Text>
        <Inline stacked>
          <ButtonLink href={pages.landing.href}>Return to Home</ButtonLink>
          {meant && (
            <TextLink standalone href={meant.href + hash}>
              {`Did you mean ‘${meant.title}’?`}
            </TextLink>
          )}
        </Inline>
      </Stack>
    </Section>
  );
}
