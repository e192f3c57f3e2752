import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { business } from '../../content/business';
import {
  announce,
  Button,
  ButtonLink,
  CopyButton,
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
      ticketId: string;
      /** The visitor is signed out, so the account page cannot be shown. */
      isGuest: boolean;
      /** The link that opens the ticket of a guest. Missing where the ticket stays in the browser. */
      link?: GuestLink | undefined;
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

/** Loaded later, because the form has no steps. */
const TicketSteps = lazyComponent(
  async () => (await import('../../features/job-ticket/TicketSteps')).TicketSteps,
  { optional: true },
);

type SubmittedProps = Omit<QuestionnairePageProps & { state: 'submitted' }, 'state'>;

/** What the page will do by itself. A visitor without an account is not promised one. */
const leavingText = (isGuest: boolean) =>
  isGuest
    ? 'The page to log in or register opens in a moment.'
    : 'You will be taken to your account in a moment.';

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

function ThankYou({ ticketId, isGuest, link, onRegister, leaving, onStay }: SubmittedProps) {
  const begin = useEffectEvent(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
    if (leaving) announce(leavingText(isGuest));
  });
  // It replaces the form, so it begins at its start like a new page.
  useEffect(() => begin(), []);
  return (
    <Stack gap="lg">
      <Heading level="1" size="h2">
        Thank You!
      </Heading>
      <Text>
        We have your answers, and opened a private development ticket for your project. Expect to
        hear from us within <span>{business.replyTime}</span>.
      </Text>
      {link ? (
        <div className={styles.mailForm}>
          <MailLinkForm onMail={link.onMail} />
        </div>
      ) : (
        <div role="status">
          <Text variant="quiet">
            {leaving ? leavingText(isGuest) : 'This page stays open until you choose where to go.'}
          </Text>
        </div>
      )}
      <TicketSteps ticketId={ticketId} />
      {isGuest && (
        <Text variant="quiet">
          {`You do not need an account${link ? ': with the link you read our answers and reply' : ''}. If you register now, the ticket is part of your account.`}
        </Text>
      )}
      <Inline stacked>
        {link && (
          <>
            <ButtonLink variant="secondary" href={new URL(link.link).pathname}>
              Open My Ticket
            </ButtonLink>
            <CopyButton label="Copy the link to your ticket" text={link.link} />
          </>
        )}
        {isGuest ? (
          <>
            <ButtonLink variant={link ? 'secondary' : 'primary'} href={pages.landing.href}>
              Return to Home
            </ButtonLink>
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
