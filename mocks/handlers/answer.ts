import { type HttpHandler, HttpResponse, type HttpResponseResolver, http } from 'msw';
import { AdminError, type AdminErrorCode } from '#src/backend/adminErrors.ts';
import { BackendError, type BackendErrorCode } from '#src/backend/Backend.ts';

/** How a request fails: with a code, or as one that is never answered. */
export type Fault =
  | AdminErrorCode
  | BackendErrorCode
  | 'never'
  | { code: BackendErrorCode; retryAfter: number };

/** What the client has asked. */
export interface Asked<Body = void, Query = never> {
  /** The id in the path. */
  id: string;
  body: Body;
  query: Query;
  request: Request;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Something for each request, such as `GET /api/admin/mail/:id`. */
export type ByRequest<Value> = Record<`${Method} /api/${string}`, Value>;

function queryOf(url: string) {
  const { page, sort, direction, ...others } = Object.fromEntries(new URL(url).searchParams);
  return {
    ...others,
    page: Number(page),
    ...(sort && { sort: { key: sort, direction } }),
  } as never;
}

/** A server of ours never says that it cannot be reached. Of others, the client reads the code alone. */
const refuse = (code: string, headers = {}) =>
  code === 'unreachable'
    ? HttpResponse.error()
    : HttpResponse.json({ code }, { status: 400, headers });

/** What the server does, by request. */
export type Works = ByRequest<(asked: Asked<never>) => unknown>;

/** Handlers that answer with what this work gives, or with the code of the error that it fails with. */
export const handlersOf = (works: Works, options = {}): HttpHandler[] =>
  Object.entries(works).map(([name, work]) => {
    const [method = '', path] = name.split(' ');
    const handle = http[method.toLowerCase() as Lowercase<Method>];
    const respond: HttpResponseResolver<{ id: string }> = async ({ request, params: { id } }) => {
      const text = await request.clone().text();
      const body = /^[{[]/.test(text) ? JSON.parse(text) : undefined;
      try {
        const value = await work({ id, body: body as never, query: queryOf(request.url), request });
        if (value instanceof Response) return value;
        if (value === undefined) return new HttpResponse(null, { status: 204 });
        return HttpResponse.json(value);
      } catch (error) {
        if (error instanceof AdminError || error instanceof BackendError) return refuse(error.code);
        throw error;
      }
    };
    return handle<{ id: string }>(`*${path}`, respond, options);
  });

async function fail(fault: Fault): Promise<Response> {
  if (typeof fault === 'object') return refuse(fault.code, { 'Retry-After': fault.retryAfter });
  if (fault === 'never') await new Promise(() => {});
  return refuse(fault);
}

/** Handlers for requests that fail. */
export const failing = (faults: ByRequest<Fault> = {}): HttpHandler[] =>
  handlersOf(
    Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, () => fail(fault)])),
  );

/** A request that has nothing to say in return. */
export const done = () => {};

/** The entries of a list. */
export function createEntries<Entry extends { id: string }>(
  initial: readonly Entry[],
  notFound: () => Error,
) {
  let all = initial;
  function find(id: string): Entry {
    const entry = all.find((known) => known.id === id);
    if (!entry) throw notFound();
    return entry;
  }
  return {
    all: () => all,
    find,
    change(id: string, changed: Partial<Entry>) {
      const entry = { ...find(id), ...changed };
      all = all.map((known) => (known.id === id ? entry : known));
    },
    remove(id: string) {
      all = all.filter((known) => known.id !== id);
    },
  };
}
