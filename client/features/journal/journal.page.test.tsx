// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'

import { profileKey } from '#client/features/safety/profile-presence.ts'
import {
  chooseFile,
  closeApplication,
  control,
  controls,
  field,
  fill,
  focusedText,
  openApplication,
  pageText,
  press,
  textsOf,
  until,
  untilHidden,
  untilShown,
  untilToast,
  valueOf,
} from '#client/testing/application.tsx'
import { watchFiles } from '#client/testing/watch-files.ts'
import { addDays } from '#domain/days.ts'
import { journalKey } from '#domain/journal/journal.schemas.ts'
import { plansKey } from '#domain/journal/plans.types.ts'
import { paths } from '#domain/paths.ts'

afterEach(() => {
  closeApplication()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const today = '2026-11-21'
const setNow = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })

/** Opens the journal of a browser that has stored these values. */
async function open(stored: Record<string, unknown> = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
  const opened = await openApplication(paths.journal, {
    api: { 'GET /api/settings/tools': {}, 'GET /api/herbs': { herbs: [], restricted: [] } },
  })
  await control('Save entry')
  return opened
}

const storedEntries = (): unknown[] => JSON.parse(localStorage.getItem(journalKey) ?? '[]')
const entryDates = () => textsOf('.entry-list h3')

/** Returns one entry a day from 1 January 2025. */
const januaryEntries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `january ${index}`,
    date: `2025-01-${String(index + 1).padStart(2, '0')}`,
    mood: 1 + (index % 10),
    energy: 5,
    sleep: 5,
    symptoms: '',
    herbsTaken: '',
    notes: `day number ${index + 1}`,
    editedAt: 1,
  }))

describe('a new entry', () => {
  it.each([
    ['Date', '2999-01-01', 'Choose today or an earlier date', 'date'],
    ['Notes', 'x'.repeat(4001), 'Please shorten this to 4,000 characters', 'notes'],
  ])('is refused with the focus on its field %s, which keeps its text', async (label, text, message, name) => {
    await open()
    await fill(label, text)
    await press('Save entry')
    await untilShown(message)
    expect(document.activeElement?.getAttribute('name')).toBe(name)
    expect([valueOf(label), storedEntries()]).toEqual([text, []])
  })

  it('is refused if it repeats a saved entry', async () => {
    await open()
    await press('Save entry')
    await untilToast('Journal entry saved!')
    await press('Save entry')
    await untilShown('You’ve already saved this entry')
    expect(storedEntries()).toHaveLength(1)
  })

  it('is dated to the day on which typing began, on a page left open overnight', async () => {
    setNow('2026-11-21T23:00:00')
    await open()
    expect(valueOf('Date')).toBe('2026-11-21')
    await passTo('2026-11-22T07:00:00')
    await until(() => expect(valueOf('Date')).toBe('2026-11-22'))
    await fill('Notes', 'begun before midnight')
    await passTo('2026-11-23T07:00:00')
    await press('Save entry')
    await untilShown('begun before midnight', '.entry-list')
    expect(storedEntries()).toMatchObject([{ date: '2026-11-22' }])
    await until(() => expect(valueOf('Date')).toBe('2026-11-23'))
  })

  it('stays on the page with a warning if the browser cannot store it', async () => {
    await open()
    const storage = localStorage
    vi.stubGlobal('localStorage', fullStorage)
    await fill('Notes', 'not to be lost')
    await press('Save entry')
    await untilToast(/^Your browser couldn’t save this/)
    await untilShown('Your browser can’t save your journal')
    await untilShown('not to be lost', '.entry-list')
    vi.stubGlobal('localStorage', storage)
    await fill('Notes', 'and one more')
    await press('Save entry')
    await untilHidden('Your browser can’t save your journal')
  })
})

const fullStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
}

