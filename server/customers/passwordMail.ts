/** Tells a customer that the account has a new password. */
import { greetingName } from '../../src/domain/mailMessage.ts';
import { userSchema } from '../../src/domain/user.ts';
import type { Queries } from '../database/database.ts';
import { queueTemplate } from '../mail/emailTemplates.ts';
import { forgottenPasswordUrl } from '../urls.ts';

export async function mailNewPassword(queries: Queries, origin: string, accountId: string) {
  const user = await queries.row(
    userSchema,
    `select id, email, case when verified_at is null then '' else name end as name
     from accounts where id = $1`,
    [accountId],
  );
  if (!user) return;
  await queueTemplate(queries, `password-changed-${crypto.randomUUID()}`, {
    template: 'password-changed',
    to: user.email,
    values: { customerName: greetingName(user.name), link: forgottenPasswordUrl(origin) },
  });
}
