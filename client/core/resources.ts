import type { ApiContext } from './api.ts'
import type { Redirection } from './results.ts'

export type ResourceArgs = {
  request: Request
  params: Readonly<Record<string, string>>
  context: ApiContext
}

/** A submission that may have changed what other fetchers have loaded. `formAction` is its path. */
export type Submission = {
  formAction: string
  formData: FormData
  /** False for a failed submission, and for one that changes nothing elsewhere. */
  isReloading: boolean
}

/** Data that parts of a page share, or load and change on their own. */
export type Resource = {
  loader?: (args: ResourceArgs) => unknown
  action?: (args: ResourceArgs) => unknown
  /** Returns true if this submission of another fetcher may have changed the loaded data. */
  shouldReload?: (submission: Submission) => boolean
}

/** `path` may have parameters, such as `/recipe/:address/facts`. */
export type ResourceEntry = { path: string; load: () => Promise<Resource> }

/** Page that contains the fetchers. `reload` loads its data again; `open` goes to another page. */
type Page = {
  context: ApiContext
  reload: () => Promise<void>
  open: (next: Redirection) => Promise<void>
}

let resources: readonly ResourceEntry[] = []
let page: Page | undefined

/** Connects the fetchers with the page. Call this once, before any fetcher loads. */
export function connectFetchers(entries: readonly ResourceEntry[], connected: Page): void {
  resources = entries
  page = connected
}

export const reloadPage = async (): Promise<void> => page?.reload()
export const openPage = async (next: Redirection): Promise<void> => page?.open(next)

type Resolved = { resource: Resource; args: ResourceArgs }

/** Returns the resource at an address with its arguments. Throws if there is none or it can't be loaded. */
export async function resolveResource(address: string, init: RequestInit): Promise<Resolved> {
  const url = new URL(address, location.href)
  for (const { path, load } of resources) {
    const params = matchPath(path, url.pathname)
    if (params && page)
      return { resource: await load(), args: { request: new Request(url, init), params, context: page.context } }
  }
  throw new Error(`There is no resource at ${url.pathname}.`)
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const parts = path.split('/')
  const patternParts = pattern.split('/')
  if (parts.length !== patternParts.length) return undefined
  const params: Record<string, string> = {}
  for (const [position, expected] of patternParts.entries()) {
    const part = parts[position] ?? ''
    if (expected.startsWith(':') && part !== '') params[expected.slice(1)] = decodeURIComponent(part)
    else if (expected !== part) return undefined
  }
  return params
}
