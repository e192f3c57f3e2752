import { CopyField, Notice, Stack, Text } from '../../../design-system';

const DEPLOY = 'supabase functions deploy create-payment-intent';
const SET_SECRET = 'supabase secrets set STRIPE_SECRET_KEY=…';

export interface BackendNoticeProps {
  isConnected: boolean;
}

/** What real payments still need in browser mode. */
export function BackendNotice({ isConnected }: BackendNoticeProps) {
  if (!isConnected) {
    return (
      <Notice tone="warning" title="No backend is connected">
        Real payments need a backend connection and an edge function. Until both are there, demo
        mode simulates payments.
      </Notice>
    );
  }
  return (
    <Notice tone="success" title="A backend is connected">
      <Stack gap="sm">
        <Text>The edge function must be deployed and the secret key set. Deploy the function:</Text>
        <CopyField text={DEPLOY} subject="the command that deploys the function" />
        <Text>Set the secret key, which never leaves the server:</Text>
        <CopyField text={SET_SECRET} subject="the command that sets the secret key" />
      </Stack>
    </Notice>
  );
}
