// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import {
  chooseFile,
  closeApplication,
  control,
  controls,
  openApplication,
  press,
  until,
  untilShown,
  untilToast,
  valueOf,
} from '#client/testing/application.tsx'
import { type Api, type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import { createOwnRecipe, replyWithRecipe } from '#client/testing/own-recipes.ts'
import { watchFiles } from '#client/testing/watch-files.ts'
import { paths } from '#domain/paths.ts'
import { stripSources } from '#domain/safety/facts.ts'

afterEach(() => {
  closeApplication()
  vi.restoreAllMocks()
})

const firstPage = Array.from({ length: 2 }, (_, number) =>
  createOwnRecipe({ id: `a${number}`, content: { name: `Cup ${number}` } }),
)
const last = createOwnRecipe({ id: 'b', content: { name: 'Last cup', notes: 'From page two' } })
const pages = ({ query }: ApiRequest) => {
  const shared = { count: 3, max: 200, tags: [] }
  return query.get('after') === 'next'
    ? { ...shared, recipes: [last], next: null }
    : { ...shared, recipes: firstPage, next: 'next' }
}

const open = (path: string, api: Api) =>
  openApplication(path, { role: 'member', api: { 'GET /api/safety/facts': refusal(503, 'unavailable', ''), ...api } })

describe('a download', () => {
  it.each(['JSON', 'CSV'])('of all recipes can be imported again, with a choice among them (%s)', async (format) => {
    const files = watchFiles()
    const { router } = await open(paths.ownRecipes, { 'GET /api/own-recipes': pages })
    await press(`Download ${format}`)
    await until(() => expect(files).toHaveLength(1))
    const [file] = files
    expect(file?.name).toMatch(new RegExp(`^own-recipes-\\d{4}-\\d\\d-\\d\\d\\.${format.toLowerCase()}$`))
    await router.navigate(paths.newOwnRecipe)
    await chooseFile('Or choose a file', file?.name ?? '', new Uint8Array((await file?.blob.arrayBuffer()) ?? []))
    await untilShown('There are 3 recipes. Choose one to start with.')
    await press('Use this: Last cup')
    await until(() => expect(valueOf('Name')).toBe('Last cup'))
    expect(valueOf('Amount 1')).toBe('2 g')
    expect(valueOf('Your notes (optional)')).toBe('From page two')
  })

  it('of one recipe has its name', async () => {
    const files = watchFiles()
    await open(paths.ownRecipe('own'), {
      'GET /api/own-recipes/own': replyWithRecipe(createOwnRecipe({ content: { name: 'Evening cup' } })),
    })
    await press('Download JSON')
    await press('Download CSV')
    await until(() => expect(files.map(({ name }) => name)).toEqual(['evening-cup.json', 'evening-cup.csv']))
  })

  it.each([
    ['a recipe that passes', 'Peppermint', 1],
    ['a recipe that is refused', 'Foxglove', 0],
  ])('of the days of a course is offered for %s: %s', async (_, name, count) => {
    const files = watchFiles()
    const recipe = createOwnRecipe({ content: { ingredients: [{ name, amount: '2 g' }], courseDays: 3 } })
    await open(paths.ownRecipe('own'), {
      'GET /api/safety/facts': { facts: stripSources(safetyFacts(loadCatalogue().catalogue)) },
      'GET /api/own-recipes/own': replyWithRecipe(recipe),
    })
    await control('Download JSON')
    const buttons = controls('Download its days for your calendar')
    expect(buttons).toHaveLength(count)
    for (const button of buttons) button.click()
    for (const { name: fileName, blob } of files) {
      expect(fileName).toBe('herbal-remedies-course.ics')
      expect((await blob.text()).match(/^SUMMARY:Time for a cup: Evening cup/gm)).toHaveLength(6)
    }
    expect(files).toHaveLength(count)
  })

  it('says so if a page of recipes can’t be loaded', async () => {
    const files = watchFiles()
    const { replies } = await open(paths.ownRecipes, { 'GET /api/own-recipes': pages })
    await untilShown('3 of 200 recipes')
    replies['GET /api/own-recipes'] = refusal(503, 'unavailable', '')
    await press('Download CSV')
    await untilToast('We couldn’t load all your recipes. Try again in a moment.')
    expect(files).toEqual([])
  })
})
