import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import type { RecipeToCheck } from './check.ts'
import type { NoteTopic } from './notes.ts'
import { checkForStorage, createChecker } from './stored-check.ts'

const { catalogue } = loadCatalogue()
const checker = createChecker(safetyFacts(catalogue))
const createNotes = (recipe: RecipeToCheck) => checkForStorage(checker, recipe, 'human').notes
const isInBox = ({ topic }: { topic: NoteTopic }) => topic === 'everybody' || topic === 'summary'
const textsWithTopic = (recipe: RecipeToCheck, topic: NoteTopic) =>
  createNotes(recipe).flatMap((note) => (note.topic === topic ? [note.text] : []))
const cup = (...herbs: [string, number][]): RecipeToCheck => ({
  ingredients: herbs.map(([name, gramsPerCup]) => ({ name, gramsPerCup })),
  cupsPerDay: 2,
})

describe('the notes of a recipe', () => {
  it('fill the box with at most seven short notes, for each recipe of the catalogue', () => {
    for (const recipe of catalogue.recipes) {
      const box = createNotes(recipe).filter((note) => isInBox(note) && !note.text.startsWith('Educational'))
      expect(box.length, recipe.slug).toBeLessThanOrEqual(7)
      for (const { text } of box) expect(text.length, text).toBeLessThanOrEqual(190)
    }
  })

  it('have one row for each drug class, those that rule the recipe out first', () => {
    for (const recipe of catalogue.recipes) {
      const rows = textsWithTopic(recipe, 'medicine').filter((text) => text.startsWith('Taking '))
      const questions = rows.map((text) => text.slice(0, text.indexOf('?')))
      expect(new Set(questions).size, recipe.slug).toBe(questions.length)
      const refused = rows.map((text) => text.includes('Do not drink it'))
      expect(refused, recipe.slug).toEqual(refused.toSorted((one, other) => Number(other) - Number(one)))
    }
  })

  it('join pregnancy and breastfeeding in one sentence', () => {
    expect(textsWithTopic(cup(['sage', 1.5]), 'summary')[0]).toBe(
      'Don’t drink this if you are pregnant or breastfeeding.',
    )
    expect(textsWithTopic(cup(['rhodiola', 0.5]), 'summary')[0]).toBe(
      'Ask your midwife or doctor first if you are pregnant or breastfeeding.',
    )
  })

  it('name allergies in everyday words in the box, and plant families in detail', () => {
    const recipe: RecipeToCheck = {
      ingredients: [
        { name: 'chamomile', gramsPerCup: 1.5 },
        { name: 'thyme', gramsPerCup: 1 },
        { name: 'milk', amount: '100 ml' },
      ],
    }
    expect(textsWithTopic(recipe, 'summary').join(' ')).toMatch(
      /allergic to plants of the daisy family, the mint family, .*or milk\.$/,
    )
    expect(textsWithTopic(recipe, 'detail').join(' ')).toContain('Asteraceae (daisy family)')
  })

  it('cite only their own sources', () => {
    const recipe = cup(['sage', 1.5], ['ginger', 1])
    const { notes, safety } = checkForStorage(checker, recipe, 'human')
    const sage = notes.find(({ text }) => text === 'Garden Sage: not for use in pregnancy.')
    const cites = sage?.sources.map((position) => safety.sources[position]?.cite) ?? []
    const gingerCites = new Set(catalogue.herbs.find(({ slug }) => slug === 'ginger')?.sources.map(({ cite }) => cite))
    expect(cites.length).toBeGreaterThan(0)
    expect(cites.filter((cite) => cite !== undefined && gingerCites.has(cite))).toEqual([])
  })

  it('include the oldest day on which the facts of a herb were checked', () => {
    expect(checkForStorage(checker, cup(['sage', 1]), 'human').safety.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})
