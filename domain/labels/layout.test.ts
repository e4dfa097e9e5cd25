import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { createChecker } from '#domain/safety/stored-check.ts'

import { labelDesigns } from './designs.ts'
import type { Shape } from './drawing.ts'
import { createHerbLabel } from './herbs-label.ts'
import { createLabelCheck } from './label-check.rules.ts'
import { createEmptyLabel } from './label-drafts.ts'
import { createLabelContents } from './label.rules.ts'
import type { LabelContents } from './label.types.ts'
import { minTextSize } from './layout-blocks.ts'
import { qrSides, layOutLabel, type QrCode } from './layout.ts'
import { type LabelFont, measureText } from './measure.ts'
import { createCodeText } from './qr-code.ts'
import { labelSizes, listSizes } from './sizes.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const { herbs } = facts
const check = createLabelCheck(createChecker(facts))

const createContents = (slug: string): LabelContents => {
  const recipe = catalogue.recipes.find((recipe) => recipe.slug === slug)
  if (!recipe) throw new Error(`There is no ${slug}.`)
  const draft = {
    ...createEmptyLabel('2026-11-21'),
    name: recipe.name,
    lines: recipe.ingredients.map(({ name, amount }, position) => ({ key: String(position), name, amount })),
    cups: String(recipe.servings),
    cupsPerDay: String(recipe.cupsPerDay),
    courseDays: recipe.courseDays === null ? '' : String(recipe.courseDays),
    preparation: recipe.preparation,
    instructions: recipe.instructions.join('\n'),
  }
  return createLabelContents(draft, check(draft), '2027-11-21')
}

type PlacedText = { text: string; left: number; right: number; baseline: number; size: number }

function listTexts(shapes: readonly Shape[]): PlacedText[] {
  return shapes.flatMap(({ tag, attributes, text = '', children = [] }) => {
    if (tag !== 'text') return listTexts(children)
    const [x, size] = [Number(attributes['x']), Number(attributes['font-size'])]
    const font: LabelFont = String(attributes['font-family']).startsWith('Alegreya')
      ? 'name'
      : attributes['font-weight'] === 700
        ? 'strong'
        : 'text'
    const width = measureText(text, font, size)
    const left =
      attributes['text-anchor'] === 'middle' ? x - width / 2 : attributes['text-anchor'] === 'end' ? x - width : x
    return [{ text, left, right: left + width, baseline: Number(attributes['y']), size }]
  })
}

const splitWords = (text: string) => text.split(/\s+/).filter(Boolean)

const recipeSlugs = catalogue.recipes.map(({ slug }) => slug)
const outputs = { card: undefined, full: 'full', address: 'address' } as const

describe.each(labelDesigns.map((design) => [design.title, design] as const))('the design %s', (_, design) => {
  it.each(Object.keys(outputs) as (keyof typeof outputs)[])(
    'fits every remedy of the catalogue as %s within its edges, complete and legible',
    (output) => {
      for (const slug of recipeSlugs) {
        const contents = createContents(slug)
        const kind = outputs[output]
        const url = `https://herbs.example/recipe/${slug}`
        const code: QrCode | undefined = kind && {
          modules: encode(kind === 'full' ? createCodeText(contents, url) : url, { ecc: 'M', border: 0 }).data,
          side: qrSides[kind],
        }
        const sizes = listSizes('', kind ? 'qr' : 'card')
        const layout = sizes.map((size) => layOutLabel(contents, design, size, code)).find(({ fits }) => fits)
        if (!layout) throw new Error(`${slug} has no room.`)
        const { width, height } = layout.drawing
        const texts = listTexts(layout.drawing.shapes)
        const misplaced = texts.filter(
          ({ left, right, baseline, size }) =>
            left < design.sideMargin - 0.01 ||
            right > width - design.sideMargin + 0.01 ||
            baseline > height - 2 ||
            size < minTextSize,
        )
        expect(misplaced, slug).toEqual([])
        const drawnWords = new Set(texts.flatMap(({ text }) => splitWords(text)))
        const warningWords = contents.warnings.flatMap(({ text }) => splitWords(text))
        const steps = kind ? [] : contents.steps.flatMap(splitWords)
        const missingWords = [
          ...splitWords(contents.name),
          ...splitWords(contents.brewing),
          ...warningWords,
          ...steps,
        ].filter((word) => !drawnWords.has(word))
        expect(missingWords, slug).toEqual([])
      }
    },
  )
})

describe.each(labelSizes.map((size) => [size.title, size] as const))('the size %s', (_, size) => {
  it.each(labelDesigns.map((design) => [design.title, design] as const))(
    'fits most single herbs in %s',
    (_, design) => {
      const drafts = herbs.map((herb) => createHerbLabel(herb, '2026-11-21'))
      const fittingDrafts = drafts.filter(
        (draft) => layOutLabel(createLabelContents(draft, check(draft), '2027-11-21'), design, size).fits,
      )
      expect(fittingDrafts.length / herbs.length).toBeGreaterThan(size.title === 'Jar' ? 0.7 : 0.8)
    },
  )
})

describe('an unchecked ingredient', () => {
  const draft = { ...createEmptyLabel('2026-11-21'), name: 'Evening' }
  const lines = ['Thyme', 'Moonpetal'].map((name) => ({ key: name, name, amount: '1 g' }))
  const contents = createLabelContents({ ...draft, lines }, check({ ...draft, lines }), undefined)
  const code: QrCode = { modules: encode('tea').data, side: qrSides.full }

  it.each(labelDesigns.flatMap((design) => [undefined, code].map((qrCode) => ({ design, placed: qrCode }))))(
    'is marked below its name, and no other one is',
    ({ design, placed }) => {
      const texts = listTexts(layOutLabel(contents, design, { width: 148, height: 210 }, placed).drawing.shapes)
      const findLine = (line: string) => texts.findIndex(({ text }) => text === line)
      expect(texts.filter(({ text }) => text === 'not checked')).toHaveLength(1)
      expect(findLine('not checked')).toBeGreaterThan(findLine('Moonpetal'))
      expect(findLine('Moonpetal')).toBeGreaterThan(findLine('Thyme'))
    },
  )
})

it('prints small letters at least 0.9 mm high, as the law requires', () => {
  const smallLetterRatio = 0.5
  expect(minTextSize * smallLetterRatio).toBeGreaterThanOrEqual(0.9)
})

describe('a label that is too small', () => {
  const [design] = labelDesigns
  const contents = createContents('cardamom-tea-for-the-dark-mornings')
  if (!design) throw new Error('There is no design.')

  it('is reported, with the smallest legible text', () => {
    const { fits, textSize } = layOutLabel(contents, design, { width: 74, height: 52 })
    expect([fits, textSize]).toEqual([false, minTextSize])
  })

  it('has larger text with fewer words', () => {
    const size = { width: 105, height: 148 }
    const layoutWithoutTexts = layOutLabel({ ...contents, warnings: [], steps: [] }, design, size)
    expect(layoutWithoutTexts.textSize).toBeGreaterThan(layOutLabel(contents, design, size).textSize)
  })

  it('breaks a word that is wider than the label instead of cutting it', () => {
    const name = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenkraeutertee'
    const { drawing, fits } = layOutLabel({ ...contents, name, warnings: [] }, design, { width: 105, height: 148 })
    const texts = listTexts(drawing.shapes)
    expect(fits).toBe(true)
    expect(texts.map(({ text }) => text).join('')).toContain(name)
    for (const { right } of texts) expect(right).toBeLessThanOrEqual(105 - design.sideMargin + 0.01)
  })
})
