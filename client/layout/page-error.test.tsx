import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, data } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { describe, expect, it, vi } from 'vitest'

import type { ErrorCode } from '#domain/errors.ts'
import { paths } from '#domain/paths.ts'

import { PageError } from './page-error.tsx'

async function renderHeading(path: string, code: ErrorCode, message: string): Promise<string | undefined> {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        loader: () => {
          throw data({ code, message }, { status: 404 })
        },
        ErrorBoundary: PageError,
        element: null,
      },
    ],
    { initialEntries: [path] },
  )
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), 10_000)
  return /<h1[^>]*>(.*?)<\/h1>/.exec(renderToStaticMarkup(<RouterProvider router={router} />))?.[1]
}

describe('a page that cannot be shown', () => {
  it.each([
    [paths.recipe('never-was'), 'Recipe not found'],
    [paths.adminRemedy('never-was'), 'Recipe not found'],
    ['/recipe', 'Recipe ID not provided'],
    ['/community/never-was', 'Post not found'],
    ['/herbs/never-was', 'Herb not found'],
    [paths.adminHerb('never-was'), 'Herb not found'],
    [paths.ticket('never-was'), 'Ticket not found'],
    [paths.sharedRecipe('t'.repeat(43)), 'This recipe is no longer shared'],
    ['/never-was', 'Oops! Page not found'],
  ])('shows for %s “%s”, regardless of the error message', async (path, heading) => {
    expect(await renderHeading(path, 'not_found', 'Other words')).toBe(heading)
  })

  it('distinguishes a deleted page from one that never existed', async () => {
    expect(await renderHeading('/community/gone', 'gone', '')).toBe('This post was deleted')
    expect(await renderHeading(paths.recipe('gone'), 'gone', '')).toBe('This recipe was withdrawn')
    expect(await renderHeading(paths.recipe('away'), 'unavailable', 'Recipe not found')).toBe('Failed to load recipe')
  })
})
