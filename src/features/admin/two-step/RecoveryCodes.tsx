import { useId } from 'react';
import { Button, Code, CopyButton, Inline, Stack } from '../../../design-system';
import { downloadFile } from '../../files/downloadFile';
import * as styles from './twoStep.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
}

/** The recovery codes, which are shown once, with buttons that copy and download them. */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  const id = useId();
  const text = codes.join('\n');
  return (
    <Stack gap="sm">
      <ul role="list" id={id} className={styles.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </ul>
      <Inline gap="xs">
        <CopyButton text={text} subject="recovery codes" sourceId={id} />
        <Button
          variant="quiet"
          size="small"
          onClick={() => downloadFile({ name: 'recovery-codes.txt', text, type: 'text/plain' })}
        >
          Download
        </Button>
      </Inline>
    </Stack>
  );
}
