import type { ReactNode } from 'react';
import {
  Card,
  Heading,
  Inline,
  Stack,
  Stations,
  Text,
  useAnnouncedChange,
} from '../../design-system';
import {
  type NextStep,
  type Side,
  stateFacts,
  stationsOf,
  stepInWords,
} from '../../domain/nextStep';
import { useToday } from './useToday';

export interface JobTicketProps {
  next: NextStep;
  /** Who reads it. Default `customer`. */
  side?: Side;
  /** `row`: in a list, without an edge and a heading. Default `sheet`. */
  look?: 'sheet' | 'row';
  /** What the reader does now: buttons and links. */
  children?: ReactNode;
}

/** How far a job is, whose turn it is, until when, and what the reader does now. */
export function JobTicket({ next, side = 'customer', look = 'sheet', children }: JobTicketProps) {
  const sentence = stepInWords(next, side, useToday());
  // A row of a list does not interrupt, and the owner hears of the own changes.
  useAnnouncedChange(look === 'sheet' && side === 'customer' ? sentence : '');
  const content = (
    <Stack gap={look === 'sheet' ? 'md' : 'sm'}>
      <Stations
        label="Progress"
        stations={stationsOf(next)}
        waiting={stateFacts(next.state).turn !== undefined}
      />
      {look === 'sheet' ? (
        <Heading level="2" size="h4" id="turn">
          <span key={sentence}>{sentence}</span>
        </Heading>
      ) : (
        <Text>{sentence}</Text>
      )}
      {children && <Inline stacked>{children}</Inline>}
    </Stack>
  );
  return look === 'sheet' ? (
    <Card as="section" padding="md" labelledBy="turn">
      {content}
    </Card>
  ) : (
    content
  );
}
