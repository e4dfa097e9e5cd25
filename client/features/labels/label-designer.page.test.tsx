// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'

import { factsWatch } from '#client/core/facts-watch.ts'
import {
  closeApplication,
  control,
  controls,
  fill,
  focusedName,
  focusedText,
  leavePage,
  openApplication,
  pageText,
  press,
  textsOf,
  tick,
  until,
  untilHidden,
  untilShown,
  untilToast,
  valueOf,
} from '#client/testing/application.tsx'
import { factsReplies } from '#client/testing/catalogue-facts.ts'
import { paths } from '#domain/paths.ts'

afterEach(() => {
  vi.restoreAllMocks()
  closeApplication()
})

async function open(query = '', api = factsReplies()) {
  const opened = await openApplication(`${paths.labelDesigner}${query}`, {
    api: { 'GET /api/settings/tools': {}, ...api },
  })
  await control('Download SVG')
  return opened
}

const ingredientNames = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[list="herb-names"]')].map(({ value }) => value)
const label = 'figure'

const openAs = (role: 'member' | 'premium' | 'admin') =>
  openApplication(paths.labelDesigner, {
    role,
    api: { 'GET /api/settings/tools': { label_designer: true }, ...factsReplies() },
  })

describe('the designer for premium members only', () => {
  it('is hidden from a free member, who is not asked to sign in', async () => {
    await openAs('member')
    await untilShown('Premium Feature')
    expect([controls('Sign in as a premium member'), controls('Download SVG')]).toEqual([[], []])
  })

  it.each(['premium', 'admin'] as const)('is open to the role %s', async (role) => {
    await openAs(role)
    await control('Download SVG')
    expect(pageText()).not.toContain('Premium Feature')
  })
})

describe('a label while the facts cannot be loaded', () => {
  it('is not created until they are loaded again', async () => {
    // The page loads the facts once a round, and another test may have loaded them.
    vi.spyOn(factsWatch, 'round').mockReturnValue(-1)
    vi.spyOn(factsWatch, 'useRound').mockReturnValue(-1)
    const { replies } = await open('?herb=thyme', { 'GET /api/safety/facts': undefined })
    await untilShown('We couldn’t check the label.')
    await fill('Blend name', 'Thyme')
    await press('Download SVG')
    await untilToast(/^We couldn’t check the label\./)
    Object.assign(replies, factsReplies())
    await press('Try again')
    await untilShown('Thyme', label)
    expect(valueOf('Ingredient 1')).toBe('Thyme')
  })
})

describe('a label', () => {
  it.each(['Recipe card', 'QR label'])('needs a blend name before it is exported: %s', async (output) => {
    await open()
    await tick(output)
    for (const name of ['Download SVG', 'Download PNG', 'Print']) {
      await press(name)
      await untilShown('Please enter a blend name', '.fields')
      expect(focusedName()).toBe('blendName')
      await fill('Blend name', 'A')
      await untilHidden('Please enter a blend name', '.fields')
      await fill('Blend name', '')
    }
  })

  it('is refused with a plant that no tea may contain', async () => {
    await open()
    await fill('Blend name', 'Bruise tea')
    await fill('Ingredient 1', 'Comfrey')
    await fill('Amount of ingredient 1', '2')
    await untilShown('We can’t create this label')
    await press('Download SVG')
    await untilToast(/not for a tea, in any amount/)
    expect([textsOf(label), textsOf('.printed-page')]).toEqual([[], []])
  })

  it('says next to an unknown herb that it was not checked, and stays after a reload', async () => {
    await open()
    await fill('Blend name', 'Attic find')
    await fill('Ingredient 1', 'Moonpetal')
    await fill('Amount of ingredient 1', '2')
    await untilShown('Not checked: we don’t know a herb with this name.')
    await untilShown('not checked', label)
    leavePage()
    await open()
    await until(() => expect([valueOf('Blend name'), valueOf('Ingredient 1')]).toEqual(['Attic find', 'Moonpetal']))
  })

  it('is best before a date from the shortest shelf life, until another date is typed', async () => {
    await open('?herb=thyme')
    await until(() => expect(valueOf('Blend name')).toBe('Thyme'))
    await fill('Made on', '2026-01-31')
    await until(() => expect(valueOf('Best before')).toMatch(/^202[678]-/))
    const proposed = valueOf('Best before')
    await fill('Best before', '2026-06-30')
    await untilShown('30 Jun 2026', label)
    await press('Use this date')
    await until(() => expect(valueOf('Best before')).toBe(proposed))
  })

  it('warns of a date in the future, and refuses a best-before date before the date it was made', async () => {
    await open('?herb=thyme')
    await fill('Made on', '2199-01-31')
    await untilShown('This date is in the future.')
    await untilShown('31 Jan 2199', label)
    await fill('Best before', '2020-06-30')
    await untilShown('The best-before date can’t be before the “Made on” date.', '.fields')
    await press('Download SVG')
    await untilToast('The best-before date can’t be before the “Made on” date.')
  })

  it('prints the steps that the check relies on, even with a QR code', async () => {
    await open('?herb=thyme')
    await tick('QR label')
    await untilShown('the QR code is 35 mm wide', label)
    await untilShown('Cover the cup while it steeps.', label)
    await tick('cover the cup while it steeps')
    await untilHidden('Cover the cup while it steeps.', label)
    await untilShown('Thyme: cover the cup while it steeps.', label)
  })
})

describe('an earlier label', () => {
  it('is set aside when another one starts, and restored', async () => {
    await open()
    await fill('Blend name', 'My own')
    leavePage()
    await open('?herb=thyme')
    await untilShown('We’ve set aside your label “My own”.')
    await until(() => expect(valueOf('Blend name')).toBe('Thyme'))
    await fill('Blend name', 'Another thyme')
    leavePage()
    await open('?herb=thyme')
    await until(() => expect(valueOf('Blend name')).toBe('Another thyme'))
    await press('Restore it')
    await untilShown('We’ve set aside your label “Another thyme”.')
    await until(() => expect(valueOf('Blend name')).toBe('My own'))
    await press('Restore it')
    await press('Start with an empty label')
    await untilShown('We’ve set aside your label “Another thyme”.')
    await until(() => expect(valueOf('Blend name')).toBe(''))
  })

  it('of a herb keeps its changes over a reload', async () => {
    await open('?herb=thyme')
    await fill('Line below the name (optional)', 'From the balcony')
    leavePage()
    await open('?herb=thyme')
    await until(() => expect(valueOf('Line below the name (optional)')).toBe('From the balcony'))
    expect(pageText()).not.toContain('set aside')
  })
})

describe('the lines of the ingredients', () => {
  it('are added, moved and removed without losing the focus', async () => {
    await open('?herb=thyme')
    await until(() => expect(ingredientNames()).toEqual(['Thyme']))
    await press('Add an ingredient')
    await until(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Ingredient 2'))
    await fill('Ingredient 2', 'Fennel')
    await press('Move Thyme down')
    await until(() => expect(ingredientNames()).toEqual(['Fennel', 'Thyme']))
    await until(() => expect(focusedText()).toMatch(/^Move Thyme/))
    await press('Remove Thyme')
    await until(() => expect(ingredientNames()).toEqual(['Fennel']))
    await until(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Ingredient 1'))
  })
})
