// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  fill,
  leavePage,
  openApplication,
  press,
  until,
  untilShown,
  valueOf,
} from '#client/testing/application.tsx'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

const openNew = () => openApplication(paths.newOwnRecipe, { role: 'member' })

const storedDrafts = () => Object.entries(localStorage).filter(([key]) => key.includes('own recipe new'))

describe('the draft of a new recipe', () => {
  it('stays stored if another tab takes it over', async () => {
    await openNew()
    await fill('Name', 'Tab one tea')
    const [draft] = storedDrafts()
    if (!draft) throw new Error('Nothing is stored.')
    localStorage.removeItem(draft[0])
    dispatchEvent(new StorageEvent('storage', { key: draft[0], newValue: null }))
    expect(storedDrafts().map(([key]) => key)).toEqual([draft[0]])
    expect(storedDrafts()[0]?.[1]).toContain('Tab one tea')
  })

  it('is one of several that are offered one after the other', async () => {
    for (const name of ['Tab one tea', 'Tab two tea']) {
      await openNew()
      await fill('Name', name)
      leavePage()
    }
    await openNew()
    await untilShown('You have 2 unsaved drafts.')
    await press('Restore')
    await until(() => expect(valueOf('Name')).toBe('Tab two tea'))
    await untilShown('You have an unsaved draft from')
    await press('Restore')
    await until(() => expect(valueOf('Name')).toBe('Tab one tea'))
    await untilShown('You have an unsaved draft from')
  })
})
