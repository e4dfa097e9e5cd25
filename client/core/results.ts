/** Value with an HTTP status, in the form that React Router recognises. Code outside the router uses it, too. */
export type WithStatus<Data> = { type: 'DataWithResponseInit'; data: Data; init: { status: number } | null }

export const withStatus = <Data>(data: Data, status?: number): WithStatus<Data> => ({
  type: 'DataWithResponseInit',
  data,
  init: status === undefined ? null : { status },
})

/** Address of the next page. `replaces` leaves the current page out of the history. */
export type Redirection = { to: string; replaces: boolean }

const replaceHeader = 'X-Remix-Replace'

/** Returns the redirect of an action, which React Router recognises by its headers. */
export const redirectTo = (to: string, { replaces = false }: { replaces?: boolean } = {}): Response =>
  new Response(null, { status: 302, headers: { Location: to, ...(replaces && { [replaceHeader]: 'true' }) } })

type Result = { data: unknown; status: number; redirection: Redirection | undefined }

export function readResult(returned: unknown): Result {
  if (returned instanceof Response) {
    const to = returned.headers.get('Location')
    return {
      data: undefined,
      status: 200,
      redirection: to === null ? undefined : { to, replaces: returned.headers.has(replaceHeader) },
    }
  }
  if (isWithStatus(returned))
    return { data: returned.data, status: returned.init?.status ?? 200, redirection: undefined }
  return { data: returned, status: 200, redirection: undefined }
}

const isWithStatus = (value: unknown): value is WithStatus<unknown> =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit'
