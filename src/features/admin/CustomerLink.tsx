import { TextLink } from '../../design-system';
import { accountsHref } from './hrefs';
import { rowLink } from './rowLink.css';

export interface CustomerLinkProps {
  /** The name of the customer. */
  name: string;
  /** The words that find the account. Default: the name. Without any, the name is text. */
  search?: string;
}

/** The name of a customer in a row, as a link to the account, if it can be found. Renders `<span>`. */
export function CustomerLink({ name, search = name }: CustomerLinkProps) {
  if (!search.trim()) return <span>{name}</span>;
  return (
    <span className={rowLink}>
      <TextLink variant="plain" coversRow href={accountsHref(search)}>
        {name}
      </TextLink>
    </span>
  );
}
