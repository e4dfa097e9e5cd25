import { describe, expect, it } from 'vitest'

import { createRevalidation } from './revalidation.ts'

const here = new URL('https://herbs.test/compose')

function argsOf(intent: string, actionStatus = 200, nextUrl = here) {
  const formData = new FormData()
  formData.set('intent', intent)
  return { currentUrl: here, nextUrl, formData, actionStatus, defaultShouldRevalidate: actionStatus < 400 }
}

describe('a page with previews', () => {
  it('reloads after a write and a conflict, and not after an error, a sign-out or a preview', () => {
    const statuses = [200, 409, 400, 401, 500]
    const loads = statuses.map((status) => createRevalidation(['preview']).shouldRevalidate(argsOf('save', status)))
    expect(loads).toEqual([true, true, false, false, false])
    expect(createRevalidation(['preview']).shouldRevalidate(argsOf('preview'))).toBe(false)
  })

  it('reloads after a preview if a reload is still pending', () => {
    const { shouldRevalidate, markLoaded } = createRevalidation(['preview', 'test'])
    shouldRevalidate(argsOf('save', 409))
    shouldRevalidate(argsOf('save', 401))
    expect(shouldRevalidate(argsOf('preview'))).toBe(true)
    expect(shouldRevalidate(argsOf('test'))).toBe(true)
    expect(markLoaded('a page')).toBe('a page')
    expect(shouldRevalidate(argsOf('preview'))).toBe(false)
  })

  it('reloads after any action that ends during a navigation', () => {
    const elsewhere = new URL('?campaign=1', here)
    expect(createRevalidation(['preview']).shouldRevalidate(argsOf('preview', 200, elsewhere))).toBe(true)
  })
})
