// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { showStoredToast, showToast } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<main id="main" tabindex="-1"></main><div class="toasts" aria-live="polite"></div>'
})
afterEach(() => {
  vi.restoreAllMocks()
  close()?.click()
  vi.useRealTimers()
})
afterAll(() => document.body.replaceChildren())

const findToast = () => document.querySelector<HTMLElement>('.toasts .toast')
const readToast = () => findToast()?.querySelector('p')?.textContent
const close = () => findToast()?.querySelector('button')

const politeness = () => document.querySelector('.toasts')?.getAttribute('aria-live')
const focusFieldThenClose = () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  close()?.focus()
  close()?.dispatchEvent(new FocusEvent('focus', { relatedTarget: field }))
  return field
}

describe('a toast', () => {
  it('disappears after four seconds', () => {
    showToast('success', 'Saved.')
    expect([readToast(), findToast()?.dataset['type']]).toEqual(['Saved.', 'success'])
    vi.advanceTimersByTime(3999)
    expect(findToast()).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(findToast()).toBeNull()
  })

  it('replaces the toast before it, and stays for its own four seconds', () => {
    showToast('info', 'Loading.')
    vi.advanceTimersByTime(3000)
    showToast('error', 'Not loaded.')
    expect([...document.querySelectorAll('.toast p')].map(({ textContent }) => textContent)).toEqual(['Not loaded.'])
    vi.advanceTimersByTime(3000)
    expect(readToast()).toBe('Not loaded.')
  })

  it('shows text, not HTML, and interrupts a screen reader for errors only', () => {
    showToast('error', '<b>No</b>')
    expect([readToast(), politeness()]).toEqual(['<b>No</b>', 'assertive'])
    showToast('info', 'Yes')
    expect(politeness()).toBe('polite')
  })

  it('stays while the focus is on it, and returns the focus when it is closed', () => {
    showToast('info', 'Read me slowly.')
    const field = focusFieldThenClose()
    vi.advanceTimersByTime(20_000)
    expect(readToast()).toBe('Read me slowly.')
    close()?.click()
    expect([findToast(), document.activeElement]).toEqual([null, field])
  })

  it('is closed by Escape, and moves the focus to the content if its former place is gone', () => {
    showToast('info', 'Read me slowly.')
    focusFieldThenClose().remove()
    close()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect([findToast(), document.activeElement?.id]).toEqual([null, 'main'])
  })

  it('does not return the focus to where it was before an earlier toast', () => {
    showToast('info', 'One.')
    const field = focusFieldThenClose()
    close()?.click()
    field.blur()
    showToast('info', 'Two.')
    close()?.focus()
    close()?.click()
    expect(document.activeElement?.id).toBe('main')
  })

  it('keeps the focus when another toast replaces it', () => {
    showToast('info', 'One.')
    focusFieldThenClose()
    showToast('info', 'Two.')
    expect([readToast(), document.activeElement]).toEqual(['Two.', close()])
  })

  it('stays while another tab is in front', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    showToast('info', 'A reply arrived.')
    vi.advanceTimersByTime(20_000)
    expect(readToast()).toBe('A reply arrived.')
  })
})

describe('a toast on a page that is left', () => {
  it('appears again on the next page if nobody could have read it, and only once', () => {
    showToast('success', 'Signed out.')
    vi.advanceTimersByTime(500)
    dispatchEvent(new Event('pagehide'))
    showToast('info', 'Another page.')
    showStoredToast()
    expect(readToast()).toBe('Signed out.')
    showToast('info', 'Another page.')
    showStoredToast()
    expect(readToast()).toBe('Another page.')
  })

  it('does not appear again after two seconds, or when it was stored ten seconds ago', () => {
    showToast('success', 'Signed out.')
    vi.advanceTimersByTime(2001)
    dispatchEvent(new Event('pagehide'))
    showStoredToast()
    expect(sessionStorage.length).toBe(0)
    showToast('success', 'Signed out.')
    dispatchEvent(new Event('pagehide'))
    vi.advanceTimersByTime(10_000)
    showStoredToast()
    expect(findToast()).toBeNull()
  })
})
