import { ButtonLink, type ButtonLook, Icon, VisuallyHidden } from '../../design-system';
import { label } from './BuyLink.css';

const MIDDLE_BUTTON = 1;

export interface BuyLinkProps {
  variant?: ButtonLook['variant'];
  href: string;
  /** The name of the product: 'Standard' gives the link 'Buy Standard'. */
  item: string;
  /** The rest of the link's name, for screen readers. */
  details: string;
  onBuy: () => void;
}

/**
 * Opens a payment page in a new tab. Renders `<a>`, which works without JavaScript and which pop-up
 * blockers do not stop.
 */
export function BuyLink({ href, item, details, variant = 'primary', onBuy }: BuyLinkProps) {
  return (
    <ButtonLink
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant={variant}
      width="full"
      data-main-action=""
      data-replay=""
      onClick={onBuy}
      onAuxClick={({ button }) => button === MIDDLE_BUTTON && onBuy()}
    >
      <span>
        <span className={label}>
          <span>{`Buy ${item}`}</span>
          <VisuallyHidden>{` ${details} (opens the payment page in a new tab)`}</VisuallyHidden>
        </span>
        <Icon name="arrowOut" />
      </span>
    </ButtonLink>
  );
}
