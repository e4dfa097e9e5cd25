// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import { localDay } from '#client/core/local-day.ts'
import {
  closeApplication,
  controls,
  fill,
  focusedText,
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
import { type Api, type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import { createOwnRecipe, replyWithRecipe } from '#client/testing/own-recipes.ts'
import { addDays } from '#domain/days.ts'
import type { Brew } from '#domain/own-recipes/brews.types.ts'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

const log = '#brews'
const bitter: Brew = { id: 'b1', day: '2026-11-20', stars: 2, note: 'Too bitter' }
const good: Brew = { id: 'b2', day: '2026-11-02', stars: 5, note: '' }

const reply = (...brews: Brew[]) => ({ ...replyWithRecipe(createOwnRecipe()), brews: { brews, next: null } })

/** Opens the page of a recipe whose server stores brews. */
async function open(brews: Brew[] = [], api: Api = {}) {
  const stored = new Map(brews.map((brew) => [brew.id, brew]))
  const remove = ({ path }: ApiRequest) => {
    stored.delete(path.split('/').at(-1) ?? '')
    return null
  }
  const save = ({ path, body }: ApiRequest) => {
    const id = path.split('/').at(-1) ?? ''
    stored.set(id, { id, ...(body as Omit<Brew, 'id'>) })
    return null
  }
  const opened = await openApplication(paths.ownRecipe('own'), {
    role: 'member',
    api: {
      'GET /api/safety/facts': refusal(503, 'unavailable', ''),
      'GET /api/own-recipes/own': () => reply(...stored.values()),
      'PUT /api/own-recipes/own/brews/b1': save,
      'DELETE /api/own-recipes/own/brews/b1': remove,
      ...api,
    },
  })
  await untilShown('Your brews')
  return { ...opened, stored }
}

describe('noting a brew', () => {
  it('takes today, stars and a note', async () => {
    const { requests } = await open()
    await untilShown('You haven’t noted a brew yet.')
    await press('I made this')
    expect(valueOf('Day')).toBe(localDay(new Date()))
    await tick('4 stars')
    await fill('Note (optional)', 'Lovely')
    await press('Save')
    await until(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true))
    const put = requests.find(({ method }) => method === 'PUT')
    expect(put?.path).toMatch(/^\/api\/own-recipes\/own\/brews\/[\w-]{36}$/)
    expect(put?.body).toEqual({ day: localDay(new Date()), stars: 4, note: 'Lovely' })
  })

  it('refuses a day in the future without a request', async () => {
    const { requests } = await open()
    await press('I made this')
    await fill('Day', addDays(localDay(new Date()), 1))
    await press('Save')
    await untilShown('Choose today or an earlier day')
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([])
  })
})

describe('a noted brew', () => {
  it('is edited in its place, and its stars can be taken away', async () => {
    const { stored } = await open([bitter, good])
    await press('Edit the brew of 20 Nov 2026')
    expect(valueOf('Note (optional)')).toBe('Too bitter')
    await fill('Note (optional)', 'Less sage next time')
    await press('No stars')
    await press('Save')
    await untilToast('Brew saved')
    await untilShown('Less sage next time', log)
    expect(stored.get('b1')).toEqual({ ...bitter, stars: null, note: 'Less sage next time' })
    await until(() => expect(focusedText()).toBe('Edit the brew of 20 Nov 2026'))
  })

  it('keeps what was typed if saving fails', async () => {
    await open([bitter], { 'PUT /api/own-recipes/own/brews/b1': refusal(503, 'unavailable', 'Try again later.') })
    await press('Edit the brew of 20 Nov 2026')
    await fill('Note (optional)', 'Typed')
    await press('Save')
    await untilShown('Try again later.', log)
    expect(valueOf('Note (optional)')).toBe('Typed')
    await press('Cancel')
    await untilShown('Too bitter', log)
  })

  it('is deleted at once, and comes back with Undo', async () => {
    const { stored } = await open([bitter, good])
    await press('Delete the brew of 20 Nov 2026')
    await untilShown('Brew of 20 Nov 2026 deleted.')
    expect(pageText(log)).not.toContain('Too bitter')
    await until(() => expect(focusedText()).toBe('Undo'))
    await until(() => expect([...stored.keys()]).toEqual(['b2']))
    await press('Undo')
    await untilShown('Too bitter', log)
    expect(stored.get('b1')).toEqual(bitter)
    expect(controls('Undo')).toEqual([])
    expect(focusedText()).toBe('Your brews')
  })

  it('appears again with a message if it could not be deleted', async () => {
    await open([bitter], { 'DELETE /api/own-recipes/own/brews/b1': refusal(503, 'unavailable', '') })
    await press('Delete the brew of 20 Nov 2026')
    await untilToast('We couldn’t delete this brew. Try again in a moment.')
    await untilShown('Too bitter', log)
    await untilHidden('deleted.', log)
  })
})

it('shows older brews on a page of their own', async () => {
  const older = { ...good, note: 'Last spring' }
  await open([], {
    'GET /api/own-recipes/own': { ...reply(bitter), brews: { brews: [bitter], next: '2026-11-20_b1' } },
    'GET /api/own-recipes/own/brews': ({ query }: ApiRequest) =>
      query.get('after') === '2026-11-20_b1' ? { brews: [older], next: null } : refusal(400, 'invalid', ''),
  })
  await press('Show more')
  await untilShown('Last spring', log)
  expect(pageText(log)).not.toContain('Too bitter')
  await press('Back to start')
  await untilShown('Too bitter', log)
})

it('sums up the brews in the list, which can be sorted by them', async () => {
  const recipe = createOwnRecipe({ brews: { count: 3, lastDay: '2026-11-20', averageStars: 4.333 } })
  const page = { recipes: [recipe], next: null, count: 1, max: 200, tags: ['evening'] }
  const { requests } = await openApplication(`${paths.ownRecipes}?tag=evening`, {
    role: 'member',
    api: { 'GET /api/own-recipes': page },
  })
  await untilShown('Made 3 times, last on 20 Nov 2026 · 4.3 of 5 stars')
  await press('Most stars')
  await until(() =>
    expect(requests.findLast(({ path }) => path === '/api/own-recipes')?.query.toString()).toBe(
      'tag=evening&sort=stars',
    ),
  )
  expect(textsOf('[aria-label="Order"] [aria-current]')).toEqual(['Most stars'])
})
