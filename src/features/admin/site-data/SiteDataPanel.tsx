import { type ChangeEvent, useId, useRef } from 'react';
import { Button, FormError, Heading, Inline, Notice, Stack, Text } from '../../../design-system';
import type { UnreadableText } from '../../../domain/siteData';
import { UnreadableNotice } from './UnreadableNotice';

export interface SiteDataPanelProps {
  /** What could not be read. */
  unreadable: readonly UnreadableText[];
  onDownloadUnreadable: () => void;
  onDiscardUnreadable: () => void;
  onDownload: () => void;
  /** Everything is being gathered for the file. */
  isDownloading: boolean;
  /** A file to restore was chosen. */
  onFile: (file: File) => void;
  /** The chosen file is being checked. */
  isChecking: boolean;
  /** A file was restored; what is on the screen may be older. */
  isRestored: boolean;
  onReload: () => void;
  /** Why nothing could be downloaded, or why the file is no good. */
  error?: string | undefined;
}

/** The care for what the site keeps in this browser, in each of its states, from props alone. */
export function SiteDataPanel({
  unreadable,
  onDownloadUnreadable,
  onDiscardUnreadable,
  onDownload,
  isDownloading,
  onFile,
  isChecking,
  isRestored,
  onReload,
  error,
}: SiteDataPanelProps) {
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);

  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file can be chosen again, after it was mended.
    currentTarget.value = '';
    if (file) onFile(file);
  };

  return (
    <section aria-labelledby={titleId}>
      <Stack gap="md">
        <Stack gap="xs">
          <Heading level="2" size="h4" id={titleId}>
            Site data
          </Heading>
          <Text variant="quiet">
            Accounts, orders, prices, templates and settings are kept in this browser alone.
            Download them now and then, and keep the file safe: it holds your customers' names and
            your admin password.
          </Text>
        </Stack>
        <UnreadableNotice
          unreadable={unreadable}
          onDownload={onDownloadUnreadable}
          onDiscard={onDiscardUnreadable}
        />
        {isRestored && (
          <Notice tone="success" title="The file has been restored" live>
            <Stack gap="sm" align="start">
              <Text>Load the page again to see it everywhere.</Text>
              <Button variant="secondary" onClick={onReload}>
                Reload Page
              </Button>
            </Stack>
          </Notice>
        )}
        <FormError>{error}</FormError>
        <Inline>
          <Button variant="secondary" loading={isDownloading} onClick={onDownload}>
            Download Site Data
          </Button>
          <Button variant="secondary" loading={isChecking} onClick={() => input.current?.click()}>
            Restore from a File
          </Button>
        </Inline>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="File to restore"
          hidden
          onChange={onChange}
        />
      </Stack>
    </section>
  );
}
