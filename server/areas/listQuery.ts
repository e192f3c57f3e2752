import * as z from 'zod/mini';

/** The query of a list that is searched and divided into pages; each list adds its `status`. */
export const listQuerySchema = z.object({
  text: z._default(z.string().check(z.maxLength(500)), ''),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
});
