import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { rulesVersion, formatFactsVersion } from '#domain/safety/rules-version.ts'

import { recheckMs, checkEveryMs, createFactsWatch } from './facts-watch.ts'

const earlier = formatFactsVersion('facts', 'aaaaaaaa')
const stricter = formatFactsVersion('facts', 'bbbbbbbb')
const ofNewerRules = `facts+cccccccc.${rulesVersion + 1}`

const getVersion = vi.fn<() => Promise<string>>()
const onChecked = vi.fn<(hasMatchingRules: boolean) => void>()
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

const recordVersion = (version: string | undefined, name = 'all') => watch.recordVersion(name, version, getVersion)

async function show(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
}

describe('the facts watch', () => {
  it('checks every ten minutes while the tab is visible, and changes nothing while the facts are current', async () => {
    recordVersion(earlier)
    await vi.advanceTimersByTimeAsync(checkEveryMs - 1)
    expect(getVersion).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1 + checkEveryMs)
    expect(getVersion).toHaveBeenCalledTimes(2)
    expect(watch.round()).toBe(0)
    expect(onChecked).not.toHaveBeenCalled()
  })

  it('checks when the user returns to the tab, and never while the tab is hidden', async () => {
    recordVersion(earlier)
    await show('hidden')
    await vi.advanceTimersByTimeAsync(3 * checkEveryMs)
    expect(getVersion).not.toHaveBeenCalled()
    await show('visible')
    expect(getVersion).toHaveBeenCalledOnce()
  })

  it('reloads outdated facts, and reports once that they were checked', async () => {
    recordVersion(earlier)
    recordVersion(earlier, 'recipe')
    getVersion.mockResolvedValue(stricter)
    await show('visible')
    expect(watch.round()).toBe(1)
    expect(onChecked).not.toHaveBeenCalled()
    expect(recordVersion(stricter)).toBe(true)
    recordVersion(stricter, 'recipe')
    expect(onChecked.mock.calls).toEqual([[true]])
    await show('visible')
    expect(watch.round()).toBe(1)
  })

  it('reloads after a minute when the edge served an old copy', async () => {
    recordVersion(earlier)
    getVersion.mockResolvedValue(stricter)
    await show('visible')
    recordVersion(earlier)
    expect(onChecked).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(recheckMs)
    expect(watch.round()).toBe(2)
    recordVersion(stricter)
    expect(onChecked).toHaveBeenCalledOnce()
  })

  it('checks again a minute after a failed call', async () => {
    recordVersion(earlier)
    getVersion.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(stricter)
    await show('visible')
    expect(watch.round()).toBe(0)
    await vi.advanceTimersByTimeAsync(recheckMs)
    expect(watch.round()).toBe(1)
  })

  it('retries facts that failed to load, and does not report them as changed', async () => {
    recordVersion(undefined)
    await vi.advanceTimersByTimeAsync(recheckMs)
    expect(watch.round()).toBe(1)
    recordVersion(earlier)
    expect(onChecked).not.toHaveBeenCalled()
  })

  it('stops checking facts that nothing loads again', async () => {
    recordVersion(earlier)
    getVersion.mockResolvedValue(stricter)
    await show('visible')
    await vi.advanceTimersByTimeAsync(3 * checkEveryMs)
    expect(watch.round()).toBe(1)
  })

  it('refuses facts of newer rules than the tab started with, and reports it', async () => {
    recordVersion(earlier)
    getVersion.mockResolvedValue(ofNewerRules)
    await show('visible')
    expect(recordVersion(ofNewerRules)).toBe(false)
    expect(onChecked.mock.calls).toEqual([[false]])
  })

  it('accepts facts of other rules when the tab started with them', () => {
    expect(recordVersion(ofNewerRules)).toBe(true)
  })
})
