import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AccountLinks, BackendError } from '../../backend/Backend';
import { focusHeading } from '../../design-system';
import type { User } from '../../domain/user';
import { useAuthDialog } from '../../features/account/AuthDialogProvider';
import { useSession } from '../../features/account/SessionProvider';
import { errorMessage } from '../../features/errorMessage';
import { useSubmission } from '../../features/useSubmission';
import { pages } from '../../pages';
import { AccountLinkPage, type AccountLinkPageProps } from './AccountLinkPage';
import type { LinkRequest } from './accountLink';

export interface AccountLinkProps {
  /** What the URL asks for. Another request needs another `key`. */
  link: LinkRequest;
  /** The methods for links that are mailed. */
  accountLinks: AccountLinks;
}

type Step = 'asking' | 'done' | 'expired';

/** What a link in a mail opens, and the form that asks for one. */
export function AccountLink({ link, accountLinks }: AccountLinkProps) {
  const { open } = useAuthDialog();
  const { user } = useSession();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>('asking');
  const [email, setEmail] = useState('');
  /** Who was signed in when the login was opened; undefined until then. */
  const [userBefore, setUserBefore] = useState<User | null>();

  useEffect(() => {
    if (userBefore === undefined || !user || user.id === userBefore?.id) return;
    void navigate(pages.account.href, { replace: true });
  }, [userBefore, user, navigate]);

  // The screen changes without a navigation, so the focus is moved to its start here.
  useEffect(() => {
    if (step === 'asking' && document.activeElement !== document.body) return;
    focusHeading();
  }, [step]);

  const { run, pending, error } = useSubmission(
    async (request: () => Promise<void>) => {
      await request();
      setStep('done');
    },
    (failure) => {
      const isExpired = failure instanceof BackendError && failure.code === 'link-expired';
      if (!isExpired) return errorMessage(failure);
      setStep('expired');
      return undefined;
    },
  );

  const { purpose, token = '' } = link;
  const form = { loading: pending, error };

  function onLogIn() {
    setUserBefore(user);
    open('login');
  }

  function page(): AccountLinkPageProps {
    if (step === 'expired') return { state: 'expired', purpose };
    switch (purpose) {
      case 'forgot-password':
        if (step === 'done') return { state: 'requested', email, onAgain: () => setStep('asking') };
        return {
          ...form,
          state: 'request',
          onLogIn,
          onSubmit: (request) => {
            setEmail(request.email);
            void run(() => accountLinks.requestReset(request));
          },
        };
      case 'reset':
        if (step === 'done') return { state: 'reset', onLogIn };
        return {
          ...form,
          state: 'choose',
          onSubmit: ({ password }) =>
            void run(() => accountLinks.resetPassword({ token, password })),
        };
      case 'verify':
        if (step === 'done') return { state: 'verified' };
        return {
          ...form,
          state: 'verify',
          onSubmit: () => void run(() => accountLinks.verifyEmail({ token })),
        };
    }
  }

  return <AccountLinkPage {...page()} />;
}
