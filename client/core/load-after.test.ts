import { expect, it } from 'vitest'

import { loadAfter } from './load-after.ts'

const here = new URL('https://herbs.test/compose')

function asked(intent: string, actionStatus = 200, nextUrl = here) {
  const formData = new FormData()
  formData.set('intent', intent)
  return { currentUrl: here, nextUrl, formData, actionStatus, defaultShouldRevalidate: actionStatus < 400 }
}

it('reloads after a write and a conflict, and not after an error, a sign-out or a preview', () => {
  const statuses = [200, 409, 400, 401, 500]
  const loads = statuses.map((status) => loadAfter(['preview']).shouldRevalidate(asked('save', status)))
  expect(loads).toEqual([true, true, false, false, false])
  expect(loadAfter(['preview']).shouldRevalidate(asked('preview'))).toBe(false)
})

it('reloads after a preview that arrives while a write is still loading, until something was loaded', () => {
  const { shouldRevalidate, loaded } = loadAfter(['preview', 'test'])
  shouldRevalidate(asked('save', 409))
  shouldRevalidate(asked('save', 401))
  expect(shouldRevalidate(asked('preview'))).toBe(true)
  expect(shouldRevalidate(asked('test'))).toBe(true)
  expect(loaded('a page')).toBe('a page')
  expect(shouldRevalidate(asked('preview'))).toBe(false)
})

it('reloads after any action that ends during a navigation', () => {
  const elsewhere = new URL('?campaign=1', here)
  expect(loadAfter(['preview']).shouldRevalidate(asked('preview', 200, elsewhere))).toBe(true)
})
