import { beforeEach, describe, expect, it } from 'vitest'

import { maxNotesLength, maxSummaryLength } from '#domain/cabinet/cabinet.rules.ts'
import type { Cabinet, CabinetEntry } from '#domain/cabinet/cabinet.types.ts'
import type { Member } from '#domain/permissions.ts'
import { addAccount, readTable } from '#worker/testing/account-rows.ts'
import { countOutcomes, createConcurrentCtxs } from '#worker/testing/concurrent-ctxs.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

import { addItem, editItem, useHerb } from './cabinet.service.ts'

const { now } = testCtx()
const createPremiumMember = (id: string): Member => ({
  role: 'premium',
  id,
  email: `${id}@herbs.test`,
  reauthenticatedAt: now,
})
const ada = createPremiumMember('00000000-0000-4000-8000-0000000000aa')
const ben = createPremiumMember('00000000-0000-4000-8000-0000000000bb')
const unknownId = '20000000-0000-4000-8000-000000000000'

const createCtxFor = (viewer: Member = ada) => testCtx({ viewer })

async function request(method: string, path: string, body?: unknown, ctx = createCtxFor()) {
  const headers = { Origin: site, 'Content-Type': 'application/json' }
  const response = await visit(
    `/api/cabinet${path}`,
    { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
    ctx,
  )
  const responseBody: unknown = response.status === 204 ? undefined : await response.json()
  return { status: response.status, headers: response.headers, responseBody }
}
const getCabinet = async (viewer = ada) =>
  (await request('GET', '', undefined, createCtxFor(viewer))).responseBody as Cabinet
const details = { quantity: '', storageLocation: '', purchaseDate: '', expiryDate: '', notes: '' }
const noDetails = { ...details, purchaseDate: null, expiryDate: null }
const addToCabinet = async (herbSlug: string, fields: Partial<typeof details> = {}, viewer = ada) =>
  (await addItem(createCtxFor(viewer), { herbSlug, ...details, ...fields, purchaseDate: null, expiryDate: null })).id
const readError = async (fields: Partial<typeof details>) =>
  (await request('POST', '/items', { ...details, herbSlug: 'linden', ...fields })).responseBody
const readOnlyEntry = async (): Promise<CabinetEntry | undefined> => (await getCabinet()).entries[0]
const countRowsRead = ({ recording }: ReturnType<typeof createCtxFor>) =>
  recording.executed.reduce((sum, statement) => sum + statement.rowsRead, 0)

beforeEach(async () => {
  for (const { id } of [ada, ben]) await addAccount({ id })
  await addHerb('linden', { gramsPerTeaspoon: 0.5 })
  await addHerb('chamomile', { description: 'Many words. '.repeat(100) })
})

describe('a cabinet', () => {
  it('contains the member’s entries, and lists every herb to choose from by name', async () => {
    const itemFields = {
      quantity: ' 50  g ',
      storageLocation: 'Top shelf',
      purchaseDate: '2026-11-01',
      expiryDate: '2027-11-01',
      notes: 'From the market\nSmells fine ',
    }
    const response = await request('POST', '/items', { herbSlug: 'linden', ...itemFields })
    expect([response.status, response.responseBody]).toEqual([201, { id: expect.any(String) }])
    await addToCabinet('chamomile', {}, ben)
    const { responseBody, headers } = await request('GET', '')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(responseBody).toEqual({
      entries: [
        {
          ...itemFields,
          ...(response.responseBody as { id: string }),
          herbSlug: 'linden',
          quantity: '50 g',
          notes: 'From the market\nSmells fine',
          isAvailable: true,
          createdAt: now,
        },
      ],
      herbs: [
        expect.objectContaining({ slug: 'chamomile' }),
        {
          slug: 'linden',
          name: 'linden',
          scientificName: expect.any(String),
          emoji: '🌿',
          category: 'Cold & Flu',
          summary: 'All about linden.',
          shelfLifeMonths: 12,
          gramsPerCup: 2,
          gramsPerTeaspoon: 0.5,
        },
      ],
    })
    expect((responseBody as Cabinet).herbs[0]?.summary.length).toBeLessThanOrEqual(maxSummaryLength)
  })

  it('takes one round trip that reads at most three rows more than it returns', async () => {
    for (let number = 0; number < 40; number++) await addHerb(`herb-${number}`)
    for (let number = 0; number < 25; number++) await addToCabinet(`herb-${number}`)
    for (let number = 0; number < 40; number++) await addToCabinet(`herb-${number}`, {}, ben)
    const ctx = createCtxFor()
    const { entries, herbs } = (await request('GET', '', undefined, ctx)).responseBody as Cabinet
    expect([entries.length, herbs.length]).toEqual([25, 42])
    expect(ctx.recording.roundTrips).toBe(1)
    expect(countRowsRead(ctx)).toBeLessThanOrEqual(entries.length + herbs.length + 3)
  })

  it('describes how to prepare and store a herb from one row', async () => {
    const ctx = createCtxFor()
    expect((await request('GET', '/herbs/linden', undefined, ctx)).responseBody).toEqual({
      care: {
        slug: 'linden',
        description: 'All about linden.',
        preparationMethods: ['Pour water over it.'],
        storage: 'Dark, dry, below 25 °C.',
        drying: 'In the shade.',
        safetyNotes: [],
      },
    })
    expect([ctx.recording.roundTrips, countRowsRead(ctx)]).toEqual([1, 1])
    expect((await request('GET', '/herbs/dragon')).status).toBe(404)
  })
})

describe('an added herb', () => {
  it('is added once, however often it is requested at once', async () => {
    const requests = Array.from({ length: 10 }, () => request('POST', '/items', { herbSlug: 'linden' }))
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(statuses.toSorted((one, otherUse) => one - otherUse)).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    expect(await readTable('user_herb_cabinet')).toHaveLength(1)
  })

  it('is out of stock if its quantity is zero', async () => {
    await addToCabinet('linden', { quantity: '0 g' })
    await addToCabinet('chamomile', { quantity: 'a jar' })
    expect((await getCabinet()).entries.map(({ isAvailable }) => isAvailable)).toEqual([true, false])
  })

  it('is refused with a negative quantity or a future purchase date', async () => {
    expect(await readError({ quantity: '-5 g' })).toMatchObject({
      error: { fields: { quantity: 'Enter an amount of 0 or more' } },
    })
    expect(await readError({ purchaseDate: '2100-01-01' })).toMatchObject({
      error: { fields: { purchaseDate: 'This date is in the future' } },
    })
    expect(await readTable('user_herb_cabinet')).toEqual([])
  })

  it('must exist in the catalogue', async () => {
    expect((await request('POST', '/items', { herbSlug: 'dragon' })).status).toBe(404)
    expect(await readTable('user_herb_cabinet')).toEqual([])
  })

  it('is refused beyond two hundred', async () => {
    for (let number = 0; number < 200; number++) await addHerb(`herb-${number}`)
    for (let number = 0; number < 199; number++) await addToCabinet(`herb-${number}`)
    expect((await request('POST', '/items', { herbSlug: 'linden' })).status).toBe(201)
    expect(await request('POST', '/items', { herbSlug: 'chamomile' })).toMatchObject({
      status: 409,
      responseBody: { error: { message: 'Your cabinet is full (200 herbs). Remove one first.' } },
    })
  })

  it.each([
    [{ expiryDate: '2026-02-30' }, 'expiryDate'],
    [{ purchaseDate: 'yesterday' }, 'purchaseDate'],
    [{ purchaseDate: '2026-11-02', expiryDate: '2026-11-01' }, 'expiryDate'],
    [{ quantity: 'x'.repeat(61) }, 'quantity'],
    [{ storageLocation: 'x'.repeat(81) }, 'storageLocation'],
    [{ notes: 'x'.repeat(maxNotesLength + 1) }, 'notes'],
    [{ herbSlug: '../linden' }, 'herbSlug'],
  ])('is refused with %o', async (fields, field) => {
    const response = await request('POST', '/items', { herbSlug: 'linden', ...fields })
    expect(response).toMatchObject({
      status: 400,
      responseBody: { error: { fields: { [field]: expect.any(String) } } },
    })
    expect(await readTable('user_herb_cabinet')).toEqual([])
  })
})

describe('an edited herb', () => {
  const before = { ...noDetails, quantity: '50 g', isAvailable: true }
  const change = { ...before, before }

  it('is saved as entered, and cleared fields become empty', async () => {
    const id = await addToCabinet('linden', { quantity: '50 g', notes: 'Old', storageLocation: 'Attic' })
    const itemFields = {
      ...change,
      quantity: '70 g',
      notes: 'New',
      expiryDate: '2027-01-01',
      isAvailable: false,
      before: { ...before, notes: 'Old', storageLocation: 'Attic' },
    }
    expect((await request('PUT', `/items/${id}`, itemFields)).status).toBe(204)
    expect(await readOnlyEntry()).toMatchObject({
      quantity: '70 g',
      notes: 'New',
      storageLocation: '',
      expiryDate: '2027-01-01',
      isAvailable: false,
    })
  })

  it('keeps the quantity after a concurrent use, unless the quantity itself is edited', async () => {
    const id = await addToCabinet('linden', { quantity: '50 g' })
    await useHerb(createCtxFor(), id, { amount: '10 g' })
    await editItem(createCtxFor(), id, { ...change, notes: 'Dry' })
    expect(await readOnlyEntry()).toMatchObject({ quantity: '40 g', notes: 'Dry' })
    await editItem(createCtxFor(), id, { ...change, quantity: '100 g' })
    expect(await readOnlyEntry()).toMatchObject({ quantity: '100 g', notes: 'Dry' })
  })

  it('keeps fields that another tab has changed meanwhile', async () => {
    const id = await addToCabinet('linden', { quantity: '50 g' })
    await editItem(createCtxFor(), id, { ...change, notes: 'Dry', expiryDate: '2027-01-01' })
    await editItem(createCtxFor(), id, { ...change, storageLocation: 'Attic' })
    expect(await readOnlyEntry()).toMatchObject({ notes: 'Dry', expiryDate: '2027-01-01', storageLocation: 'Attic' })
    await editItem(createCtxFor(), id, change)
    expect(await readOnlyEntry()).toMatchObject({ notes: 'Dry', quantity: '50 g', storageLocation: 'Attic' })
  })

  it('stays out of stock after a concurrent use, unless the member changes that', async () => {
    const id = await addToCabinet('linden', { quantity: '50 g' })
    await useHerb(createCtxFor(), id, { amount: '50 g' })
    const editFields = (fields: Partial<typeof change>) => editItem(createCtxFor(), id, { ...change, ...fields })
    await editFields({ notes: 'Dry' })
    expect(await readOnlyEntry()).toMatchObject({ quantity: '0 g', notes: 'Dry', isAvailable: false })
    await editFields({ quantity: '20 g' })
    expect(await readOnlyEntry()).toMatchObject({ quantity: '20 g', isAvailable: true })
    await editFields({ isAvailable: false })
    expect(await readOnlyEntry()).toMatchObject({ quantity: '20 g', isAvailable: false })
  })
})

describe('a use of a herb', () => {
  it.each([
    ['50 g', '', '48 g'],
    ['50 g', '2 tsp', '49 g'],
    ['20 bags', '1 cup', '19 bags'],
  ])('changes %s by “%s” to %s', async (quantity, amount, left) => {
    const id = await addToCabinet('linden', { quantity })
    expect(await request('POST', `/items/${id}/uses`, { amount })).toMatchObject({
      status: 200,
      responseBody: { quantity: left, isAvailable: true },
    })
    expect(await readOnlyEntry()).toMatchObject({ quantity: left, isAvailable: true })
  })

  it('marks the herb as out of stock when nothing is left', async () => {
    const id = await addToCabinet('linden', { quantity: '3 g' })
    await request('POST', `/items/${id}/uses`, { amount: '2 cups' })
    expect(await readOnlyEntry()).toMatchObject({ quantity: '0 g', isAvailable: false })
  })

  it('is never lost when several tabs use the herb at once', async () => {
    const id = await addToCabinet('linden', { quantity: '50 g' })
    const outcomes = await countOutcomes(createConcurrentCtxs(8, ada).map((ctx) => useHerb(ctx, id, { amount: '1 g' })))
    expect(outcomes).toEqual({ done: 8 })
    expect(await readOnlyEntry()).toMatchObject({ quantity: '42 g' })
  })

  it('is subtracted once per use id, however often it is sent, and again for another id', async () => {
    const id = await addToCabinet('linden', { quantity: '50 g' })
    const [use, otherUse] = [crypto.randomUUID(), crypto.randomUUID()]
    const sendUse = (body: { amount: string; use: string }) => request('POST', `/items/${id}/uses`, body)
    for (let attempt = 1; attempt <= 3; attempt++)
      expect((await sendUse({ amount: '10 g', use })).responseBody).toEqual({ quantity: '40 g', isAvailable: true })
    expect((await sendUse({ amount: '10 g', use: otherUse })).responseBody).toMatchObject({ quantity: '30 g' })
    expect((await sendUse({ amount: '5 g', use: otherUse })).responseBody).toMatchObject({ quantity: '25 g' })
    expect((await sendUse({ amount: '10 g', use })).responseBody).toMatchObject({ quantity: '25 g' })
    expect((await sendUse({ amount: '25 g', use })).responseBody).toEqual({ quantity: '0 g', isAvailable: false })
  })

  it('is subtracted once if it arrives several times at once', async () => {
    const id = await addToCabinet('linden', { quantity: '50 g' })
    const use = crypto.randomUUID()
    const outcomes = await countOutcomes(
      createConcurrentCtxs(8, ada).map((ctx) => useHerb(ctx, id, { amount: '1 g', use })),
    )
    expect(outcomes).toEqual({ done: 8 })
    expect(await readOnlyEntry()).toMatchObject({ quantity: '49 g' })
  })

  it.each([
    ['a jar', ''],
    ['', ''],
    ['50 g', 'some'],
    ['50 g', '-3 g'],
  ])('leaves “%s” unchanged if “%s” cannot be subtracted', async (quantity, amount) => {
    const id = await addToCabinet('linden', { quantity })
    expect(await request('POST', `/items/${id}/uses`, { amount })).toMatchObject({
      status: 400,
      responseBody: { error: { fields: { amount: expect.any(String) } } },
    })
    expect(await readOnlyEntry()).toMatchObject({ quantity })
  })
})

describe('a removed herb', () => {
  it('is removed and can be added again', async () => {
    const id = await addToCabinet('linden')
    expect((await request('DELETE', `/items/${id}`)).status).toBe(204)
    expect((await getCabinet()).entries).toEqual([])
    expect((await request('DELETE', `/items/${id}`)).status).toBe(404)
    await addToCabinet('linden')
    expect((await getCabinet()).entries).toHaveLength(1)
  })
})

it('returns 404 for another member’s entry, and leaves it unchanged', async () => {
  const id = await addToCabinet('linden', { quantity: '50 g' }, ben)
  const change = { ...noDetails, isAvailable: false, before: { ...noDetails, isAvailable: true } }
  for (const itemId of [id, unknownId]) {
    expect((await request('PUT', `/items/${itemId}`, change)).status).toBe(404)
    expect((await request('POST', `/items/${itemId}/uses`, { amount: '' })).status).toBe(404)
    expect((await request('DELETE', `/items/${itemId}`)).status).toBe(404)
  }
  expect((await getCabinet(ben)).entries).toMatchObject([{ quantity: '50 g', isAvailable: true }])
})
