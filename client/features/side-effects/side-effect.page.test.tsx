import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { profileKey } from '#client/features/safety/profile-presence.ts'
import {
  closeApplication,
  control,
  fill,
  openApplication,
  pageText,
  press,
  until,
  untilShown,
  valueOf,
} from '#client/testing/application.tsx'
import { journalKey } from '#domain/journal/journal.schemas.ts'
import { linkPaths } from '#domain/link-paths.ts'
// @vitest-environment happy-dom
import { paths } from '#domain/paths.ts'

beforeEach(() => localStorage.clear())
afterEach(closeApplication)

const entry = {
  id: 'entry 1&2',
  date: '2026-11-20',
  mood: 3,
  energy: 3,
  sleep: 3,
  symptoms: 'Rash',
  herbsTaken: 'Linden',
  notes: '',
  editedAt: 1,
}
const answers = { savedOn: '2026-11-20', ageYears: 41, medicines: ['Warfarin'] }

async function open(path: string) {
  const opened = await openApplication(path)
  await control('Write the report')
  return opened
}

const report = () => document.querySelector('pre')?.textContent ?? ''

describe('the report of a side effect', () => {
  it('is written in the browser from what was typed, and nothing is sent', async () => {
    const { requests } = await open(paths.sideEffect)
    const sentBefore = requests.filter(({ method }) => method !== 'GET').length
    await fill('What happened?', 'My arms itch')
    await fill('Name of the tea or product', 'Linden tea')
    await press('Write the report')
    await untilShown('Your report')
    expect(report()).toContain('What happened?\n    My arms itch')
    expect(report()).toContain('    Linden tea')
    expect(document.activeElement?.id).toBe('report')
    expect(requests.filter(({ method }) => method !== 'GET')).toHaveLength(sentBefore)
  })

  it('shows what to correct, and keeps the typed text', async () => {
    await open(paths.sideEffect)
    await fill('Age', '41')
    await press('Write the report')
    await untilShown('Please describe what happened', '.error-summary')
    expect(valueOf('Age')).toBe('41')
    expect(report()).toBe('')
  })

  it('comes after where to get help if the text describes an emergency', async () => {
    await open(paths.sideEffect)
    await fill('What happened?', 'My throat is swelling and I can’t breathe')
    await press('Write the report')
    await untilShown('Please get help first')
    await untilShown('Your report')
    expect(pageText().indexOf('Please get help first')).toBeLessThan(pageText().indexOf('Your report'))
  })

  it('has what this browser knows: the answers and the entry of the journal that the address names', async () => {
    localStorage.setItem(profileKey, JSON.stringify(answers))
    localStorage.setItem(journalKey, JSON.stringify([entry]))
    await open(linkPaths.sideEffectFrom(entry.id))
    await until(() => expect(valueOf('What happened?')).toBe('Rash'))
    expect(valueOf('Herbs and amounts')).toBe('Linden')
    expect(valueOf('When did it start?')).toBe('2026-11-20')
    expect(valueOf(/^Other medicines/)).toBe('Warfarin')
    expect(valueOf('Age')).toBe('41')
    expect(pageText()).toContain('We filled in what you told us in this browser')
  })

  it('has the herbs and the dose of the recipe from which it was opened', async () => {
    const ingredients = [{ name: 'Linden', amount: '4 g', gramsPerCup: 2, notes: null, herb: 'linden' }]
    const recipe = { name: 'Dusk', ailment: 'Sleep Problems', servings: 2, cupsPerDay: 3, ingredients }
    await openApplication(linkPaths.sideEffectOf('dusk'), { api: { 'GET /api/recipes/dusk': { recipe } } })
    await until(() => expect(valueOf('Name of the tea or product')).toBe('Dusk, a recipe of Herbal Remedies'))
    expect(valueOf('Herbs and amounts')).toBe('Linden, 4 g\nFor 2 cups')
  })
})
