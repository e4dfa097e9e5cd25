// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  control,
  field,
  fill,
  focusedName,
  openApplication,
  press,
  textsOf,
  tick,
  until,
  untilHidden,
  untilShown,
  untilToast,
  valueOf,
} from '#client/testing/application.tsx'
import { type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import { cabinetUrl } from '#domain/cabinet/cabinet-url.ts'
import type { CabinetEntry, CabinetHerb } from '#domain/cabinet/cabinet.types.ts'
import { writeOwnToken } from '#domain/cabinet/shopping-selection.ts'
import { addDays } from '#domain/days.ts'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

const createHerb = (slug: string, name: string): CabinetHerb => ({
  slug,
  name,
  scientificName: `${name} L.`,
  emoji: '🌿',
  category: 'Sleep Problems',
  summary: `About ${name}.`,
  shelfLifeMonths: 12,
  gramsPerCup: 2,
  gramsPerTeaspoon: 1,
})
const herbs = [
  createHerb('chamomile', 'Chamomile'),
  createHerb('ginger', 'Ginger'),
  createHerb('lemon-balm', 'Lemon Balm'),
  createHerb('peppermint', 'Peppermint'),
]

const createEntry = (herbSlug: string, details: Partial<CabinetEntry> = {}): CabinetEntry => ({
  id: herbSlug,
  herbSlug,
  quantity: '',
  storageLocation: '',
  purchaseDate: null,
  expiryDate: null,
  notes: '',
  isAvailable: true,
  createdAt: 1,
  ...details,
})

const makeable = { remedies: [], comparedCount: null }

/** Opens the cabinet of a premium member. The server keeps what the page changes. */
async function open(entries: CabinetEntry[], { api = {}, url = cabinetUrl('mine') } = {}) {
  const stored = { entries }
  const change = (id: string, details: object) => {
    stored.entries = stored.entries.map((entry) => (entry.id === id ? { ...entry, ...details } : entry))
    return null
  }
  const itemReplies = herbs.map(({ slug }) => ({
    [`PUT /api/cabinet/items/${slug}`]: ({ body }: ApiRequest) => change(slug, body as object),
    [`DELETE /api/cabinet/items/${slug}`]: () => {
      stored.entries = stored.entries.filter(({ id }) => id !== slug)
      return null
    },
  }))
  const opened = await openApplication(url, {
    role: 'premium',
    api: {
      'GET /api/cabinet': () => ({ entries: stored.entries, herbs }),
      'GET /api/cabinet/suggestions': { suggestions: [] },
      'GET /api/cabinet/remedies': makeable,
      'POST /api/cabinet/items': ({ body }: ApiRequest) => {
        const details = body as CabinetEntry
        stored.entries = [...stored.entries, createEntry(details.herbSlug, details)]
        return null
      },
      ...Object.assign({}, ...itemReplies),
      ...api,
    },
  })
  return { ...opened, stored }
}

const unreachableItem = (slug: string) => ({
  [`PUT /api/cabinet/items/${slug}`]: undefined,
  [`DELETE /api/cabinet/items/${slug}`]: undefined,
  [`POST /api/cabinet/items/${slug}/uses`]: undefined,
})

const names = () => textsOf('article.saved-card h3')
const card = (name: string) => textsOf('article.saved-card').find((text) => text.includes(name)) ?? ''
const today = new Date().toISOString().slice(0, 10)
const peppermint = (details?: Partial<CabinetEntry>) => createEntry('peppermint', details)

describe('the page of the cabinet', () => {
  it('asks a visitor to sign in', async () => {
    await openApplication(paths.cabinet)
    await untilShown('Sign In Required')
    expect((await control('Back to Members')).getAttribute('href')).toBe(paths.members)
    await press('Sign In')
    await untilShown('Welcome Back')
  })

  it('shows a free member what the free plan includes, and where to compare premium', async () => {
    await open([], {
      api: {
        'GET /api/cabinet': () => refusal(403, 'forbidden', 'Premium only'),
        'GET /api/me/limits': {
          limits: { viewsUsed: 0, viewsRemaining: 5, maxViews: 5, isPremium: false, canViewRecipe: true },
        },
      },
    })
    await untilShown('0 of 5 views used this month, 5 left')
    expect((await control('Upgrade to Premium')).getAttribute('href')).toBe(paths.pricing)
  })

  it('says that it could not be loaded, and tries again', async () => {
    const { replies } = await open([peppermint()], { api: { 'GET /api/cabinet': undefined } })
    await untilToast('Failed to load your herbal cabinet')
    replies['GET /api/cabinet'] = { entries: [peppermint()], herbs }
    await press('Try again')
    await until(() => expect(names()).toEqual(['Peppermint']))
  })

  it('shows the herbs if the remedies cannot be loaded, and loads them later', async () => {
    const { replies } = await open([peppermint()], { api: { 'GET /api/cabinet/remedies': undefined } })
    await untilShown('We couldn’t load the remedies.')
    expect(names()).toEqual(['Peppermint'])
    replies['GET /api/cabinet/remedies'] = makeable
    await press('Try again')
    await untilHidden('We couldn’t load the remedies.')
  })
})

const inStock = async () => (await field('Available in stock')).matches(':checked')

describe('the herbs of a cabinet', () => {
  it('are in order of expiry, and marked if they are expired, expiring, low or out of stock', async () => {
    await open([
      peppermint({ quantity: '20 bags', expiryDate: addDays(today, 300) }),
      createEntry('chamomile', { quantity: '50 g', expiryDate: addDays(today, 9) }),
      createEntry('ginger', { quantity: '3 g', expiryDate: addDays(today, -3) }),
      createEntry('lemon-balm', { isAvailable: false, expiryDate: addDays(today, 1) }),
    ])
    await until(() => expect(names()).toEqual(['Ginger', 'Chamomile', 'Peppermint', 'Lemon Balm']))
    for (const [name, badges] of [
      ['Ginger', /^AvailableLow stockExpired/],
      ['Chamomile', /^AvailableExpires in (8|9|10) days/],
      ['Peppermint', /^AvailablePeppermint/],
      ['Lemon Balm', /^Out of StockLemon/],
    ] as const)
      expect(card(name).replaceAll(/^[^A-Z]*/g, '')).toMatch(badges)
  })

  it('keep a removed expiry date empty when something else is edited', async () => {
    const { stored } = await open([peppermint({ purchaseDate: '2026-01-01' })])
    await press('Edit Peppermint')
    expect((await field('Expiry date')).value).toBe('')
    await fill('Storage location', 'Attic')
    await press('Save')
    await untilToast('Herb updated successfully')
    expect(stored.entries).toMatchObject([{ storageLocation: 'Attic', expiryDate: '' }])
  })

  it('are put back in stock when a quantity is entered, unless the member says otherwise', async () => {
    const { stored } = await open([peppermint({ quantity: '0 bags', isAvailable: false })])
    await press('Edit Peppermint')
    expect(await inStock()).toBe(false)
    await fill('Quantity', '20 bags')
    await until(async () => expect(await inStock()).toBe(true))
    await fill('Quantity', '0 bags')
    await until(async () => expect(await inStock()).toBe(false))
    await fill('Quantity', '20 bags')
    await tick('Available in stock')
    await fill('Quantity', '30 bags')
    expect(await inStock()).toBe(false)
    await press('Save')
    await untilToast('Herb updated successfully')
    expect(stored.entries).toMatchObject([{ quantity: '30 bags', isAvailable: false }])
  })

  it('name the field of an impossible date, and keep the typed text', async () => {
    const expiryDate = 'The expiry date can’t be before the purchase date'
    await open([peppermint()], {
      api: { 'PUT /api/cabinet/items/peppermint': () => refusal(400, 'invalid', '', { expiryDate }) },
    })
    await press('Edit Peppermint')
    await fill('Notes', 'Fine leaves')
    await press('Save')
    await press(expiryDate)
    expect([focusedName(), valueOf('Notes')]).toEqual(['expiryDate', 'Fine leaves'])
  })

  it('are removed at once after confirmation, and come back if that fails', async () => {
    const { replies, stored } = await open(
      [peppermint({ expiryDate: addDays(today, 100) }), createEntry('ginger', { expiryDate: addDays(today, 200) })],
      { api: unreachableItem('peppermint') },
    )
    await press('Remove Peppermint')
    await press('Cancel')
    expect(names()).toEqual(['Peppermint', 'Ginger'])
    await press('Remove Peppermint')
    await press('Remove from cabinet')
    await untilToast('Failed to remove herb')
    await until(() => expect(names()).toEqual(['Peppermint', 'Ginger']))
    const { promise, resolve } = Promise.withResolvers<null>()
    replies['DELETE /api/cabinet/items/peppermint'] = () => promise
    await press('Remove Peppermint')
    await press('Remove from cabinet')
    await until(() => expect(names()).toEqual(['Ginger']))
    await until(() => expect(document.activeElement?.textContent).toContain('Ginger'))
    expect(stored.entries).toHaveLength(2)
    stored.entries = stored.entries.slice(1)
    resolve(null)
    await untilToast('Herb removed from cabinet')
  })

  it('keep the text of a new herb that could not be saved', async () => {
    const { replies, stored } = await open([], { api: { 'POST /api/cabinet/items': undefined } })
    await untilShown('Your cabinet is empty')
    await press('Add Herb')
    await fill('Herb', 'ginger')
    await fill('Notes', 'From the market')
    await press('Add to Cabinet')
    await untilShown('Failed to add herb to cabinet', '.error-summary')
    expect(valueOf('Notes')).toBe('From the market')
    replies['POST /api/cabinet/items'] = () => {
      stored.entries = [createEntry('ginger')]
      return null
    }
    await press('Add to Cabinet')
    await until(() => expect(names()).toEqual(['Ginger']))
  })
})

describe('the use of a herb', () => {
  const uses = 'POST /api/cabinet/items/peppermint/uses'

  it('is shown before it is stored, and undone if it fails', async () => {
    const { replies } = await open([peppermint({ quantity: '3 bags' })])
    await press('Use a cup of Peppermint')
    await untilToast('Failed to update herb')
    await until(() => expect(card('Peppermint')).toContain('3 bags'))
    const { promise, resolve } = Promise.withResolvers<null>()
    replies[uses] = () => promise
    await press('Use a cup of Peppermint')
    await until(() => expect(card('Peppermint')).toContain('2 bags'))
    resolve(null)
    await untilToast('Herb updated successfully')
  })

  it('sends the same id again after a failure, and another one for the next use', async () => {
    const { replies, requests } = await open([peppermint({ quantity: '10 bags' })])
    await press('Use a cup of Peppermint')
    await untilToast('Failed to update herb')
    replies[uses] = null
    await press('Use a cup of Peppermint')
    await untilToast('Herb updated successfully')
    const ids = () =>
      requests.filter(({ path }) => path.endsWith('/uses')).map(({ body }) => (body as { use: string }).use)
    await until(async () => {
      await press('Use a cup of Peppermint')
      expect(ids().length).toBeGreaterThan(2)
    })
    const [first, second, third] = ids()
    expect([first === second, third === second]).toEqual([true, false])
  })

  it('names the field of an amount that cannot be read', async () => {
    await open([peppermint({ quantity: '3 bags' })], {
      api: { [uses]: () => refusal(400, 'invalid', '', { amount: 'Enter an amount such as 2 g' }) },
    })
    await fill('How much did you use?', 'a little')
    await press('Subtract')
    await untilShown('Enter an amount such as 2 g', 'details .error')
  })
})

it('lists what an own recipe needs on the shopping list, until it is removed', async () => {
  const token = writeOwnToken({ name: 'Evening mint', missing: ['Lemon balm', 'Moonwort dust'] })
  const { router } = await open([createEntry('ginger')], { url: cabinetUrl('shopping', token) })
  await untilShown('Moonwort dust for Evening mint', '.shopping')
  await press('Remove what “Evening mint” needs')
  await untilHidden('Moonwort dust', '.shopping')
  await until(() => expect(router.state.location.search).toBe('?tab=shopping'))
})
