// @vitest-environment happy-dom
import { act } from 'react'
import { data, redirect, replace } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { buttonNamed, clearDrawn, click, draw } from '#client/testing/draw.tsx'

import { browserContext } from './api.ts'
import { type FetcherWithActions, submitTo, useFetcher, useSubmissions } from './fetcher.tsx'
import { connectFetchers, type Resource, type ResourceArgs } from './resources.ts'
import type { Redirection } from './results.ts'
import { showToast } from './toasts.ts'

const reload = vi.fn<() => Promise<void>>(async () => undefined)
const open = vi.fn<(next: Redirection) => Promise<void>>(async () => undefined)
let latest: FetcherWithActions
let current: Record<string, FetcherWithActions> = {}
let pending: ReturnType<typeof useSubmissions> = []

function Part({ name, fetcherKey }: { name: string; fetcherKey?: string }) {
  record(name, useFetcher(fetcherKey === undefined ? {} : { key: fetcherKey }), useSubmissions())
  return null
}

function record(name: string, fetcher: FetcherWithActions, submissions: typeof pending): void {
  latest = fetcher
  current[name] = fetcher
  pending = submissions
}

const connect = (resources: Record<string, Resource>) =>
  connectFetchers(
    Object.entries(resources).map(([path, resource]) => ({ path, load: async () => resource })),
    { context: browserContext, reload, open },
  )

const deferred = () => Promise.withResolvers<unknown>()

beforeEach(() => {
  document.body.append(Object.assign(document.createElement('div'), { className: 'toasts' }))
  current = {}
  reload.mockClear()
  open.mockClear()
})
afterEach(() => {
  clearDrawn()
  document.querySelector('.toasts')?.remove()
})

