import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { business } from '../../content/business';
import {
  announce,
  Button,
  ButtonLink,
  CopyField,
  Drawing,
  type DrawingPart,
  focusHeading,
  Heading,
  Inline,
  Notice,
  Section,
  Stack,
  Text,
} from '../../design-system';
import type { PackageInfo } from '../../domain/questionnaire';
import type { GuestLink } from '../../features/links/MailLinkForm';
import { lazyComponent } from '../../features/page/lazyComponent';
import {
  QuestionnaireForm,
  type QuestionnaireFormProps,
} from '../../features/questionnaire/QuestionnaireForm';
import { pages } from '../../pages';
import * as styles from './QuestionnairePage.css';

interface ReturnProps {
  /** How far the payment of a visitor is who returns from the payment page. */
  payment?: ReactNode;
}

export type QuestionnairePageProps =
  /** Another page opens, the sent ticket is read, or there is no form for the payment. */
  | ({ state: 'pending' } & ReturnProps)
  | (ReturnProps & {
      state: 'form';
      /** The package that was bought; undefined on the prerendered page, which does not know it. */
      websitePackage: PackageInfo | undefined;
    } & QuestionnaireFormProps)
  | {
      state: 'submitted';
      /** The visitor is signed out, so the account page cannot be shown. */
      isGuest: boolean;
      /** The link that opens the ticket of a guest. Missing where the ticket stays in the browser. */
      link?: GuestLink | undefined;
      /** Opens the registration. */
      onRegister: () => void;
      /** The account page opens in a moment. */
      leaving: boolean;
      /** Stays on this page. */
      onStay: () => void;
    };

/** Only connected mode has links for guests, so only there this is loaded. */
const MailLinkForm = lazyComponent(
  async () => (await import('../../features/links/MailLinkForm')).MailLinkForm,
  { optional: true },
);

type SubmittedProps = Omit<QuestionnairePageProps & { state: 'submitted' }, 'state'>;

/** What a guest can do with the link to the ticket. */
function GuestLinkSteps({ link }: { link: GuestLink }) {
  return (
    <>
      <Text>
        You sent them without an account, and you do not need one. Keep this link: with it you read
        our answers and reply.
      </Text>
      <Stack gap="md">
        <CopyField text={link.link} subject="the link" />
        <div className={styles.mailForm}>
          <MailLinkForm onMail={link.onMail} />
        </div>
      </Stack>
      <Text variant="quiet">
        If you register now, the ticket is part of your account, and you need no link.
      </Text>
    </>
  );
}

/** A sheet with a tick. */
const receivedSheet: readonly DrawingPart[] = [
  ['line', 'M10 14H2M18 6V0M94 14h8M86 6V0'],
  ['paper', 'M18 10h52l16 16v52H18z'],
  ['soft', 'M70 10v16h16z'],
  ['ink', 'M28 22h28v6H28z'],
  ['line', 'M28 40h46M28 50h46M28 60h26'],
  ['accent', 'M62 62l6 6 14-20'],
];

const LEAVING = 'You will be taken to your account in a moment.';

/** What happens next by itself, and what a guest need not do. */
function Next({ leaving, isGuest }: Pick<SubmittedProps, 'leaving' | 'isGuest'>) {
  return (
    <Stack gap="xs">
      <div role="status">
        <Text variant="quiet">
          {leaving ? LEAVING : 'This page stays open until you choose where to go.'}
        </Text>
      </div>
      {isGuest && (
        <Text variant="quiet">
          You do not need an account: without one, choose ‘Return to Home’. If you register now, the
          ticket is part of your account.
        </Text>
      )}
    </Stack>
  );
}

/**
 * Shown if the page is about to leave, until it is pressed. Any key stops the page from leaving as well, but
 * a visitor who moves to the button with Tab still finds it.
 */
