// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'

import {
  chooseFile,
  closeApplication,
  openApplication,
  press,
  until,
  untilShown,
  untilToast,
  valueOf,
} from '#client/testing/application.tsx'
import { type Api, type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import { createOwnRecipe, replyWithRecipe } from '#client/testing/own-recipes.ts'
import { paths } from '#domain/paths.ts'

afterEach(() => {
  closeApplication()
  vi.restoreAllMocks()
})

/** Returns the files that the page saves, with their names. */
function watchFiles() {
  const files: { name: string; blob: Blob }[] = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`
    blobs.set(address, blob as Blob)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href)
    if (blob) files.push({ name: this.download, blob })
  })
  return files
}

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
