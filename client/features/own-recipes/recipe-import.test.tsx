// @vitest-environment happy-dom
import { gzipSync } from 'node:zlib'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { passRecipe, takePassedRecipe } from '#client/core/passed-recipe.ts'
import { createSharedTextUrl } from '#client/core/shared-text.ts'
import {
  chooseFile,
  closeApplication,
  controls,
  fill,
  openApplication,
  pageText,
  press,
  until,
  untilHidden,
  untilShown,
  untilToast,
  valueOf,
} from '#client/testing/application.tsx'
import { createZip } from '#client/testing/create-zip.ts'
import { fillForm } from '#domain/own-recipes/fill-form.ts'
import { paths } from '#domain/paths.ts'
import { stripSources } from '#domain/safety/facts.ts'

afterEach(closeApplication)

const facts = stripSources(safetyFacts(loadCatalogue().catalogue))
const open = () => openApplication(paths.newOwnRecipe, { role: 'member', api: { 'GET /api/safety/facts': { facts } } })

const sourceField = /^Recipe text or page source/
const leftOut = 'This is what we left out or shortened'

async function paste(text: string): Promise<void> {
  await fill(sourceField, text)
  await press('Import')
}

describe('a text that another app has shared', () => {
  it('is in the import, which waits for a press', async () => {
    await openApplication(createSharedTextUrl(['2 tsp chamomile, 250 ml']), {
      role: 'member',
      api: { 'GET /api/safety/facts': { facts } },
    })
    await until(() => expect(valueOf(sourceField)).toBe('2 tsp chamomile, 250 ml'))
    await until(() => expect([valueOf('Ingredient 1'), location.hash]).toEqual(['', '']))
    await press('Import')
    await until(() => expect(valueOf('Ingredient 1')).toBe('Chamomile'))
  })
})

describe('an import of a pasted recipe', () => {
  beforeEach(open)

  it('fills the form and starts the check', async () => {
    await paste('2 tsp chamomile, 1 tsp lavender, 250 ml, 10 min')
    await untilToast('Imported. Check each ingredient.')
    await until(() => expect(valueOf('Ingredient 2')).toBe('Lavender'))
    expect(valueOf('Amount 1')).toBe('2 tsp')
    expect(valueOf('Ingredient 1')).toBe('Chamomile')
    await untilShown('dried herb in a cup', 'form')
    expect(pageText()).not.toContain(leftOut)
  })

  it('lists what it could not read, and adds it to the notes on request', async () => {
    await paste('2 g sage\n2 g sage 3 g thyme')
    await untilShown(leftOut)
    await untilShown('2 g sage 3 g thyme', '.note')
    await press('Add to your notes')
    await until(() => expect(valueOf('Your notes (optional)')).toContain('2 g sage 3 g thyme'))
    await untilHidden(leftOut)
  })

  it('says which figures it assumed or chose, until the next import', async () => {
    await paste('2 g sage, steep for 5 to 7 minutes')
    await untilShown('The recipe says 5 to 7 minutes. We used 7 minutes.', '.note')
    await untilShown('We assumed that it makes 1 cup and you drink 2 cups a day.', '.note')
    await paste('2 g sage, makes 2 cups, 2 cups a day, 10 min')
    await untilHidden('We assumed')
    expect(valueOf('Cups it makes')).toBe('2')
  })

  it('keeps the text typed before as a draft', async () => {
    await fill('Name', 'Typed before')
    await paste('2 g sage')
    await until(() => expect(valueOf('Ingredient 1')).toBe('Sage'))
    expect(valueOf('Name')).toBe('')
    await untilShown('You have an unsaved draft')
    await press('Restore')
    await until(() => expect(valueOf('Name')).toBe('Typed before'))
  })

  it('reads the recipe of a page, whose scripts never run', async () => {
    await paste(
      `<script>document.title = 'run'</script><script type="application/ld+json">
      {"@type": "Recipe", "name": "From elsewhere", "recipeIngredient": ["2 tsp dried chamomile"], "recipeCuisine": "Greek"}</script>`,
    )
    await until(() => expect(valueOf('Name')).toBe('From elsewhere'))
    await untilShown('recipe cuisine: Greek', '.note')
    expect(document.title).not.toBe('run')
  })

  it.each(['', '10 min', '<p>No recipe</p>', '{"name": 1}', '{'])(
    'changes nothing if %j has no recipe',
    async (text) => {
      await fill('Name', 'Typed before')
      await paste(text)
      await untilToast('We couldn’t find a recipe. Paste its ingredients instead, one on each line.')
      expect(valueOf('Name')).toBe('Typed before')
    },
  )
})

const encode = (json: unknown) => new TextEncoder().encode(JSON.stringify(json))
const createPaprika = (name: string) => ({
  name: `${name}.paprikarecipe`,
  data: new Uint8Array(gzipSync(encode({ name, ingredients: '2 g sage\n', directions: 'Pour.', source: 'Ada' }))),
})

describe('an import of a file', () => {
  beforeEach(open)

  it('reads an export of Mealie', async () => {
    const mealie = {
      name: 'From Mealie',
      recipeIngredient: [{ quantity: 2, unit: { name: 'teaspoon' }, food: { name: 'sage' } }],
      recipeInstructions: [{ text: 'Pour.' }],
    }
    await chooseFile('Or choose a file', 'recipe.json', encode(mealie))
    await until(() => expect(valueOf('Name')).toBe('From Mealie'))
    expect(valueOf('Amount 1')).toBe('2 tsp')
    expect(valueOf('Step 1')).toBe('Pour.')
  })

  it('lets the member choose among the recipes of Paprika, and names the files it can’t read', async () => {
    const broken = { name: 'broken.paprikarecipe', data: new TextEncoder().encode('?') }
    const zip = createZip([createPaprika('First'), createPaprika('Second'), broken])
    await chooseFile('Or choose a file', 'export.paprikarecipes', zip)
    await untilShown('There are 2 recipes. Choose one to start with.')
    await untilShown('broken.paprikarecipe', '.note')
    await press('Use this: Second')
    await until(() => expect(valueOf('Name')).toBe('Second'))
    await untilShown('source: Ada')
    await untilShown('broken.paprikarecipe')
    expect(controls('Use this: First')).toHaveLength(1)
  })

  it('reads a single recipe of Paprika', async () => {
    const { name, data } = createPaprika('Only')
    await chooseFile('Or choose a file', name, data)
    await until(() => expect(valueOf('Name')).toBe('Only'))
  })
})

describe('a recipe that was made one’s own', () => {
  it('fills the form of a new recipe once', async () => {
    passRecipe(fillForm({ name: 'Passed on', ingredients: [{ name: 'Sage', amount: '2 g', notes: '' }], steps: [] }))
    await open()
    await until(() => expect(valueOf('Name')).toBe('Passed on'))
    expect(valueOf('Ingredient 1')).toBe('Sage')
    expect(takePassedRecipe()).toBe(undefined)
  })

  it('leaves the form empty if it is damaged', async () => {
    sessionStorage.setItem('kept new recipe', '{"name": 1}')
    await open()
    await untilShown('Add an ingredient to start the check.')
    expect(valueOf('Name')).toBe('')
  })
})
