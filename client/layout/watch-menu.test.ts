// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { watchMenu } from './watch-menu.ts'

beforeAll(watchMenu)
beforeEach(() => {
  document.body.innerHTML = `<details class="menu" open><summary>Menu</summary><button>Sign In</button></details>
    <a href="/">Home</a><div role="dialog"><input /></div>`
})
afterAll(() => document.body.replaceChildren())

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const isOpen = () => document.querySelector('details')?.open
const leaveFor = (selector: string) =>
  find('button')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: find(selector) }))

it('closes the phone menu when the focus leaves it for another part of the page', () => {
  leaveFor('summary')
  expect(isOpen()).toBe(true)
  leaveFor('a')
  expect(isOpen()).toBe(false)
})

it('keeps the phone menu open behind a dialog, which returns the focus to the menu', () => {
  leaveFor('input')
  expect(isOpen()).toBe(true)
})

it('closes the phone menu on Escape, and moves the focus to its button', () => {
  find('button')?.focus()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect([isOpen(), document.activeElement]).toEqual([false, find('summary')])
})
