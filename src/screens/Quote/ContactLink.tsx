import { business } from '../../content/business';
import { TextLink } from '../../design-system';

/** The email address of the business, as a link that writes to it. */
export function ContactLink() {
  return (
    <TextLink translate="no" href={`mailto:${business.contact.email}`}>
      {business.contact.email}
    </TextLink>
  );
}