/** Moves the clock; a browser that wakes reports its page as visible. */
async function passTo(time: string) {
  vi.setSystemTime(new Date(time))
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the list of entries', () => {
  it('shows five entries, all on request, and the results of a search', async () => {
    await open({ [journalKey]: januaryEntries(31) })
    await until(() => expect(entryDates()).toHaveLength(5))
    await press('Show all 31 entries')
    await until(() => expect(entryDates()).toHaveLength(31))
    for (const [search, dates] of [
      ['number 17', ['17 Jan 2025']],
      ['8 Jan 2025', ['8 Jan 2025']],
      ['nothing of this', []],
    ] as const) {
      await fill('Search your entries', search)
      await until(() => expect(entryDates()).toEqual(dates))
    }
    expect(pageText()).toContain('0 of 0 entries found')
  })

  it('edits an entry in place, and undoes its deletion', async () => {
    await open({ [journalKey]: januaryEntries(3) })
    await until(() => expect(entryDates()).toEqual(['3 Jan 2025', '2 Jan 2025', '1 Jan 2025']))
    await press('Edit the entry for 2 Jan 2025')
    await fill('Notes', 'told better', '[aria-label="Entry for 2 Jan 2025"]')
    await press('Save changes')
    await untilShown('told better', '.entry-list')
    await until(() => expect(focusedText()).toBe('Edit the entry for 2 Jan 2025'))
    await press('Delete the entry for 2 Jan 2025')
    await untilShown('Entry for 2 Jan 2025 deleted.')
    expect([entryDates(), storedEntries().length]).toEqual([['3 Jan 2025', '1 Jan 2025'], 2])
    await until(() => expect(focusedText()).toBe('Undo'))
    await press('Undo')
    await untilShown('told better', '.entry-list')
    expect(storedEntries()).toHaveLength(3)
  })

  it('keeps rows that it cannot read', async () => {
    const rows = [
      'a line of somebody',
      { id: 7, mood: 3 },
      { id: 'a', date: '2025-01-01', mood: 'fine', weather: 'rain' },
    ]
    await open({ [journalKey]: rows })
    await until(() => expect(entryDates()).toEqual(['1 Jan 2025']))
    await untilShown('We can’t read 2 entries in your journal.')
    await fill('Notes', 'one more')
    await press('Save entry')
    await untilToast('Journal entry saved!')
    expect(storedEntries()).toEqual(expect.arrayContaining(rows))
    expect(storedEntries()).toHaveLength(4)
  })
})

describe('a journal file', () => {
  it('is previewed with its unreadable rows before the import', async () => {
    await open()
    await chooseFile(
      'Import a file',
      'mine.csv',
      'date,notes\r\n2025-01-01,"one\nday"\r\nsome day,two\r\n2025-01-03,three\r\n',
    )
    await untilShown('We can’t read this row, so we won’t import it: 3.')
    expect(storedEntries()).toEqual([])
    await press('Import 2 entries')
    await untilShown('three', '.entry-list')
  })

  it('is imported once', async () => {
    await open({ [journalKey]: januaryEntries(2) })
    await chooseFile('Import a file', 'mine.json', JSON.stringify(januaryEntries(2)))
    await untilShown('Preview of mine.json')
    expect(controls(/^Import \d/)).toEqual([])
  })

  it.each([
    ['in Latin-1', Buffer.from('date;mood;notes\r\n20.11.2024;8;müde\r\n', 'latin1')],
    ['with a separator line', Buffer.from('sep=;\r\ndate;mood;notes\r\n20.11.2024;8;müde\r\n')],
    ['in UTF-16', Buffer.from('\uFEFFdate\tmood\tnotes\r\n20.11.2024\t8\tmüde\r\n', 'utf16le')],
  ])('is read from a German spreadsheet %s', async (_, content) => {
    await open()
    await chooseFile('Import a file', 'mine.csv', content)
    await press('Import 1 entry')
    await untilToast('1 entry imported')
    expect(storedEntries()).toMatchObject([{ date: '2024-11-20', mood: 8, notes: 'müde' }])
  })

  it.each([
    ['open.csv', 'date,notes\r\n2025-01-01,"one\r\n2025-01-02,two\r\n', 'it has an unclosed quotation mark'],
    ['other.csv', 'name,email\r\nAda,ada@herbal.test\r\n', 'We found no journal in this file.'],
    ['large.csv', 'x'.repeat(10 * 1024 * 1024 + 1), 'This file is larger than 10 MB'],
  ])('is refused if it contains no journal: %s', async (name, text, message) => {
    await open()
    await chooseFile('Import a file', name, text)
    await untilShown(message)
  })
})

