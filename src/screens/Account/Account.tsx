import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink, Heading, Section, Stack, Text } from '../../design-system';
import { paths } from '../../paths';

/** How long the gate waits, in ms, before it goes home by itself. */
const GATE_DELAY = 3000;

/** The account page's gate: who is not logged in reads why, and is taken home (spec §2). */
export function Account() {
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(paths.landing.href, { replace: true }),
      GATE_DELAY,
    );
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <Section width="narrow" labelledBy="gate-title">
      <Stack gap="lg" align="start">
        <Heading level="1" size="h2" id="gate-title">
          Please login to access your account
        </Heading>
        <Text tone="quiet">You are being taken to the home page.</Text>
        <ButtonLink href={paths.landing.href}>Return to Home</ButtonLink>
      </Stack>
    </Section>
  );
}
