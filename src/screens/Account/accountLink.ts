/** What the URL asks for: a link from a mail with its token, or a new link. */
export type LinkRequest =
  | { purpose: 'forgot-password'; token?: undefined }
  | { purpose: 'reset' | 'verify'; token: string };

/** The request in the URL, or undefined. The token is in the fragment, which servers never see. */
export function accountLinkOf(url: Pick<Location, 'search' | 'hash'>): LinkRequest | undefined {
  const [, purpose, token] = /^#(reset|verify)=(.+)$/.exec(url.hash) ?? [];
  if ((purpose === 'reset' || purpose === 'verify') && token) return { purpose, token };
  return new URLSearchParams(url.search).has('forgot-password')
    ? { purpose: 'forgot-password' }
    : undefined;
}
