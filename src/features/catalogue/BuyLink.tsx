import { ButtonLink, type ButtonLook, Icon, VisuallyHidden } from '../../design-system';

export interface BuyLinkProps extends Pick<ButtonLook, 'variant'> {
  /** The payment page. */
  href: string;
  /** What is bought, in a word or two; the link reads 'Buy Standard'. */
  item: string;
  /** The rest of the link's name, for screen readers. */
  details: string;
  /** Called when the payment page has been opened. */
  onBuy: () => void;
}

/**
 * Opens a payment page in a new tab. A real link, so that it works before and without JavaScript
 * and no pop-up blocker stops it.
 */
export function BuyLink({ href, item, details, variant = 'primary', onBuy }: BuyLinkProps) {
  return (
    <ButtonLink
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant={variant}
      width="full"
      data-replay=""
      onClick={onBuy}
    >
      <span>
        Buy {item}
        <VisuallyHidden> {details} (opens the payment page in a new tab)</VisuallyHidden>
      </span>
      <Icon name="arrowOut" />
    </ButtonLink>
  );
}
