import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { rulesVersion, versionOf } from '#domain/safety/rules-version.ts'

import { askAgainMs, askEveryMs, createFactsWatch } from './facts-watch.ts'

const earlier = versionOf('facts', 'aaaaaaaa')
const tightened = versionOf('facts', 'bbbbbbbb')
const ofNewerRules = `facts+cccccccc.${rulesVersion + 1}`

const getVersion = vi.fn<() => Promise<string>>()
const onChecked = vi.fn<(isOfOwnRules: boolean) => void>()
let page: EventTarget & { visibilityState: string }
let watch: ReturnType<typeof createFactsWatch>

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  getVersion.mockReset().mockResolvedValue(earlier)
  onChecked.mockReset()
  watch = createFactsWatch(onChecked)
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

const hold = (version: string | undefined, name = 'all') => watch.hold(name, version, getVersion)

async function show(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
}

describe('the watch of the facts', () => {
  it('asks every ten minutes while the tab is visible, and changes nothing while the facts are current', async () => {
    hold(earlier)
    await vi.advanceTimersByTimeAsync(askEveryMs - 1)
    expect(getVersion).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1 + askEveryMs)
    expect(getVersion).toHaveBeenCalledTimes(2)
    expect(watch.round()).toBe(0)
    expect(onChecked).not.toHaveBeenCalled()
  })

  it('asks when the reader comes back, and never while the tab is hidden', async () => {
    hold(earlier)
    await show('hidden')
    await vi.advanceTimersByTimeAsync(3 * askEveryMs)
    expect(getVersion).not.toHaveBeenCalled()
    await show('visible')
    expect(getVersion).toHaveBeenCalledOnce()
  })

  it('has outdated facts loaded again, and tells once that they were checked', async () => {
    hold(earlier)
    hold(earlier, 'recipe')
    getVersion.mockResolvedValue(tightened)
    await show('visible')
    expect(watch.round()).toBe(1)
    expect(onChecked).not.toHaveBeenCalled()
    expect(hold(tightened)).toBe(true)
    hold(tightened, 'recipe')
    expect(onChecked.mock.calls).toEqual([[true]])
    await show('visible')
    expect(watch.round()).toBe(1)
  })

  it('loads again after a minute where a copy at the edge was as old as before', async () => {
    hold(earlier)
    getVersion.mockResolvedValue(tightened)
    await show('visible')
    hold(earlier)
    expect(onChecked).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(askAgainMs)
    expect(watch.round()).toBe(2)
    hold(tightened)
    expect(onChecked).toHaveBeenCalledOnce()
  })

  it('asks again after a minute where nobody answered', async () => {
    hold(earlier)
    getVersion.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(tightened)
    await show('visible')
    expect(watch.round()).toBe(0)
    await vi.advanceTimersByTimeAsync(askAgainMs)
    expect(watch.round()).toBe(1)
  })

  it('loads facts again that could not be loaded, and does not call them changed', async () => {
    hold(undefined)
    await vi.advanceTimersByTimeAsync(askAgainMs)
    expect(watch.round()).toBe(1)
    hold(earlier)
    expect(onChecked).not.toHaveBeenCalled()
  })

  it('does not go on asking for facts that nobody loads again', async () => {
    hold(earlier)
    getVersion.mockResolvedValue(tightened)
    await show('visible')
    await vi.advanceTimersByTimeAsync(3 * askEveryMs)
    expect(watch.round()).toBe(1)
  })

  it('refuses facts of newer rules than the tab began with, and says so', async () => {
    hold(earlier)
    getVersion.mockResolvedValue(ofNewerRules)
    await show('visible')
    expect(hold(ofNewerRules)).toBe(false)
    expect(onChecked.mock.calls).toEqual([[false]])
  })

  it('takes facts of other rules when the tab began with them', () => {
    expect(hold(ofNewerRules)).toBe(true)
  })
})
