import { describe, expect, it } from 'vitest'

import { createRecipeMonograph } from './recipe-monograph.rules.ts'

const createRecipe = (ailment: string, herbs: readonly string[]) => ({
  ailment,
  cupsPerDay: 3,
  ingredients: herbs.map((herb) => ({ name: herb, gramsPerCup: 1, herb })),
})

describe("a recipe's line about official rules", () => {
  it('states that a recipe follows them, with the document number and sources', () => {
    const result = createRecipeMonograph(createRecipe('Sleep Problems', ['valerian', 'hops']))
    expect(result?.label).toBe(
      'This recipe follows the parts of the European Medicines Agency’s rules for sleep teas (EMA/HMPC/438183/2017) that we could read.',
    )
    expect(result?.sources[0]).toEqual({
      cite: 'EMA, summary of the conclusions of the HMPC on herbal tea combinations for use as sedatives',
      edition: 'Species sedativae',
      date: 'undated',
      address: 'https://ema.europa.eu/en/medicines/herbal/species-sedativae',
      tier: 'regulator_page',
    })
  })

  it('states why a recipe is outside them', () => {
    expect(createRecipeMonograph(createRecipe('Sleep Problems', ['valerian', 'rooibos']))?.label).toBe(
      'This recipe is not one of the European Medicines Agency’s sleep teas: rooibos is not on the agency’s list.',
    )
  })

  it('is absent for teas without official rules', () => {
    expect(createRecipeMonograph(createRecipe('Cold & Flu', ['linden', 'sage']))).toBeUndefined()
  })
})
