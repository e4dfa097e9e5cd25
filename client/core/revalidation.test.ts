import { describe, expect, it } from 'vitest'

import { createRevalidation } from './revalidation.ts'

const here = new URL('https://herbs.test/compose')

function createArgs(intent: string, actionStatus = 200, nextUrl = here) {
  const formData = new FormData()
  formData.set('intent', intent)
  return { currentUrl: here, nextUrl, formData, actionStatus, defaultShouldRevalidate: actionStatus < 400 }
}

describe('a page with previews', () => {
  it('reloads after a write and a conflict, and not after an error, a sign-out or a preview', () => {
    const statuses = [200, 409, 400, 401, 500]
    const loads = statuses.map((status) => createRevalidation(['preview']).shouldRevalidate(createArgs('save', status)))
    expect(loads).toEqual([true, true, false, false, false])
    expect(createRevalidation(['preview']).shouldRevalidate(createArgs('preview'))).toBe(false)
  })

  it('reloads after a preview if a reload is still pending', () => {
    const { shouldRevalidate, markLoaded } = createRevalidation(['preview', 'test'])
    shouldRevalidate(createArgs('save', 409))
    shouldRevalidate(createArgs('save', 401))
    expect(shouldRevalidate(createArgs('preview'))).toBe(true)
    expect(shouldRevalidate(createArgs('test'))).toBe(true)
    expect(markLoaded('a page')).toBe('a page')
    expect(shouldRevalidate(createArgs('preview'))).toBe(false)
  })

  it('reloads after any action that ends during a navigation', () => {
    const elsewhere = new URL('?campaign=1', here)
    expect(createRevalidation(['preview']).shouldRevalidate(createArgs('preview', 200, elsewhere))).toBe(true)
  })
})
