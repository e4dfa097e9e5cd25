import { isRouteErrorResponse, Link, matchPath, useLocation, useRouteError } from 'react-router'

import type { CallError } from '#client/core/call-error.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { GoBackLink } from '#client/ui/go-back-link.tsx'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import {
  adminTicketPattern,
  herbPattern,
  paths,
  postPattern,
  recipePattern,
  recipeBasePath,
  sharedRecipePattern,
  ticketPattern,
} from '#domain/paths.ts'

type ErrorText = { title: string; text: string; retry?: true; back?: true; toast?: true; isCommunity?: true }

const recipeNotLoaded = 'Failed to load recipe'

export function PageError() {
  const location = useLocation()
  const { title, text, retry, back, toast, isCommunity } = describeError(useRouteError(), location.pathname)
  return (
    <section
      className="mx-auto flex max-w-[36rem] flex-col items-center py-16 text-center"
      data-error-toast={toast ? title : undefined}
    >
      <PageHead title={title} description={text} />
      <EmptyState className="w-40" />
      <h1 className="mt-8 text-[clamp(2rem,1.5rem+2.4vw,3rem)]">{title}</h1>
      <p className="mt-4 text-[1.1rem] text-quiet">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-2.5">
        {retry && (
          <Link to={location} reloadDocument className="button">
            Try again
          </Link>
        )}
        {back && <GoBackLink fallback={paths.remedies} className={retry ? 'button plain' : 'button'} />}
        <Link to={isCommunity ? paths.community : paths.remedies} className={retry || back ? 'button plain' : 'button'}>
          {isCommunity ? 'Community' : 'All Remedies'}
        </Link>
        <Link to={paths.home} className="button plain">
          Home page
        </Link>
      </div>
    </section>
  )
}

function describeError(error: unknown, pathname: string): ErrorText {
  const { code, message = '' } = readCallError(error)
  if (code === 'gone' && matchPath(postPattern, pathname))
    return { title: 'This post was deleted', text: 'Its author or a moderator deleted it.', isCommunity: true }
  if (code === 'gone') return { title: 'This recipe was withdrawn', text: message, back: true }
  if (code === 'not_found') return describeMissing(pathname)
  if (code === 'invalid') return { title: 'This address isn’t valid', text: checkAddress }
  const isRecipe = matchPath(recipePattern, pathname) !== null
  const text = 'We can’t connect right now. Try again in a moment.'
  if (isRecipe) return { title: recipeNotLoaded, text, retry: true, back: true, toast: true }
  return { title: 'Temporarily unavailable', text, retry: true }
}

const checkAddress = 'Check the address, or choose one of our remedies.'

/** Messages for URLs that match the pattern of a page that doesn't exist. */
const missing: readonly (readonly [patterns: readonly string[], errorText: ErrorText])[] = [
  [[recipePattern, `${paths.adminRemedies}/:id`], { title: 'Recipe not found', text: checkAddress, back: true }],
  [[recipeBasePath], { title: 'Recipe ID not provided', text: checkAddress, back: true }],
  [[postPattern], { title: 'Post not found', text: 'It may have been deleted.', isCommunity: true }],
  [
    [herbPattern, `${paths.adminHerbs}/:slug`],
    {
      title: 'Herb not found',
      text: 'We have no page for this plant. This does not tell you whether it is safe to drink.',
    },
  ],
  [
    [sharedRecipePattern],
    {
      title: 'This recipe is no longer shared',
      text: 'Nobody can open it by this link any more. Ask the person who sent it to you.',
    },
  ],
  [[ticketPattern, adminTicketPattern], { title: 'Ticket not found', text: 'It may belong to another account.' }],
]

const missingPage: ErrorText = {
  title: 'Oops! Page not found',
  text: checkAddress,
}

const describeMissing = (pathname: string): ErrorText =>
  missing.find(([patterns]) => patterns.some((pattern) => matchPath(pattern, pathname)))?.[1] ?? missingPage

function readCallError(error: unknown): Partial<CallError> {
  if (!isRouteErrorResponse(error)) return {}
  const detail: unknown = error.data
  return typeof detail === 'object' && detail !== null
    ? detail
    : { code: error.status === 404 ? 'not_found' : 'internal' }
}
