import { useEffect } from 'react'
import { isRouteErrorResponse, Link, matchPath, useLocation, useRouteError } from 'react-router'

import type { CallError } from '#client/core/call-error.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { showToast } from '#client/core/toasts.ts'
import { GoBack } from '#client/ui/go-back.tsx'
import { OpenJar } from '#client/ui/jar.tsx'
import {
  adminTicketPattern,
  herbPattern,
  paths,
  postPattern,
  recipePattern,
  recipeWithoutAddress,
  ticketPattern,
} from '#domain/paths.ts'

type Told = { title: string; text: string; retry?: true; back?: true; toast?: true; board?: true }

const recipeNotLoaded = 'Failed to load recipe'

/** What went wrong in the words of the product: an unknown address, a withdrawn recipe, a database that is away. */
export function PageError() {
  const location = useLocation()
  const { title, text, retry, back, toast, board } = tell(useRouteError(), location.pathname)
  useEffect(() => {
    if (toast) void showToast('error', title)
  }, [toast, title])
  return (
    <section className="mx-auto flex max-w-[36rem] flex-col items-center py-16 text-center">
      <PageHead title={title} description={text} />
      <OpenJar className="w-40" />
      <h1 className="mt-8 text-[clamp(2rem,1.5rem+2.4vw,3rem)]">{title}</h1>
      <p className="mt-4 text-[1.1rem] text-quiet">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-2.5">
        {retry && (
          <Link to={location} reloadDocument className="button">
            Try again
          </Link>
        )}
        {back && <GoBack otherwise={paths.remedies} className={retry ? 'button plain' : 'button'} />}
        <Link to={board ? paths.community : paths.remedies} className={retry || back ? 'button plain' : 'button'}>
          {board ? 'Community' : 'All Remedies'}
        </Link>
        <Link to={paths.home} className="button plain">
          Back to the start
        </Link>
      </div>
    </section>
  )
}

function tell(error: unknown, pathname: string): Told {
  const { code, message = '' } = readCallError(error)
  if (code === 'gone' && matchPath(postPattern, pathname))
    return { title: 'This post was deleted', text: 'Its author or our moderation took it away.', board: true }
  if (code === 'gone')
    return {
      title: 'This recipe was withdrawn',
      text: `${message} Its address is kept, so that no other recipe takes its place.`,
      back: true,
    }
  if (code === 'not_found') return tellMissing(pathname)
  if (code === 'invalid')
    return {
      title: 'This address cannot be read',
      text: 'Some of what it asks for is not something that we can look up.',
    }
  const isRecipe = matchPath(recipePattern, pathname) !== null
  const text = 'We cannot reach our recipes just now. Nothing is lost; please try again soon.'
  if (isRecipe) return { title: recipeNotLoaded, text, retry: true, back: true, toast: true }
  return { title: 'The cupboard is locked for a moment', text, retry: true }
}

/** What is said of an address below these that leads to nothing. */
const missing: readonly (readonly [patterns: readonly string[], told: Told])[] = [
  [
    [recipePattern, `${paths.adminRemedies}/:id`],
    {
      title: 'Recipe not found',
      text: 'No jar on our shelf carries this name. It may have been typed differently.',
      back: true,
    },
  ],
  [
    [recipeWithoutAddress],
    { title: 'Recipe ID not provided', text: 'This address names no recipe. Choose one from the shelf.', back: true },
  ],
  [
    [postPattern],
    {
      title: 'Post not found',
      text: 'Nothing of this name stands on the board. It may have been taken down.',
      board: true,
    },
  ],
  [
    [herbPattern, `${paths.adminHerbs}/:slug`],
    {
      title: 'Herb not found',
      text: 'Our library has no page for this plant. That says nothing about whether it may be drunk.',
    },
  ],
  [
    [ticketPattern, adminTicketPattern],
    {
      title: 'Ticket not found',
      text: 'It may belong to another account than the one you are signed in with.',
    },
  ],
]

const missingPage: Told = {
  title: 'Oops! Page not found',
  text: 'There is nothing at this address. The shelf with the remedies is close by.',
}

const tellMissing = (pathname: string): Told =>
  missing.find(([patterns]) => patterns.some((pattern) => matchPath(pattern, pathname)))?.[1] ?? missingPage

function readCallError(error: unknown): Partial<CallError> {
  if (!isRouteErrorResponse(error)) return {}
  const detail: unknown = error.data
  return typeof detail === 'object' && detail !== null
    ? detail
    : { code: error.status === 404 ? 'not_found' : 'internal' }
}
