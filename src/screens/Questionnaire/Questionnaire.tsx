import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useBackend } from '../../backend/BackendContext';
import { packages } from '../../content/catalogue';
import { useToast } from '../../design-system';
import { checkoutSessionOf } from '../../domain/checkoutSession';
import type { Purchase } from '../../domain/customerOrder';
import {
  type Questionnaire as Answers,
  blankQuestionnaire,
  type PackageInfo,
  packageInfoSchema,
  type QuestionnaireDraft,
} from '../../domain/questionnaire';
import { useAuthDialog } from '../../features/account/AuthDialogProvider';
import { useSession } from '../../features/account/SessionProvider';
import { useRedirect } from '../../features/account/useRedirect';
import { guestLinkOf } from '../../features/links/guestLink';
import { lazyComponent } from '../../features/page/lazyComponent';
import { usePageName } from '../../features/page/pageName';
import { useIsHydrated } from '../../features/page/useIsHydrated';
import { OtherAccount } from '../../features/questions/OtherAccount';
import { useDraft } from '../../features/questions/useDraft';
import { errorMessage } from '../../features/submission/errorMessage';
import { useSubmission } from '../../features/submission/useSubmission';
import {
  type SubmittedTicket,
  submittedTicketOf,
  ticketHref,
} from '../../features/tickets/ticketHref';
import { pages } from '../../pages';
import { QuestionnairePage } from './QuestionnairePage';

/** Only connected mode knows of payments, so only there this is loaded. */
const PaymentReturn = lazyComponent(async () => (await import('./PaymentReturn')).PaymentReturn);

const FAILURE = {
  title: 'Error submitting questionnaire',
  description: 'There was a problem submitting your information. Please try again.',
};

/** The package in the navigation state, if the business still sells it. */
function packageOf(state: unknown): PackageInfo | undefined {
  const bought = packageInfoSchema.safeParse(Object(state).package).data;
  return packages.some(({ id }) => id === bought?.id) ? bought : undefined;
}

/** The package that has been paid, if the business still sells it. */
function paidPackageOf({ packageId }: Purchase): PackageInfo | undefined {
  const { id, title, price } = packages.find((known) => known.id === packageId) ?? {};
  return id && title && price !== undefined ? { id, title, price } : undefined;
}

/** The thank-you view of a ticket, which takes a guest's ticket along into an account. */
function Submitted({
  ticket,
  isFresh,
  onClaimed,
}: {
  ticket: SubmittedTicket;
  /** The questionnaire has just been submitted. */
  isFresh: boolean;
  onClaimed: () => void;
}) {
  const navigate = useNavigate();
  const { tickets, connected } = useBackend();
  const ticketLinks = connected?.ticketLinks;
  const { toast } = useToast();
  const { user, isRestored } = useSession();
  const { open } = useAuthDialog();
  const { id, isGuests } = ticket;
  usePageName('Thank you');
  /** The token of the link to a guest's ticket; null without one, undefined until it is read. */
  const [token, setToken] = useState<string | null>();
  const link = guestLinkOf(connected, id, isGuests ? token : null);

  // A link that a guest has to keep stays on the screen, and so does a page that is opened again.
  const isDone = isFresh && token !== undefined && !link;
  const { isLeaving, stay } = useRedirect(pages.account.href, isDone, { ticket });

  useEffect(() => {
    const readToken = async () => (await ticketLinks?.tokenOf(id)) || null;
    readToken().then(setToken, () => setToken(null));
  }, [ticketLinks, id]);

  const { state: navigation } = useNavigation();
  const claimed = useEffectEvent(() => {
    stay();
    // A navigation of the visitor that is under way would end here.
    if (navigation === 'idle') onClaimed();
  });
  const notClaimed = useEffectEvent((failure: unknown) => {
    // On a server the ticket offers it again.
    if (ticketLinks && navigation === 'idle') void navigate(ticketHref(id), { replace: true });
    if (ticketLinks) return;
    toast({
      title: 'The ticket was not added',
      description: errorMessage(failure),
      tone: 'danger',
    });
  });
  useEffect(() => {
    if (!user || !isGuests || token === undefined || (ticketLinks && !token)) return;
    let isShown = true;
    tickets.claim(id).then(
      () => isShown && claimed(),
      (failure: unknown) => isShown && notClaimed(failure),
    );
    return () => {
      isShown = false;
    };
  }, [user, isGuests, token, id, tickets, ticketLinks]);

  if (!isRestored || token === undefined) return <QuestionnairePage state="pending" />;
  return (
    <QuestionnairePage
      state="submitted"
      ticketId={id}
      isGuest={!user}
      link={link}
      onRegister={() => open('register')}
      leaving={isLeaving}
      onStay={stay}
    />
  );
}