describe('a load', () => {
  it('passes parameters and query, and keeps the former data until the next have loaded', async () => {
    const second = deferred()
    const loader = vi.fn<(args: ResourceArgs) => unknown>(({ request, params }) =>
      request.url.endsWith('?of=2') ? second.promise : [params['slug'], new URL(request.url).search],
    )
    connect({ '/herbs/:slug/notes': { loader } })
    await draw(<Part name="one" />)
    await act(async () => latest.load('/herbs/lemon%20balm/notes?of=1'))
    expect(latest).toMatchObject({ state: 'idle', data: ['lemon balm', '?of=1'] })
    await act(async () => void latest.load('/herbs/sage/notes?of=2'))
    expect(latest).toMatchObject({ state: 'loading', data: ['lemon balm', '?of=1'] })
    await act(async () => second.resolve('two'))
    expect(latest).toMatchObject({ state: 'idle', data: 'two' })
  })

  it('ignores the result of a request that a later one replaced', async () => {
    const results = [deferred(), deferred()]
    const signals: AbortSignal[] = []
    connect({
      '/slow': { loader: ({ request }) => results[signals.push(request.signal) - 1]?.promise },
    })
    await draw(<Part name="one" />)
    await act(async () => void latest.load('/slow'))
    await act(async () => void latest.load('/slow'))
    await act(async () => results[1]?.resolve('later'))
    await act(async () => results[0]?.resolve('earlier'))
    expect(latest).toMatchObject({ state: 'idle', data: 'later' })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  it('is shared by fetchers with the same key, and dropped with the last of them', async () => {
    connect({ '/shared': { loader: () => 'shared' } })
    const { redraw } = await draw(
      <>
        <Part name="one" fetcherKey="key" />
        <Part name="two" fetcherKey="key" />
      </>,
    )
    await act(async () => current['one']?.load('/shared'))
    expect(current['two']?.data).toBe('shared')
    await redraw(<Part name="other" fetcherKey="other" />)
    await redraw(<Part name="one" fetcherKey="key" />)
    expect(current['one']?.data).toBeUndefined()
  })

  it('keeps the data and reports the error if the resource fails or does not exist', async () => {
    const report = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', report)
    let shouldFail = false
    connect({
      '/sometimes': {
        loader: () => {
          if (shouldFail) throw new Error('Not now.')
          return 'data'
        },
      },
    })
    await draw(<Part name="one" />)
    await act(async () => latest.load('/sometimes'))
    shouldFail = true
    await act(async () => latest.load('/sometimes'))
    await act(async () => latest.load('/nowhere'))
    expect(latest).toMatchObject({ state: 'idle', data: 'data' })
    expect(report).toHaveBeenCalledTimes(2)
  })
})

describe('a submission', () => {
  it('shows its fields until the page and the other fetchers have reloaded', async () => {
    const [written, reloaded] = [deferred(), Promise.withResolvers<void>()]
    let loads = 0
    connect({
      '/list': {
        loader: () => ++loads,
        shouldReload: ({ formAction, isReloading }) => isReloading && formAction === '/write',
      },
      '/still': { loader: () => 'still' },
      '/write': { action: () => written.promise },
    })
    reload.mockImplementationOnce(() => reloaded.promise)
    await draw(
      <>
        <Part name="list" />
        <Part name="still" />
        <Part name="write" />
      </>,
    )
    await act(async () => current['list']?.load('/list'))
    await act(async () => current['still']?.load('/still'))
    await act(async () => void current['write']?.submit({ liked: true, none: null }, { action: '/write' }))
    expect(current['write']?.state).toBe('submitting')
    expect(pending.map(({ formAction, formData }) => [formAction, ...formData])).toEqual([
      ['/write', ['liked', 'true'], ['none', '']],
    ])
    await act(async () => written.resolve('done'))
    expect(current['write']).toMatchObject({ state: 'loading', data: 'done', formData: expect.any(FormData) })
    await act(async () => reloaded.resolve())
    expect(current['write']).toMatchObject({ state: 'idle', data: 'done', formData: undefined })
    expect([current['list']?.data, pending]).toEqual([2, []])
  })

  it.each([
    ['it fails', () => data('refused', { status: 400 }), {}, 'refused'],
    ['it changes nothing elsewhere', () => 'saved', { isReloading: false }, 'saved'],
  ])('does not reload the page if %s', async (_, action, options, expected) => {
    connect({ '/write': { action } })
    await draw(<Part name="one" />)
    await act(async () => latest.submit({}, { action: '/write', ...options }))
    expect(latest).toMatchObject({ state: 'idle', data: expected })
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['redirect', redirect, false],
    ['replacement', replace, true],
  ])('opens the page of a %s instead of reloading this one', async (_, lead, replaces) => {
    connect({ '/write': { action: () => lead('/remedies') } })
    await draw(<Part name="one" />)
    await act(async () => latest.submit({}, { action: '/write' }))
    expect(open).toHaveBeenCalledWith({ to: '/remedies', replaces })
    expect(reload).not.toHaveBeenCalled()
  })

  it('shows an error if it could not be sent, and keeps the data', async () => {
    vi.stubGlobal('reportError', () => undefined)
    connect({ '/data': { loader: () => 'data' } })
    await draw(<Part name="one" />)
    await act(async () => latest.load('/data'))
    await act(async () => latest.submit({}, { action: '/nowhere' }))
    expect(latest).toMatchObject({ state: 'idle', data: 'data', formData: undefined })
    expect(document.body.textContent).toContain('We can’t connect right now.')
  })

  it('keeps the message of its action if the page cannot be reloaded', async () => {
    vi.stubGlobal('reportError', () => undefined)
    reload.mockRejectedValueOnce(new TypeError('offline'))
    const action = vi.fn<() => string>(() => {
      showToast('error', 'Failed to update like')
      return 'done'
    })
    connect({ '/write': { action } })
    await draw(<Part name="one" />)
    await act(async () => latest.submit({}, { action: '/write' }))
    expect(latest).toMatchObject({ state: 'idle', data: 'done', formData: undefined })
    expect(document.querySelector('.toast p')?.textContent).toBe('Failed to update like')
  })

  it('shows an error if the page of a redirect cannot be opened', async () => {
    vi.stubGlobal('reportError', () => undefined)
    open.mockRejectedValueOnce(new TypeError('offline'))
    connect({ '/write': { action: () => redirect('/remedies') } })
    await draw(<Part name="one" />)
    await act(async () => latest.submit({}, { action: '/write' }))
    expect(document.querySelector('.toast p')?.textContent).toContain('We can’t connect right now.')
  })

  it('continues when its component is gone', async () => {
    const written = deferred()
    connect({ '/write': { action: () => written.promise } })
    const { redraw } = await draw(<Part name="one" fetcherKey="key" />)
    await act(async () => void latest.submit({}, { action: '/write' }))
    await redraw(<Part name="other" />)
    expect(pending).toHaveLength(1)
    await act(async () => written.resolve('done'))
    expect(pending).toHaveLength(0)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('runs to its end alongside others, unless they have the same key', async () => {
    const results = [deferred(), deferred(), deferred()]
    let count = 0
    connect({ '/write': { action: () => results[count++]?.promise } })
    await draw(<Part name="one" />)
    await act(async () => void submitTo({ mark: 'a' }, { action: '/write' }))
    await act(async () => void submitTo({ mark: 'b' }, { action: '/write', key: 'same' }))
    await act(async () => void submitTo({ mark: 'c' }, { action: '/write', key: 'same' }))
    expect(pending.map(({ formData }) => formData.get('mark'))).toEqual(['a', 'c'])
    await act(async () => results[1]?.resolve('late'))
    expect(pending).toHaveLength(2)
    await act(async () => results[0]?.resolve(''))
    await act(async () => results[2]?.resolve(''))
    expect(pending).toHaveLength(0)
  })
})

function Write({ isStopped = false, method = 'post' as 'get' | 'post' }) {
  const fetcher = useFetcher()
  record('form', fetcher, [])
  return (
    <fetcher.Form method={method} action="/write" onSubmit={(event) => isStopped && event.preventDefault()}>
      <input name="text" defaultValue="a b" />
      <button type="submit" name="intent" value="save">
        Save
      </button>
    </fetcher.Form>
  )
}

describe('a form', () => {
  it('submits its fields with those of the pressed button', async () => {
    connect({ '/write': { action: async ({ request }) => [...(await request.formData())] } })
    await draw(<Write />)
    await click(buttonNamed('Save'))
    await vi.waitFor(
      () =>
        expect(latest.data).toEqual([
          ['text', 'a b'],
          ['intent', 'save'],
        ]),
      10_000,
    )
  })

  it('loads the address with its fields as query', async () => {
    connect({ '/write': { loader: ({ request }) => new URL(request.url).search } })
    await draw(<Write method="get" />)
    await click(buttonNamed('Save'))
    await vi.waitFor(() => expect(latest.data).toBe('?text=a+b&intent=save'), 10_000)
  })

  it('is not sent if its own handler prevents it', async () => {
    const action = vi.fn<() => null>(() => null)
    connect({ '/write': { action } })
    await draw(<Write isStopped />)
    await click(buttonNamed('Save'))
    expect(action).not.toHaveBeenCalled()
  })
})
