import type { Site } from '../e2e/site.ts'
import type { Recorded } from './worker/record.ts'

export type { Recorded } from './worker/record.ts'

type RequestOptions = { method?: string; body?: object; session?: string }

/** Sends a request to the bench's worker and returns the database cost. Throws if the cost wasn't recorded. */
export async function recordRequest(
  site: Site,
  path: string,
  { method = 'GET', body, session }: RequestOptions = {},
): Promise<Recorded> {
  const headers = new Headers({ 'X-Record': '1', Origin: site.address })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (session !== undefined) headers.set('Cookie', `session=${session}; signed-in=1`)
  const response = await fetch(site.address + path, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} could not be recorded: ${response.status}`)
  return (await response.json()) as Recorded
}

/** Works like `recordRequest`, but throws for an error status, which means a mistake in the bench. */
export async function recordSuccess(site: Site, path: string, options: RequestOptions = {}): Promise<Recorded> {
  const recorded = await recordRequest(site, path, options)
  if (recorded.status >= 400)
    throw new Error(`${options.method ?? 'GET'} ${path} answered ${recorded.status}: ${recorded.body.slice(0, 300)}`)
  return recorded
}
