import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBackend } from '../../backend/BackendContext';
import { packages } from '../../content/catalogue';
import { useToast } from '../../design-system';
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
import { useDraft } from '../../features/questions/useDraft';
import { ticketHref } from '../../features/tickets/ticketHref';
import { useGuestLink } from '../../features/tickets/useGuestLink';
import { pages } from '../../pages';
import { QuestionnairePage } from './QuestionnairePage';
import { useIsHydrated } from './useIsHydrated';

const FAILURE = {
  title: 'Error submitting questionnaire',
  description: 'There was a problem submitting your information. Please try again.',
};

/** The ticket of the answers, and the token of its link until the ticket is part of an account. */
interface Submitted {
  id: string;
  token: string | null;
}

/** The package in the navigation state, if the business still sells it. */
function usePackageInfo(): PackageInfo | undefined {
  const { state } = useLocation();
  const candidate =
    typeof state === 'object' && state !== null && 'package' in state && state.package;
  const bought = packageInfoSchema.safeParse(candidate).data;
  return packages.some(({ id }) => id === bought?.id) ? bought : undefined;
}

/**
 * The screen at `/website-questionnaire`: the form, then the thank-you view. Without a package in the
 * navigation state it redirects to the landing page.
 */
export function Questionnaire() {
  const navigate = useNavigate();
  const { sessions, tickets, ticketLinks } = useBackend();
  const { toast } = useToast();
  const { user } = useSession();
  const { open } = useAuthDialog();
  const { restored, keep } = useDraft<QuestionnaireDraft>(tickets, blankQuestionnaire);
  const isHydrated = useIsHydrated();
  const websitePackage = usePackageInfo();
  const [error, setError] = useState<string>();
  const [submitted, setSubmitted] = useState<Submitted>();
  const link = useGuestLink(submitted?.id, submitted?.token);

  const isPackageMissing = isHydrated && !websitePackage;
  useEffect(() => {
    if (isPackageMissing) void navigate(pages.landing.href, { replace: true });
  }, [isPackageMissing, navigate]);

  // A link that a guest has to keep stays on the screen.
  const isDone = submitted !== undefined && !link;
  const { isLeaving, stay } = useRedirect(pages.account.href, isDone);

  // A guest who registers here, or logs in, gets the ticket into the account at once.
  useEffect(() => {
    if (!user || !submitted?.token) return;
    const { id } = submitted;
    ticketLinks?.claim(id).then(
      () => {
        stay();
        setSubmitted({ id, token: null });
      },
      // The ticket offers it again.
      () => navigate(ticketHref(id), { replace: true }),
    );
  }, [user, submitted, ticketLinks, navigate, stay]);

  if (!isHydrated || !websitePackage) return <QuestionnairePage state="pending" />;
  if (submitted) {
    return (
      <QuestionnairePage
        state="submitted"
        isGuest={!user}
        link={link}
        onRegister={() => open('register')}
        leaving={isLeaving}
        onStay={stay}
      />
    );
  }

  const onSubmit = async (answers: Answers, finishFiles: () => Promise<readonly string[]>) => {
    setError(undefined);
    let opened: Submitted;
    try {
      // Not `useSession()`: the visitor may submit before it has restored the session.
      const customer = await sessions.restore();
      const attachments = await finishFiles();
      const { id, userId } = await tickets.open({ answers, websitePackage, customer, attachments });
      const isGuests = userId === 'guest';
      opened = { id, token: (isGuests && (await ticketLinks?.tokenOf(id))) || null };
    } catch (failure) {
      toast({ ...FAILURE, tone: 'danger' });
      const reason = failure instanceof Error ? ` ${failure.message}` : '';
      setError(`${FAILURE.description}${reason}`);
      return;
    }
    keep({});
    toast({ title: 'Questionnaire submitted successfully!' });
    setSubmitted(opened);
  };

  return (
    <QuestionnairePage
      state="form"
      websitePackage={websitePackage}
      error={error}
      draft={restored}
      onDraft={keep}
      onSubmit={onSubmit}
    />
  );
}