function FilledInQuestionnaire() {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const { tickets, connected } = useBackend();
  const { toast, dismiss } = useToast();
  const { restored, keep, send, answer } = useDraft<QuestionnaireDraft>(
    tickets,
    blankQuestionnaire,
  );
  const isHydrated = useIsHydrated();
  const { user } = useSession();
  const ticket = submittedTicketOf(state);
  const session = connected && checkoutSessionOf(search);
  const [purchase, setPurchase] = useState<Purchase>();
  const paidPackage = purchase && !purchase.isAnswered ? paidPackageOf(purchase) : undefined;
  const websitePackage = purchase ? paidPackage : packageOf(state);
  const isPending = isHydrated && !websitePackage;
  const payment =
    isHydrated && session && !ticket ? (
      <PaymentReturn
        session={session}
        hasForm={!isPending}
        hasAccount={user !== null}
        onPaid={setPurchase}
      />
    ) : undefined;
  const [submittedId, setSubmittedId] = useState<string>();

  const isPackageMissing = isPending && !payment;
  useEffect(() => {
    if (isPackageMissing) void navigate(pages.landing.href, { replace: true });
  }, [isPackageMissing, navigate]);

  // The toast about the payment page would cover the form while it is filled in.
  useEffect(() => {
    const onInput = () => dismiss();
    document.addEventListener('input', onInput, { once: true });
    return () => document.removeEventListener('input', onInput);
  }, [dismiss]);

  // In the history, so that neither a reload nor Back brings the form back.
  const show = (submitted: SubmittedTicket) =>
    void navigate('.', {
      replace: true,
      state: { package: websitePackage, ticket: submitted },
      preventScrollReset: true,
    });

  const submission = useSubmission(
    async (answers: Answers, finishFiles: () => Promise<readonly string[]>) => {
      if (!websitePackage) return;
      const attachments = await finishFiles();
      const { id, userId } = await send(
        (author) => tickets.open({ answers, websitePackage, attachments, session, author }),
        true,
      );
      toast({ title: 'Questionnaire submitted successfully!' });
      setSubmittedId(id);
      show({ id, isGuests: userId === 'guest' });
    },
    (failure) => {
      const { code } = Object(failure);
      if (code === 'other-account' || code === 'signed-out') return errorMessage(failure);
      toast({ ...FAILURE, tone: 'danger' });
      const reason = failure instanceof Error ? ` ${failure.message}` : '';
      return `${FAILURE.description}${reason}`;
    },
  );

  if (isHydrated && !isPending && ticket) {
    return (
      <Submitted
        key={ticket.id}
        ticket={ticket}
        isFresh={ticket.id === submittedId}
        onClaimed={() => show({ ...ticket, isGuests: false })}
      />
    );
  }

  return (
    <>
      {isPending ? (
        <QuestionnairePage state="pending" payment={payment} />
      ) : (
        <QuestionnairePage
          state="form"
          payment={payment}
          websitePackage={isHydrated ? websitePackage : undefined}
          error={submission.error}
          draft={restored}
          onDraft={keep}
          onSubmit={submission.run}
        />
      )}
      <OtherAccount onAnswer={answer} />
    </>
  );
}

/**
 * The screen at `/website-questionnaire`: the form, then the thank-you view. In connected mode it also looks for the
 * payment that a visitor returns from. Without that and a package in the navigation state it redirects to the landing
 * page.
 */
export const Questionnaire = () => <FilledInQuestionnaire key={useSession().logouts} />;
