// @vitest-environment happy-dom
import { data, type LoaderFunctionArgs } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { keepDataOnFailure, notRefreshedText } from './keep-data-on-failure.ts'

const address = 'https://herbs.test/admin/content'

beforeEach(() => {
  vi.stubGlobal('location', new URL(address))
  document.body.innerHTML = '<div class="toasts"></div>'
  return () => document.body.replaceChildren()
})

const argsAt = (url: string) => ({ request: new Request(url) }) as LoaderFunctionArgs

/** Returns a loader that loads `first` on its first call and fails on later calls. */
const loadOnce = (failure: unknown) => {
  const results = [Promise.resolve('first'), Promise.reject(failure)]
  return keepDataOnFailure(() => results.shift() ?? Promise.reject(failure))
}

describe('a page with a form', () => {
  it('keeps its data when a background reload fails', async () => {
    const failures = [new TypeError('no network'), data({ code: 'unavailable', message: '' }, { status: 503 })]
    for (const failure of failures) {
      const load = loadOnce(failure)
      await load(argsAt(address))
      document.querySelector('.toasts')?.replaceChildren()
      expect(await load(argsAt(address))).toBe('first')
      expect(document.querySelector('.toast p')?.textContent).toBe(notRefreshedText)
    }
  })

  it('passes on a redirect and a refusal', async () => {
    const failures = [new Response(null, { status: 302 }), data({ code: 'not_found', message: '' }, { status: 404 })]
    for (const failure of failures) {
      const load = loadOnce(failure)
      await load(argsAt(address))
      await expect(load(argsAt(address))).rejects.toBe(failure)
    }
  })

  it('does not reuse its data after a visit to another page', async () => {
    const failure = new TypeError('no network')
    const load = loadOnce(failure)
    await load(argsAt(address))
    vi.stubGlobal('location', new URL('https://herbs.test/admin'))
    await expect(load(argsAt(address))).rejects.toBe(failure)
  })

  it('fails when its first load fails', async () => {
    const failure = new TypeError('no network')
    await expect(keepDataOnFailure(() => Promise.reject(failure))(argsAt(address))).rejects.toBe(failure)
  })
})
