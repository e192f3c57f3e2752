import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import {
  Badge,
  Button,
  Field,
  Grid,
  Inline,
  Switch,
  Table,
  TextInput,
} from '#src/design-system/index.ts';
import { vars } from '#src/design-system/styles.ts';
import landing from './assets/landing.png';
import * as styles from './Cover.css';
import { orderColumns, orders } from './design-system/data/orders';

/** The links of a cover. */
export function Cover({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <Grid as="ul" gap="md">
        {children}
      </Grid>
    </Unstyled>
  );
}

interface CoverLinkProps {
  title: string;
  /** Below Storybook's address, such as `?path=/docs/start-journeys--docs`. */
  href: string;
  picture: ReactNode;
  children: ReactNode;
}

/** A link with a picture of where it leads. */
export function CoverLink({ title, href, picture, children }: CoverLinkProps) {
  return (
    <li>
      <a href={`./${href}`} target="_top" className={styles.link}>
        <span inert className={styles.picture}>
          {picture}
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {children}
        </span>
      </a>
    </li>
  );
}

/** Numbered steps on a line. */
export const Steps = () => (
  <svg aria-hidden="true" viewBox="0 0 240 60" className={styles.steps}>
    <path d="M30 30h180" stroke="currentcolor" strokeWidth="2" />
    {[1, 2, 3, 4].map((step) => (
      <g key={step} transform={`translate(${step * 60 - 30} 30)`}>
        <circle r="15" fill="currentcolor" />
        <text className={styles.stepNumber}>{step}</text>
      </g>
    ))}
  </svg>
);

const { ink, brand, accent, info, danger, brandSoft, accentSoft, infoSoft, dangerSoft, line } =
  vars.color;

/** Colours of the theme. */
export const Swatches = () => (
  <div className={styles.swatches}>
    {[ink, brand, accent, info, danger, line, brandSoft, accentSoft, infoSoft, dangerSoft].map(
      (backgroundColor) => (
        <div key={backgroundColor} className={styles.swatch} style={{ backgroundColor }} />
      ),
    )}
  </div>
);

/** A few components. */
export const Components = () => (
  <Inline>
    <Button>Buy Standard</Button>
    <Badge tone="success">Completed</Badge>
    <Button variant="secondary">Cancel</Button>
    <Switch label="Yearly" defaultChecked />
  </Inline>
);

/** A field with its error. */
export const FieldWithError = () => (
  <Field label="Email" error="Please enter a valid email address" required>
    {(control) => <TextInput {...control} defaultValue="ada@" />}
  </Field>
);

/** The landing page. */
export const LandingPage = () => <img src={landing} alt="" className={styles.screen} />;

const [order, , , , status] = orderColumns;

/** Orders with their states. */
export const OrderStates = () => (
  <Table
    caption="Orders"
    captionHidden
    columns={[
      { ...order, place: 'name' },
      ...(status ? [{ ...status, place: 'status' as const }] : []),
    ]}
    rows={orders}
    rowKey={({ id }) => id}
  />
);
