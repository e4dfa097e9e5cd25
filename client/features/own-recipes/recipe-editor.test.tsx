// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import {
  closeApplication,
  controls,
  fill,
  openApplication,
  pageText,
  press,
  until,
  untilShown,
  untilToast,
  valueOf,
} from '#client/testing/application.tsx'
import { type Api, type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import { createOwnContent, createOwnRecipe, replyWithRecipe } from '#client/testing/own-recipes.ts'
import type { NewOwnRecipe, OwnRecipeChange, OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'
import type { OwnRecipeWithVersions } from '#domain/own-recipes/own-recipes.types.ts'
import { paths } from '#domain/paths.ts'
import { selectPlants, stripSources } from '#domain/safety/facts.ts'

afterEach(closeApplication)

const factsWithSources = safetyFacts(loadCatalogue().catalogue)
const facts = stripSources(factsWithSources)
const panel = '#safety-check'

const createRecipe = (revision: number, details: Partial<OwnRecipeContent> = {}): OwnRecipeWithVersions =>
  replyWithRecipe(createOwnRecipe({ revision, content: details }))

const open = (path: string, api: Api = {}) =>
  openApplication(path, { role: 'member', api: { 'GET /api/safety/facts': { facts }, ...api } })

const openNew = (api?: Api) => open(paths.newOwnRecipe, api)
const openSaved = (api: Api = {}, details?: Partial<OwnRecipeContent>) =>
  open(paths.editOwnRecipe('own'), { 'GET /api/own-recipes/own': createRecipe(1, details), ...api })

async function enterIngredient(amount: string, name: string): Promise<void> {
  await fill('Amount 1', amount)
  await fill('Ingredient 1', name)
}

describe('the check beside the editor', () => {
  it('waits for an ingredient, and then follows each change without a request', async () => {
    const { requests } = await openNew()
    await untilShown('Add an ingredient to start the check.', panel)
    const listCalls = () => requests.filter(({ path }) => /safety|own-recipes/.test(path)).map(({ path }) => path)
    expect(listCalls()).toEqual(['/api/safety/facts'])
    await enterIngredient('2 g', 'Peppermint')
    await untilShown('No concerns found', panel)
    await untilShown('Mentha x piperita L.: about 2 g dried herb in a cup')
    await fill('Amount 1', '30 g')
    await untilShown('Refused', panel)
    expect(listCalls()).toEqual(['/api/safety/facts'])
  })

  it.each([
    ['2 g', 'Moonwort dust', 'We don’t know this ingredient, so we can’t check it.'],
    ['some', 'Peppermint', 'we can’t read this amount. Try grams or teaspoons.'],
    ['', 'Peppermint', 'add an amount.'],
    ['1 tsp', 'honey', 'Kitchen ingredient'],
  ])('says how it reads “%s” of “%s”', async (amount, name, meaning) => {
    await openNew()
    await enterIngredient(amount, name)
    await untilShown(meaning, 'form')
  })

  it('says that it can’t check a name yet, and takes the name that was meant', async () => {
    await openNew()
    await enterIngredient('0.5 g', 'lavander')
    await untilShown('Not checked yet. We can’t check this yet. Don’t drink this before it has been checked.', panel)
    expect(pageText(panel)).not.toMatch(/Refused|Leave it out/)
    await press('Lavender')
    await until(() => expect(valueOf('Ingredient 1')).toBe('Lavender'))
    await until(() => expect(pageText(panel)).not.toContain('Not checked yet'))
    expect(pageText('form')).not.toContain('Did you mean')
  })

  it('says how it counts a heaped spoon', async () => {
    await openNew()
    await enterIngredient('1 heaped tsp', 'Peppermint')
    await untilShown('We count each spoon as 2 level ones.', 'form')
  })

  it('warns that it can’t run without the facts, and lets the member save', async () => {
    const { requests } = await open(paths.newOwnRecipe, { 'GET /api/safety/facts': refusal(503, 'unavailable', '') })
    await enterIngredient('2 g', 'Peppermint')
    await untilShown('We can’t run the check right now. Don’t drink this before it has been checked.', panel)
    await fill('Name', 'Unchecked')
    await press('Save Recipe')
    await until(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true))
  })

  it('offers a change that removes the concern, and makes it', async () => {
    await openNew()
    await enterIngredient('9 g', 'Sage')
    await untilShown('Refused', panel)
    await press(/^Use this: Use [\d.]+ g of garden sage/)
    await until(() => expect(Number.parseFloat(valueOf('Amount 1') ?? '')).toBeLessThan(9))
    await until(() => expect(pageText(panel)).not.toContain('Refused'))
  })
})

const steps = () => [1, 2, 3].map((number) => valueOf(`Step ${number}`))

describe('the lines of an own recipe', () => {
  it('are moved, removed and added', async () => {
    await openSaved({}, { steps: ['Pour.', 'Cover.', 'Strain.'] })
    await press('Move step 2 up')
    await until(() => expect(steps()).toEqual(['Cover.', 'Pour.', 'Strain.']))
    await untilShown('Step moved to position 1 of 3')
    await press('Remove step 2')
    await press('Add a step')
    await fill('Step 3', 'Drink.')
    await until(() => expect(steps()).toEqual(['Cover.', 'Strain.', 'Drink.']))
  })
})

const replyWithPlants = ({ query }: ApiRequest) => ({
  plants: selectPlants(factsWithSources, (query.get('slugs') ?? '').split(',')),
})

describe('the sources of the findings', () => {
  const source = 'Briggs, Drugs in Pregnancy and Lactation, peppermint'
  it('are shown on request, again for another herb, and change no text', async () => {
    const { requests } = await openNew({ 'GET /api/safety/plants': replyWithPlants })
    await enterIngredient('2 g', 'Peppermint')
    await untilShown('No concerns found', panel)
    expect(pageText(panel)).not.toContain(source)
    await press('Show sources')
    await untilShown(source, panel)
    expect(controls('Show sources')).toEqual([])
    await fill('Ingredient 1', 'Sage')
    await untilShown('Garden Sage', panel)
    await press('Show sources')
    await until(() => expect(controls('Show sources')).toEqual([]))
    const queries = requests.filter(({ path }) => path === '/api/safety/plants').map(({ query }) => query.get('slugs'))
    expect(queries).toEqual(['peppermint', 'sage'])
    expect(valueOf('Ingredient 1')).toBe('Sage')
  })

  it('can be asked for again after a failure', async () => {
    const { replies } = await openNew()
    await enterIngredient('2 g', 'Peppermint')
    await press('Show sources')
    await untilShown('We couldn’t load the sources.', panel)
    replies['GET /api/safety/plants'] = replyWithPlants
    await press('Show sources')
    await untilShown(source, panel)
  })
})

describe('saving in the editor', () => {
  it('names every field that is wrong and sends nothing', async () => {
    const { requests } = await openNew()
    await fill('Cups it makes', '0')
    await press('Save Recipe')
    await untilShown('There’s a problem')
    for (const error of ['Please fill this in', 'Please add an ingredient', 'Please enter a whole number from 1 to 12'])
      await untilShown(error)
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('keeps a refused recipe, and opens it with its warning', async () => {
    const stored: { recipe?: NewOwnRecipe } = {}
    const { router, replies } = await openNew({
      'POST /api/own-recipes': ({ body }: ApiRequest) => {
        stored.recipe = body as NewOwnRecipe
        const { id, content } = stored.recipe
        replies[`GET /api/own-recipes/${id}`] = replyWithRecipe(createOwnRecipe({ id, content }))
        return { revision: 1 }
      },
    })
    await fill('Name', 'Too strong')
    await enterIngredient('9 g', 'Sage')
    await untilShown('You can keep this recipe. Its warning stays on top.')
    await press('Save Recipe')
    await until(() => expect(router.state.location.pathname).toBe(paths.ownRecipe(stored.recipe?.id ?? '')))
    await untilShown('Don’t drink this.', panel)
    expect(stored.recipe?.content).toMatchObject({ name: 'Too strong', ingredients: [{ name: 'Sage', amount: '9 g' }] })
  })

  it('keeps the text if the server is unreachable', async () => {
    await openSaved()
    await fill('Name', 'Night cup')
    await press('Save Recipe')
    await untilShown('An unexpected error occurred')
    expect(valueOf('Name')).toBe('Night cup')
  })

  it('says if nobody can open the recipe’s link any more', async () => {
    await openSaved({ 'PUT /api/own-recipes/own': { revision: 2, isLinkClosed: true } })
    await fill('Name', 'Night cup')
    await press('Save Recipe')
    await untilToast(/but nobody can open its link now/)
  })

  it('tells a member who keeps as many as possible', async () => {
    await openNew({ 'POST /api/own-recipes': refusal(409, 'conflict', 'You already keep 200 recipes') })
    await fill('Name', 'One more')
    await enterIngredient('2 g', 'Peppermint')
    await press('Save Recipe')
    await untilShown('You already keep 200 recipes')
    expect(valueOf('Name')).toBe('One more')
  })
})

/** Opens the recipe, changes it, and saves it after another tab has saved the name “Other tab”. */
async function saveLate() {
  const opened = await openSaved()
  await fill('Name', 'This tab')
  opened.replies['GET /api/own-recipes/own'] = createRecipe(2, { name: 'Other tab' })
  opened.replies['PUT /api/own-recipes/own'] = ({ body }: ApiRequest) =>
    (body as OwnRecipeChange).revision === 2 ? { revision: 3 } : refusal(409, 'conflict', 'Choose which to keep.')
  await press('Save Recipe')
  await untilShown('You saved this recipe somewhere else')
  return opened
}

describe('a recipe that was saved in another tab', () => {
  it('is overwritten only if the member chooses so', async () => {
    const { requests } = await saveLate()
    expect(valueOf('Name')).toBe('This tab')
    await press('Overwrite with mine')
    await until(() =>
      expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
        { revision: 1, content: { name: 'This tab' } },
        { revision: 2, content: { name: 'This tab' } },
      ]),
    )
    await untilToast('“This tab” is saved')
    expect(pageText()).not.toContain('There’s a problem')
  })

  it('can be shown, and the member’s own text is offered again', async () => {
    await saveLate()
    await press('Show the saved version')
    await until(() => expect(valueOf('Name')).toBe('Other tab'))
    expect(pageText()).not.toContain('There’s a problem')
    await untilShown('You have an unsaved draft')
    await press('Restore')
    await until(() => expect(valueOf('Name')).toBe('This tab'))
  })
})

describe('earlier versions', () => {
  const earlier = { revision: 1, content: createOwnContent({ notes: 'Weak' }), replacedAt: 1 }
  const openVersions = (reply: unknown) =>
    open(paths.ownRecipe('own'), {
      'GET /api/own-recipes/own': { ...createRecipe(2, { name: 'Night cup' }), versions: [earlier] },
      'PUT /api/own-recipes/own': reply,
    })

  it('say what was changed, and come back as the newest version', async () => {
    const { requests } = await openVersions({ revision: 3 })
    await untilShown('Name: “Evening cup” to “Night cup”. Notes changed')
    await press('Go back to this version 1')
    await until(() =>
      expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ content: earlier.content, revision: 2 }),
    )
  })

  it('stay as they are if another tab has saved meanwhile', async () => {
    await openVersions(refusal(409, 'conflict', 'You saved this recipe in another tab.'))
    await press('Go back to this version 1')
    await untilShown('You saved this recipe in another tab.')
  })
})

it('lists recipes with their tags, and shows a member without any what to do', async () => {
  const { recipe } = createRecipe(1, { tags: ['evening'] })
  const page = { recipes: [recipe], next: null, count: 1, max: 200, tags: ['evening'] }
  const { replies, router } = await open(paths.ownRecipes, { 'GET /api/own-recipes': page })
  await untilShown('1 of 200 recipes')
  expect(controls('evening')[0]?.getAttribute('href')).toBe(`${paths.ownRecipes}?tag=evening`)
  replies['GET /api/own-recipes'] = { recipes: [], next: null, count: 0, max: 200, tags: [] }
  await router.revalidate()
  await untilShown('Write your own blend')
})
