import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { createChecker } from '#domain/safety/stored-check.ts'

import { labelDesigns } from './designs.ts'
import type { Shape } from './drawing.ts'
import { createLabelCheck } from './label-check.rules.ts'
import { newLabel } from './label-drafts.ts'
import { labelOfHerb } from './label-of-herbs.ts'
import { labelContents } from './label.rules.ts'
import type { LabelContents } from './label.types.ts'
import { textSizeMin } from './layout-blocks.ts'
import { codeSides, layOut, type PlacedCode } from './layout.ts'
import { type LabelFont, textWidth } from './measure.ts'
import { codeText } from './qr-text.ts'
import { labelSizes, sizesFor } from './sizes.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const { herbs } = facts
const check = createLabelCheck(createChecker(facts))

const contentsOf = (slug: string): LabelContents => {
  const recipe = catalogue.recipes.find((recipe) => recipe.slug === slug)
  if (!recipe) throw new Error(`There is no ${slug}.`)
  const draft = {
    ...newLabel('2026-11-21'),
    name: recipe.name,
    lines: recipe.ingredients.map(({ name, amount }, position) => ({ key: String(position), name, amount })),
    cups: String(recipe.servings),
    cupsPerDay: String(recipe.cupsPerDay),
    courseDays: recipe.courseDays === null ? '' : String(recipe.courseDays),
    preparation: recipe.preparation,
    instructions: recipe.instructions.join('\n'),
  }
  return labelContents(draft, check(draft), '2027-11-21')
}

type Placed = { text: string; left: number; right: number; baseline: number; size: number }

function textsOf(shapes: readonly Shape[]): Placed[] {
  return shapes.flatMap(({ tag, attributes, text = '', children = [] }) => {
    if (tag !== 'text') return textsOf(children)
    const [x, size] = [Number(attributes['x']), Number(attributes['font-size'])]
    const font: LabelFont = String(attributes['font-family']).startsWith('Alegreya')
      ? 'name'
      : attributes['font-weight'] === 700
        ? 'strong'
        : 'text'
    const width = textWidth(text, font, size)
    const left =
      attributes['text-anchor'] === 'middle' ? x - width / 2 : attributes['text-anchor'] === 'end' ? x - width : x
    return [{ text, left, right: left + width, baseline: Number(attributes['y']), size }]
  })
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

const everyRecipe = catalogue.recipes.map(({ slug }) => slug)
const outputs = { card: undefined, full: 'full', address: 'address' } as const

describe.each(labelDesigns.map((design) => [design.title, design] as const))('the design %s', (_, design) => {
  it.each(Object.keys(outputs) as (keyof typeof outputs)[])(
    'fits every remedy of the catalogue as %s within its edges, complete and legible',
    (output) => {
      for (const slug of everyRecipe) {
        const contents = contentsOf(slug)
        const kind = outputs[output]
        const address = `https://herbs.example/recipe/${slug}`
        const code: PlacedCode | undefined = kind && {
          modules: encode(kind === 'full' ? codeText(contents, address) : address, { ecc: 'M', border: 0 }).data,
          side: codeSides[kind],
        }
        const sizes = sizesFor('', kind ? 'qr' : 'card')
        const layout = sizes.map((size) => layOut(contents, design, size, code)).find(({ isWhole }) => isWhole)
        if (!layout) throw new Error(`${slug} has no room.`)
        const { width, height } = layout.drawing
        const texts = textsOf(layout.drawing.shapes)
        const misplaced = texts.filter(
          ({ left, right, baseline, size }) =>
            left < design.side - 0.01 ||
            right > width - design.side + 0.01 ||
            baseline > height - 2 ||
            size < textSizeMin,
        )
        expect(misplaced, slug).toEqual([])
        const drawnWords = new Set(texts.flatMap(({ text }) => wordsOf(text)))
        const warned = contents.warnings.flatMap(({ text }) => wordsOf(text))
        const steps = kind ? [] : contents.steps.flatMap(wordsOf)
        const missing = [...wordsOf(contents.name), ...wordsOf(contents.brewing), ...warned, ...steps].filter(
          (word) => !drawnWords.has(word),
        )
        expect(missing, slug).toEqual([])
      }
    },
  )
})

describe.each(labelSizes.map((size) => [size.title, size] as const))('the size %s', (_, size) => {
  it.each(labelDesigns.map((design) => [design.title, design] as const))(
    'fits most single herbs in %s',
    (_, design) => {
      const drafts = herbs.map((herb) => labelOfHerb(herb, '2026-11-21'))
      const whole = drafts.filter(
        (draft) => layOut(labelContents(draft, check(draft), '2027-11-21'), design, size).isWhole,
      )
      expect(whole.length / herbs.length).toBeGreaterThan(size.title === 'Jar' ? 0.7 : 0.8)
    },
  )
})

describe('an unchecked ingredient', () => {
  const draft = { ...newLabel('2026-11-21'), name: 'Evening' }
  const lines = ['Thyme', 'Moonpetal'].map((name) => ({ key: name, name, amount: '1 g' }))
  const contents = labelContents({ ...draft, lines }, check({ ...draft, lines }), undefined)
  const code: PlacedCode = { modules: encode('tea').data, side: codeSides.full }

  it.each(labelDesigns.flatMap((design) => [undefined, code].map((placed) => ({ design, placed }))))(
    'is marked below its name, and no other one is',
    ({ design, placed }) => {
      const texts = textsOf(layOut(contents, design, { width: 148, height: 210 }, placed).drawing.shapes)
      const at = (line: string) => texts.findIndex(({ text }) => text === line)
      expect(texts.filter(({ text }) => text === 'not checked')).toHaveLength(1)
      expect(at('not checked')).toBeGreaterThan(at('Moonpetal'))
      expect(at('Moonpetal')).toBeGreaterThan(at('Thyme'))
    },
  )
})

it('prints small letters at least 0.9 mm high, as the law requires', () => {
  const smallLetters = 0.5
  expect(textSizeMin * smallLetters).toBeGreaterThanOrEqual(0.9)
})

describe('a label that is too small', () => {
  const [design] = labelDesigns
  const contents = contentsOf('cardamom-tea-for-the-dark-mornings')
  if (!design) throw new Error('There is no design.')

  it('is reported, with the smallest legible text', () => {
    const { isWhole, textSize } = layOut(contents, design, { width: 74, height: 52 })
    expect([isWhole, textSize]).toEqual([false, textSizeMin])
  })

  it('has larger text with fewer words', () => {
    const size = { width: 105, height: 148 }
    const short = layOut({ ...contents, warnings: [], steps: [] }, design, size)
    expect(short.textSize).toBeGreaterThan(layOut(contents, design, size).textSize)
  })

  it('breaks a word that is wider than the label instead of cutting it', () => {
    const name = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenkraeutertee'
    const { drawing, isWhole } = layOut({ ...contents, name, warnings: [] }, design, { width: 105, height: 148 })
    const texts = textsOf(drawing.shapes)
    expect(isWhole).toBe(true)
    expect(texts.map(({ text }) => text).join('')).toContain(name)
    for (const { right } of texts) expect(right).toBeLessThanOrEqual(105 - design.side + 0.01)
  })
})
