// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { clearTab, saveInTab, takeFromTab } from './tab-storage.ts'

it('keeps a value from leaving a page until the tab shows it again', () => {
  saveInTab('blend', () => ({ herbs: ['linden'] }))
  expect(takeFromTab('blend')).toBeUndefined()
  dispatchEvent(new Event('pagehide'))
  expect(takeFromTab('blend')).toEqual({ herbs: ['linden'] })
  expect(takeFromTab('blend')).toBeUndefined()
})

it('keeps nothing without a value, and removes all values at the end of a session', () => {
  sessionStorage.setItem('wantedPage', '/members')
  saveInTab('conversation', () => undefined)
  dispatchEvent(new Event('pagehide'))
  expect(takeFromTab('conversation')).toBeUndefined()
  clearTab()
  expect(takeFromTab('blend')).toBeUndefined()
  expect(sessionStorage.getItem('wantedPage')).toBe('/members')
})
