// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  control,
  controls,
  field,
  fill,
  openApplication,
  press,
  pressKey,
  textsOf,
  until,
  untilToast,
  valueOf,
} from '#client/testing/application.tsx'
import { paths } from '#domain/paths.ts'

import { RemediesTitle } from './remedies-title.island.tsx'

afterEach(closeApplication)

const open = (role: 'member' | 'admin' = 'admin') =>
  openApplication(paths.remedies, { role, document: <RemediesTitle title="Natural Herbal Remedies" isEditable /> })

const untilTitled = (title: string) => until(() => expect(textsOf('main h1')).toEqual([title]))

describe('the title of the list', () => {
  it('is edited by administrators only', async () => {
    await open('member')
    await control(/account of/)
    expect(controls('Edit title')).toEqual([])
  })

  it.each(['Cancel', 'Escape'])('is restored after %s', async (way) => {
    await open()
    await press('Edit title')
    await fill('Page title', '  Teas for   winter ')
    await press('Confirm')
    await untilToast('Title updated successfully')
    await untilTitled('Teas for winter')
    await press('Edit title')
    expect(valueOf('Page title')).toBe('Teas for winter')
    await fill('Page title', 'Teas for spring')
    if (way === 'Cancel') await press('Cancel')
    else pressKey('Escape')
    await untilTitled('Natural Herbal Remedies')
    await until(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit title'))
  })

  it('may not be blank', async () => {
    await open()
    await press('Edit title')
    await fill('Page title', '   ')
    await press('Confirm')
    await untilToast('Failed to update title')
    const input = await field('Page title')
    expect([input.getAttribute('aria-invalid'), document.activeElement === input]).toEqual(['true', true])
  })
})