function StayButton({ leaving, onStay }: Pick<SubmittedProps, 'leaving' | 'onStay'>) {
  const [isShown, setIsShown] = useState(leaving);
  if (!isShown) return null;
  return (
    <Button
      variant="secondary"
      onClick={() => {
        setIsShown(false);
        onStay();
      }}
    >
      Stay on this page
    </Button>
  );
}

function ThankYou({ isGuest, link, onRegister, leaving, onStay }: SubmittedProps) {
  const begin = useEffectEvent(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
    if (leaving) announce(LEAVING);
  });
  // It replaces the form, so it begins at its start like a new page.
  useEffect(() => begin(), []);
  const home = (
    <ButtonLink variant={link ? 'secondary' : 'primary'} href={pages.landing.href}>
      Return to Home
    </ButtonLink>
  );
  return (
    <Stack gap="lg">
      <Drawing beside parts={receivedSheet} />
      <Heading level="1" size="h2">
        Thank You!
      </Heading>
      <Text>
        We have your answers, and opened a private development ticket for your project. Expect to
        hear from us within <span>{business.replyTime}</span>.
      </Text>
      {link ? <GuestLinkSteps link={link} /> : <Next leaving={leaving} isGuest={isGuest} />}
      <Inline stacked>
        {link && <ButtonLink href={new URL(link.link).pathname}>Open My Ticket</ButtonLink>}
        {isGuest ? (
          <>
            {home}
            <Button variant="secondary" onClick={onRegister}>
              Register
            </Button>
          </>
        ) : (
          <ButtonLink variant="secondary" href={pages.account.href}>
            Go to my account
          </ButtonLink>
        )}
        <StayButton
          leaving={leaving}
          onStay={() => {
            onStay();
            focusHeading();
          }}
        />
      </Inline>
    </Stack>
  );
}

/** The questionnaire page, from props and, for the files of the form, from the backend. */
export function QuestionnairePage(props: QuestionnairePageProps) {
  if (props.state === 'submitted') {
    return (
      <Section spacing="small" width="text">
        <ThankYou {...props} />
      </Section>
    );
  }
  const { payment } = props;
  const bought = props.state === 'form' ? props.websitePackage : undefined;
  const isPrerendered = props.state === 'form' && !bought;
  const isLooking = props.state === 'pending' && payment !== undefined;
  const ifNew = isPrerendered ? styles.ifNew : undefined;
  return (
    <div className={props.state === 'pending' || isPrerendered ? styles.pending : undefined}>
      <Section spacing="small" labelledBy="questionnaire-title">
        <Stack gap="xl">
          <div className={ifNew}>
            <Stack gap="sm">
              <Heading level="1" size="h2" id="questionnaire-title">
                <span key={String(isLooking)}>
                  {isLooking ? 'Your payment' : 'Tell us about your project'}
                </span>
              </Heading>
              {!isLooking && (
                <Text size="lead" variant="quiet">
                  You chose{' '}
                  <span className={bought ? undefined : styles.bought}>
                    {bought && `the ${bought.title} package`}
                  </span>
                  . Eight questions, and we can begin.
                </Text>
              )}
            </Stack>
          </div>
          <div className={`${styles.withScript} ${isPrerendered ? styles.ifReturned : ''}`}>
            <div className={ifNew}>
              {payment ?? (
                <Notice>
                  The payment page has opened in another tab. You can answer these questions before
                  or after you have paid.
                </Notice>
              )}
            </div>
          </div>
          <noscript>
            <Text>
              This form needs JavaScript. Without it, please write to{' '}
              <span translate="no">{business.contact.email}</span> and answer these questions.
            </Text>
          </noscript>
          {props.state === 'form' && (
            <div className={isPrerendered ? styles.ifBought : undefined}>
              <QuestionnaireForm
                onSubmit={props.onSubmit}
                onDraft={props.onDraft}
                draft={props.draft}
                error={props.error}
              />
            </div>
          )}
        </Stack>
      </Section>
    </div>
  );
}
