// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'

import { clearTab, saveInTab, takeFromTab } from './tab-storage.ts'

describe('a tab value', () => {
  it('is saved when the user leaves the page, and can be read once', () => {
    saveInTab('blend', () => ({ herbs: ['linden'] }))
    expect(takeFromTab('blend')).toBeUndefined()
    dispatchEvent(new Event('pagehide'))
    expect(takeFromTab('blend')).toEqual({ herbs: ['linden'] })
    expect(takeFromTab('blend')).toBeUndefined()
  })

  it('is not saved if undefined, and is removed when the member signs out', () => {
    sessionStorage.setItem('wantedPage', '/members')
    saveInTab('conversation', () => undefined)
    dispatchEvent(new Event('pagehide'))
    expect(takeFromTab('conversation')).toBeUndefined()
    clearTab()
    expect(takeFromTab('blend')).toBeUndefined()
    expect(sessionStorage.getItem('wantedPage')).toBe('/members')
  })
})