const createRun = (protocol: string, daysAgo: number) => {
  const startedOn = addDays(today, -daysAgo)
  return { id: startedOn, protocol, startedOn, pauses: [], endedOn: null, done: {} }
}
const planText = (name: string) => textsOf('.protocol').find((text) => text.includes(name)) ?? ''

describe('a plan', () => {
  it("cannot start a third time before the herbs' break is over", async () => {
    setNow(`${today}T09:00:00`)
    await open({ [plansKey]: [createRun('sleep', 28), createRun('sleep', 14)] })
    await until(() =>
      expect(planText('Sleep Optimization')).toMatch(
        /Lavender and Lemon Balm for more days in a row than we advise\. .* again from 5 Dec 2026/,
      ),
    )
    expect(controls(/^Start Sleep/)).toEqual([])
    await passTo('2026-12-05T09:00:00')
    await control('Start Sleep Optimization again')
  })

  it('shows its effect with the spread, once both periods have enough days', async () => {
    setNow(`${today}T09:00:00`)
    const entries = januaryEntries(60).map((entry, daysAgo) =>
      Object.assign(entry, { date: addDays(today, -daysAgo), mood: 4 + (daysAgo % 3) }),
    )
    await open({ [journalKey]: entries, [plansKey]: [createRun('stress', 20)] })
    await until(() => expect(planText('Stress Management')).toMatch(/Before \(14 days\)\s*Plan \(14 days\)/))
    expect(planText('Stress Management')).toMatch(/Mood.*5\.\d ± 0\.\d\s*\d\.\d ± 0\.\d/s)
    expect(planText('Stress Management')).toContain('A difference does not prove')
  })

  it('is downloaded for a calendar from today on', async () => {
    const files = watchFiles()
    setNow(`${today}T09:00:00`)
    await open({ [plansKey]: [createRun('sleep', 2)] })
    await press('Download for your calendar')
    expect(files.map(({ name }) => name)).toEqual(['herbal-remedies-plan.ics'])
    const days = (await files[0]?.blob.text())?.match(/(?<=DTSTART:)\d+/g)
    expect(days?.[0]).toBe(today.replaceAll('-', ''))
    expect(days).toHaveLength(10)
  })

  it('runs with at most one other, which another tab may have started', async () => {
    await open()
    await press('Start 21-Day Gut Reset')
    const runs: unknown[] = JSON.parse(localStorage.getItem(plansKey) ?? '[]')
    localStorage.setItem(plansKey, JSON.stringify([...runs, createRun('energy', 0)]))
    dispatchEvent(new StorageEvent('storage', { key: plansKey }))
    await until(() => expect(pageText().split('You can follow up to two plans at once. End one').length).toBe(3))
    expect(controls(/^Start /)).toEqual([])
  })
})

describe('a plan of a reader with profile answers', () => {
  it('says on the day itself that its teas could not be checked', async () => {
    setNow(`${today}T09:00:00`)
    await open({ [plansKey]: [createRun('gut', 0)], [profileKey]: { savedOn: today, ageYears: 40 } })
    await untilShown('We couldn’t check today’s teas for you.')
    expect(controls('Download for your calendar')).toEqual([])
  })
})

describe('an entry that sounds like an emergency', () => {
  it('gets a quiet note while it is written and in the list', async () => {
    const { requests } = await open()
    await fill('Symptoms', 'crushing pain in my chest')
    await untilShown('Please get help first', '[aria-label="New entry"]')
    expect(document.querySelector('[aria-label="New entry"] [role="alert"]')).toBeNull()
    await press('Save entry')
    await untilHidden('Please get help first', '[aria-label="New entry"]')
    await untilShown('You may need medical help: who to call', '.entry-list')
    expect(requests.filter(({ body }) => body !== undefined)).toEqual([])
    expect(await field('Symptoms')).toMatchObject({ value: '' })
  })
})
