import { useEffect, useId, useState } from 'react';
import { Code, Disclosure, Text } from '../../design-system';
import type { Agreement } from '../../domain/pricedQuote';
import { Moment } from '../dates/Moment';
import { Letterhead } from '../letterhead/Letterhead';
import { Sheets } from '../letterhead/Sheets';
import { typedText } from '../text/text.css';

/** What the page has found out about the text. */
const findings = {
  checking: 'This page is checking it …',
  same: 'This page has computed it from the text again: it matches.',
  other: 'This page has computed it from the text again: it does not match.',
  unknown: 'This page could not check it: the browser computes it on secure pages alone.',
};

async function check({ text, sha256 }: Agreement): Promise<keyof typeof findings> {
  // Missing on pages that are not secure.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(text));
  if (!digest) return 'unknown';
  const bytes = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return bytes.join('') === sha256 ? 'same' : 'other';
}

const own = (text: string) => (
  <span key={text} translate="no">
    {text}
  </span>
);

function Copy({ agreement }: { agreement: Agreement }) {
  const { text, sha256, sentAt, openedAt, name, acceptedAt, ipAddress } = agreement;
  const [finding, setFinding] = useState<keyof typeof findings>('checking');
  useEffect(() => {
    let isShown = true;
    void check(agreement)
      .catch(() => 'unknown' as const)
      .then((found) => isShown && setFinding(found));
    return () => {
      isShown = false;
    };
  }, [agreement]);
  const [title = ''] = text.split('\n', 1);
  return (
    <Letterhead
      id={useId()}
      title={title}
      figures={[
        ['Sent', <Moment key="sent" date={sentAt} />],
        ...(openedAt ? [['First opened', <Moment key="opened" date={openedAt} />] as const] : []),
        ['Accepted', <Moment key="accepted" date={acceptedAt} />],
        ['By', own(name)],
        ['IP address', own(ipAddress)],
      ]}
    >
      <div className={typedText}>{text.slice(title.length).trim()}</div>
      <Text size="small" variant="quiet">
        SHA-256 of the text, with its title: <Code>{sha256}</Code>
      </Text>
      <Text size="small" weight="medium">
        {findings[finding]}
      </Text>
    </Letterhead>
  );
}

export interface AgreementsProps {
  /** The quote first. */
  agreements: readonly Agreement[];
}

/** The copies of what was agreed, which can be printed. Renders `<section>`. */
export function Agreements({ agreements }: AgreementsProps) {
  return (
    <Sheets id="agreements-title" title="What was agreed">
      {agreements.map((agreement, index) => (
        <Disclosure
          key={agreement.acceptedAt}
          variant="sheet"
          summary={`${index > 0 ? 'Extra: ' : ''}${agreement.text.split('\n', 1)}`}
        >
          <Copy agreement={agreement} />
        </Disclosure>
      ))}
    </Sheets>
  );
}
