import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'

import { type Fetch, fetchContext } from '#client/core/api.ts'
import { formResults } from '#client/core/form-results.ts'
import { type IslandName, IslandRenderer } from '#client/core/island.tsx'
import { pageDataId } from '#client/core/page-data-id.ts'
import { writePageData } from '#client/core/page-data.ts'
import { type Site, siteContext } from '#client/core/site.ts'
import { type DocumentSheet, documentPages, publicPages } from '#client/routes.documents.ts'
import { type LoadedDocument, memberSkeletons, createRoutes } from '#client/routes.public.tsx'
import { type ErrorCode, errorCodes } from '#domain/errors.ts'
import { generateToken } from '#worker/core/tokens.ts'

import { applicationHints, assets, documentHints, filesByIsland, getDocumentStyle, islandFiles } from './assets.ts'
import { writeStructuredData } from './structured-data.ts'

/**
 * Loads the modules of all pages at startup. If the first request had to load them, its loaders would query the
 * database one after the other.
 */
const pages = await Promise.all(
  publicPages.map(async ({ lazy, ...page }): Promise<RouteObject> => Object.assign(page, await lazy?.())),
)
const handler = createStaticHandler(createRoutes([...pages, ...memberSkeletons]))

type Status = 200 | (typeof errorCodes)[ErrorCode]['status']
type RenderedPage = {
  html: string
  /** Nonce of the page's scripts, if it has an advertisement. */
  nonce: string | undefined
  /** Hash of the style rules in a document. */
  styleHash: string | undefined
  /** Value of the `Link` header. */
  hints: string
  status: Status
  pageId: string
  params: Record<string, string | undefined>
  failure?: unknown
}

const headingFont = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${assets.headingFont}">`

/** Results of forms without JavaScript. CSS shows the one that the URL fragment names. */
const formMessages = renderToString(
  Object.entries(formResults).map(([id, text]) => (
    <p key={id} id={id} className="form-message page-note" role="status">
      {text}
    </p>
  )),
)

/** Returns the id of the page at a path; empty if there is none. */
export const findPageId = (path: string): string => matchRoutes(handler.dataRoutes, path)?.at(-1)?.route.id ?? ''

/** Runs the loaders of the page and renders the document. Returns a redirect unchanged. */
export async function renderPage(request: Request, fetch: Fetch, site: Site): Promise<RenderedPage | Response> {
  const requestContext = new RouterContextProvider()
  requestContext.set(fetchContext, fetch)
  requestContext.set(siteContext, site)
  const context = await handler.query(request, { requestContext })
  if (context instanceof Response) return context
  const leaf = context.matches.at(-1)
  const { banners, isIncomplete } = getLoadedDocument(context)
  const nonce = hasAds(banners) ? generateToken() : undefined
  const pageId = leaf?.route.id ?? ''
  const sheet = sheets.get(pageId)
  const details = {
    pageId,
    params: leaf?.params ?? {},
    nonce,
    styleHash: sheet && getDocumentStyle(sheet).hash,
    hints: sheet ? documentHints : applicationHints,
  }
  try {
    const page = {
      ...details,
      html: renderDocument(context, site, nonce),
      status: isIncomplete ? getIncompleteStatus(context) : toKnownStatus(context.statusCode),
    }
    const failure = Object.values(context.errors ?? {}).find((error) => !isRouteErrorResponse(error))
    return failure === undefined ? page : { ...page, failure }
  } catch (failure) {
    // React's server renderer has no error boundaries, so this renders again with the error instead of the page.
    const document: unknown = context.loaderData['document'] ?? site
    const failedContext = { ...context, loaderData: { document }, errors: { page: failure } }
    return { ...details, html: renderDocument(failedContext, site, nonce), status: 500, failure }
  }
}

const getLoadedDocument = ({ loaderData }: StaticHandlerContext): Partial<LoadedDocument> =>
  (loaderData['document'] as LoadedDocument | undefined) ?? {}

const hasAds = (banners: LoadedDocument['banners'] | undefined): boolean =>
  [banners?.header, banners?.footer].some((banner) => banner?.kind === 'adsense')

const sheets = new Map<string, DocumentSheet>(documentPages.map(({ id, sheet }) => [id, sheet]))

/**
 * Renders a page of the application with its data, which the browser hydrates; or a document, which has no such data.
 */
function renderDocument(context: StaticHandlerContext, site: Site, nonce: string | undefined): string {
  const pageId = context.matches.at(-1)?.route.id ?? ''
  const sheet = sheets.get(pageId)
  const router = createStaticRouter(handler.dataRoutes, context)
  const page = <StaticRouterProvider router={router} context={context} hydrate={false} />
  const html = renderToString(sheet ? <IslandRenderer value={createIslandRenderer()}>{page}</IslandRenderer> : page)
  const markup = context.errors ? '' : writeStructuredData(pageId, site.url, context.loaderData)
  const style = sheet
    ? `<style>${getDocumentStyle(sheet).css}</style>`
    : `<link rel="stylesheet" href="${assets.style}">`
  const head = `${headingFont}${style}${markup}`
  const end = sheet
    ? formMessages
    : `<script type="application/json" id="${pageDataId}">${writePageData(site, context)}</script>`
  const files = sheet ? ` data-files="${islandFiles}"` : ''
  const script = `<script type="module" src="${assets.script}"${files}${nonce ? ` nonce="${nonce}"` : ''}></script>`
  return `<!doctype html>${html.replace('</head>', () => `${head}</head>`).replace(/<\/body><\/html>$/, () => `${end}${script}</body></html>`)}`
}

/** Renders each island of a document separately, so that its ids match those in the browser. */
function createIslandRenderer() {
  let count = 0
  return (name: IslandName, content: ReactNode) => {
    const prefix = `${name}-${(count += 1)}-`
    return { html: renderToString(content, { identifierPrefix: prefix }), prefix, files: filesByIsland.get(name) }
  }
}

/**
 * Returns 503 for a page whose banners couldn't be loaded. The page is complete for its reader but must not be cached,
 * so that the edge goes on serving its earlier copy.
 */
const getIncompleteStatus = ({ statusCode }: StaticHandlerContext): Status =>
  statusCode === 200 ? errorCodes.unavailable.status : toKnownStatus(statusCode)

const statuses: readonly Status[] = [200, ...Object.values(errorCodes).map(({ status }) => status)]

const toKnownStatus = (status: number): Status => statuses.find((known) => known === status) ?? 500
