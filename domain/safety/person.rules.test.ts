import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { createCheck, type RecipeToCheck } from './check.ts'
import type { Profile } from './profile.ts'

const check = createCheck(safetyFacts(loadCatalogue().catalogue))

/**
 * Parses a text such as `thyme 2.5, ginger 1` into a correctly prepared recipe, two cups a day. The numbers are grams a
 * cup.
 */
function recipe(text: string, rest: Partial<RecipeToCheck> = {}): RecipeToCheck {
  const ingredients = text.split(', ').map((line) => {
    const [, name = '', grams] = /^(.*?) ?([\d.]*)$/.exec(line) ?? []
    return { name, gramsPerCup: grams ? Number(grams) : null }
  })
  return { ingredients, cupsPerDay: 2, ...rest }
}

const findingLines = (text: string, profile?: Profile, rest?: Partial<RecipeToCheck>) =>
  check(recipe(text, rest), profile, 'human').findings.map(({ level, code, subject }) =>
    `${level} ${code} ${subject}`.trim(),
  )

const findFinding = (text: string, code: string, rest?: Partial<RecipeToCheck>) =>
  check(recipe(text, rest), undefined, 'human').findings.find((finding) => finding.code === code)

describe('a person', () => {
  it('is refused two cooking amounts of a spice in one cup when pregnant', () => {
    expect(findingLines('ceylon cinnamon 1', { pregnant: true }, { cupsPerDay: 1 })).toContain(
      'REFUSE PREGNANCY_ABOVE_FOOD_AMOUNT',
    )
  })

  it.each<[string, Profile, string]>([
    ['chamomile 1.5', { ageYears: 11 }, 'NOTICE CHILD_NOTICE'],
    ['chamomile 2', { ageYears: 11 }, 'REFUSE CHILD_AMOUNT_EXCEEDED 1.5 4.5'],
    ['chamomile 1.5', { ageYears: 4 }, 'REFUSE CHILD_AMOUNT_EXCEEDED 1 3'],
    ['fennel 1', { ageYears: 6 }, 'WARN CHILD_ASK_FIRST'],
    ['valerian 1', { ageYears: 11 }, 'REFUSE CHILD_AMOUNT_UNKNOWN'],
    ['ceylon cinnamon 0.1', { ageYears: 6 }, 'NOTICE MINOR_AMOUNT'],
    ['ceylon cinnamon 0.1', { ageYears: 3 }, 'REFUSE CHILD_AMOUNT_UNKNOWN'],
    ['willow bark 1', { ageYears: 17 }, 'REFUSE UNDER_MIN_AGE 18'],
    ['chamomile 1.5', {}, 'NOTICE AGE_NOTICE 6'],
    ['chamomile 2', {}, 'NOTICE AGE_NOTICE 12'],
    ['willow bark 1', {}, 'NOTICE AGE_NOTICE 18'],
    ['raspberry leaf 2', { pregnant: true }, 'REFUSE PREGNANCY_AVOID'],
    ['ginger 0.5', { pregnant: true }, 'NOTICE MINOR_AMOUNT'],
    ['ginger 0.51', { pregnant: true }, 'REFUSE PREGNANCY_ABOVE_FOOD_AMOUNT'],
    ['ceylon cinnamon 0.3', { pregnant: true }, 'NOTICE MINOR_AMOUNT'],
    ['ceylon cinnamon 0.51', { pregnant: true }, 'REFUSE PREGNANCY_ABOVE_FOOD_AMOUNT'],
    ['chamomile 1.5', { pregnant: true }, 'WARN PREGNANCY_CAUTION'],
    ['chamomile 1.5', {}, 'NOTICE PREGNANCY_NOTICE caution'],
    ['raspberry leaf 2, chamomile 1', {}, 'NOTICE PREGNANCY_NOTICE avoid'],
    ['ginger 0.51', {}, 'NOTICE PREGNANCY_NOTICE food_amounts_only'],
    ['sage 1', { breastfeeding: true }, 'REFUSE LACTATION_AVOID'],
    ['raspberry leaf 2', { conditions: ['trying_to_conceive'] }, 'WARN PREGNANCY_PLANNED'],
    ['peppermint 2', { conditions: ['gerd_reflux'] }, 'REFUSE CONTRAINDICATED gerd_reflux'],
    ['black tea 2', { conditions: ['iron_deficiency'] }, 'SEPARATE CONDITION_SEPARATE iron_deficiency'],
    ['black tea 2', { possibleConditions: ['iron_deficiency'] }, 'SEPARATE CONDITION_SEPARATE iron_deficiency'],
    [
      'black tea 2',
      { conditions: [], possibleConditions: ['iron_deficiency'] },
      'NOTICE CONDITION_POSSIBLE iron_deficiency',
    ],
    ['chamomile 1.5', { conditions: ['surgery_planned'] }, 'WARN CONDITION_CAUTION surgery_planned'],
    ['chamomile 1.5', { drugClasses: ['anticoagulants'] }, 'WARN INTERACTION_CAUTION anticoagulants additive_bleeding'],
    [
      'chamomile 1.5, ginger 1',
      { drugClasses: ['anticoagulants'] },
      'REFUSE INTERACTION_STACKED anticoagulants additive_bleeding',
    ],
    ['meadowsweet 1', { drugClasses: ['nsaids'] }, 'REFUSE INTERACTION_AVOID nsaids additive_bleeding'],
    ['valerian 1, hops 0.5', { drugClasses: ['cns_depressants'] }, 'REFUSE SEDATIVES_WITH_CNS_DEPRESSANT'],
    ['chamomile 1.5', { allergies: ['asteraceae'] }, 'REFUSE ALLERGY Asteraceae'],
    ['chamomile 1.5', { allergies: ['mugwort_pollen'] }, 'REFUSE ALLERGY mugwort_pollen'],
    ['willow bark 1', { allergies: ['nsaid_painkillers'] }, 'REFUSE ALLERGY nsaid_painkillers'],
    ['lemon balm 1', { allergies: ['lemon-balm'] }, 'REFUSE ALLERGY lemon-balm'],
    ['lemon balm 1', { allergies: ['Lemon Balm'] }, 'REFUSE ALLERGY lemon-balm'],
    ['lemon balm 1, honey', { allergies: ['honey'] }, 'REFUSE ALLERGY honey'],
    ['oat straw 1', { allergies: ['gluten'] }, 'REFUSE ALLERGY gluten'],
    ['lemon balm 1, apple', { allergies: ['Rosaceae'] }, 'REFUSE ALLERGY Rosaceae'],
    ['lemon balm 1, apple', { allergies: ['birch_pollen'] }, 'WARN ALLERGY_CAUTION birch_pollen'],
    ['coriander seed 1', { allergies: ['mugwort_pollen'] }, 'WARN ALLERGY_CAUTION mugwort_pollen'],
    ['lemon balm 1, lemon juice', { allergies: ['rutaceae'] }, 'REFUSE ALLERGY Rutaceae'],
    ['lemon balm 1, lemon juice', {}, 'NOTICE ALLERGEN_NOTICE Lamiaceae Rutaceae'],
    ['valerian 1', { ageYears: 0.5 }, 'REFUSE CHILD_AMOUNT_UNKNOWN'],
    ['chamomile 0.5', { ageYears: 1 }, 'REFUSE CHILD_AMOUNT_UNKNOWN'],
    ['lemon balm 1, raw honey', { ageYears: 0 }, 'REFUSE SAFE_INGREDIENT_REFUSED infant_botulism_under_12_months'],
    ['lemon balm 1, milk', { allergies: ['milk'] }, 'REFUSE SAFE_INGREDIENT_REFUSED milk_allergy'],
    ['lemon balm 1, almond milk', { allergies: ['nut'] }, 'REFUSE SAFE_INGREDIENT_REFUSED nut_allergy'],
    ['lemon balm 1, oat milk', { allergies: ['gluten'] }, 'REFUSE SAFE_INGREDIENT_REFUSED gluten_cross_contact'],
    ['lemon balm 1, oat milk', { conditions: ['celiac_disease'] }, 'WARN SAFE_INGREDIENT_CAUTION gluten_cross_contact'],
    ['lemon balm 1, sugar', { conditions: ['diabetes'] }, 'WARN SAFE_INGREDIENT_CAUTION diabetes_sugar'],
    ['lemon balm 1, honey', { impliedConditions: ['diabetes'] }, 'WARN SAFE_INGREDIENT_CAUTION diabetes_sugar'],
    ['lemon balm 1, milk', {}, 'NOTICE INGREDIENT_NOTICE milk_allergy'],
    ['lemon balm 1', { unknownMedicines: ['moonpill'] }, 'WARN UNKNOWN_MEDICINE moonpill'],
    ['lemon balm 1', { conditions: ['green_hair'] }, 'WARN UNKNOWN_PROFILE_CODE green_hair'],
    [
      'chamomile 1.5',
      { conditions: [], unansweredConditions: ['surgery_planned'] },
      'NOTICE CONDITION_NOTICE caution surgery_planned',
    ],
    ['valerian 1', {}, 'NOTICE DROWSINESS_DRIVING'],
    ['chamomile 1, ginger 1', {}, 'NOTICE MEDICINE_NOTICE anticoagulants additive_bleeding avoid'],
    ['chamomile 1', {}, 'NOTICE MEDICINE_NOTICE anticoagulants additive_bleeding caution'],
  ])('drinking %s with %j gets the finding %s', (text, profile, expected) => {
    expect(findingLines(text, profile)).toContain(expected)
  })

  it.each<[string, Profile, RegExp]>([
    ['chamomile 1.5', { ageYears: 12 }, /CHILD|AGE/],
    [
      'nettle leaf 2, burdock root 1, honey',
      { allergies: ['medicine', 'animals', 'house_dust', 'mould'] },
      /ALLERGY|UNKNOWN/,
    ],
    ['lemon balm 1, honey', { allergies: ['insect_stings', 'metals', 'plasters', 'eggs'] }, /ALLERGY|UNKNOWN/],
    ['ginger 0.05', { drugClasses: ['anticoagulants'] }, /WARN|REFUSE|SEPARATE/],
    ['turmeric 0.1, ceylon cinnamon 0.05', { ageYears: 35, pregnant: true }, /WARN|REFUSE/],
    ['willow bark 1', { ageYears: 18 }, /AGE/],
    ['lemon balm 1, honey', { possibleConditions: ['diabetes'] }, /SAFE_INGREDIENT_CAUTION/],
    ['raspberry leaf 2', { pregnant: false }, /PREGNANCY/],
    ['sage 1', { breastfeeding: false }, /LACTATION/],
    ['peppermint 2', { conditions: [] }, /CONDITION|CONTRA/],
    ['chamomile 1.5', { drugClasses: [] }, /INTERACTION|MEDICINE/],
    ['valerian 1', { drugClasses: ['cns_depressants'] }, /SEDATIVES_WITH/],
    ['lemon balm 1, honey', { ageYears: 1 }, /SAFE_INGREDIENT/],
    ['lemon balm 1, milk', { allergies: ['nut'] }, /SAFE_INGREDIENT|REFUSE ALLERGY/],
  ])('drinking %s with %j does not get the finding %s', (text, profile, unexpected) => {
    expect(findingLines(text, profile).filter((line) => unexpected.test(line))).toEqual([])
  })

  it('gets a finding for each kitchen ingredient of an allergy, with its own sources', () => {
    const { findings } = check(
      recipe('lemon balm 1, apple, almond milk, honey'),
      { allergies: ['Rosaceae', 'bee_products'] },
      'human',
    )
    const allergies = findings.filter(({ code }) => code.startsWith('ALLERGY'))
    expect(allergies.map(({ subject, herbs }) => [subject, herbs])).toEqual([
      ['Rosaceae', ['almond-milk', 'apple']],
      ['bee_products', ['honey']],
    ])
    expect(allergies.every(({ sources }) => sources.length > 0)).toBe(true)
  })

  it.each<[string, string[]]>([
    ['methotrexate', ['hepatotoxic_drugs', 'immunosuppressants']],
    ['diuretics', ['antihypertensives']],
    ['beta_blockers', ['antihypertensives']],
    ['antiretrovirals', ['cyp3a4_substrates']],
    ['anticonvulsants', ['cyp3a4_substrates']],
    ['statins', ['oral_medicines_general']],
  ])('taking %s counts as taking %j', (drugClass, implied) => {
    const herbs = safetyFacts(loadCatalogue().catalogue).herbs
    for (const code of implied) {
      const herb = herbs.find(
        ({ interactions, cookingGramsPerDay }) =>
          cookingGramsPerDay === null &&
          interactions.some((one) => one.drugClass === code && one.severity !== 'monitor'),
      )
      if (!herb) continue
      const lines = findingLines(`${herb.commonName} 0.01`, { drugClasses: [drugClass] })
      expect(
        lines.some((line) => line.includes(`INTERACTION_`) && line.includes(` ${code} `)),
        `${drugClass} ${code} ${herb.slug}`,
      ).toBe(true)
    }
  })

  it('taking an unknown medicine counts as taking a medicine by mouth', () => {
    expect(findingLines('marshmallow root 2', { unknownMedicines: ['moonpill'] }).join()).toContain(
      'oral_medicines_general',
    )
  })

  it.each([
    ['hypothyroidism', 'thyroid_disorder'],
    ['heart_failure_oedema', 'heart_disease'],
    ['heart_failure_oedema', 'fluid_restriction'],
    ['cardiac_arrhythmia', 'heart_disease'],
    ['organ_transplant', 'immunodeficiency'],
    ['peptic_ulcer', 'gastritis_hyperacidity'],
  ])('having %s also counts as having %s', (condition, implied) => {
    const herb = loadCatalogue().catalogue.herbs.find(
      ({ contraindications, conditionCautions, cookingGramsPerDay, minorGramsPerDay }) =>
        cookingGramsPerDay === null &&
        minorGramsPerDay['cautions'] === undefined &&
        [...contraindications, ...conditionCautions].some((code) => code === implied),
    )
    expect(findingLines(`${herb?.commonName} 0.01`, { conditions: [condition] }).join('\n')).toMatch(
      new RegExp(`(CONTRAINDICATED|CONDITION_CAUTION) ${implied}`),
    )
  })

  it('is refused a course above a maximum, and otherwise advised when to see a doctor', () => {
    expect(findingLines('sage 1', undefined, { courseDays: 15 })).toContain('REFUSE DURATION_EXCEEDED 14')
    expect(findingLines('sage 1', undefined, { courseDays: 14 })).toContain('NOTICE DURATION_NOTICE 14')
    expect(findingLines('sage 1', undefined, { courseDays: 3 })).toContain('NOTICE DURATION_NOTICE 3')
    expect(findingLines('sage 1')).toContain('NOTICE DURATION_NOTICE 14')
    expect(findingLines('peppermint 1', undefined, { courseDays: 60 })).toContain('NOTICE DURATION_ADVICE 14')
  })

  it('gets a notice that names only the herb that limits the age or the course', () => {
    expect(findFinding('willow bark 1, chamomile 1', 'AGE_NOTICE')).toMatchObject({
      subject: '18',
      herbs: ['willow-bark'],
    })
    expect(findFinding('sage 1, chamomile 1', 'DURATION_NOTICE')).toMatchObject({ subject: '14', herbs: ['sage'] })
    expect(findFinding('sage 1', 'DURATION_NOTICE', { courseDays: 3 })).toMatchObject({
      herbs: [],
      sources: [{ cite: 'The course stated in the recipe' }],
    })
  })

  it('gets one finding with all herbs for each class, condition and effect', () => {
    const { findings } = check(recipe('chamomile 1, ginger 1'), undefined, 'human')
    const bleeding = findings.filter(
      ({ code, subject }) => code === 'MEDICINE_NOTICE' && subject.startsWith('anticoagulants additive_bleeding'),
    )
    expect(bleeding).toMatchObject([{ herbs: ['chamomile', 'ginger'] }])
    expect(new Set(findings.map(({ code, subject }) => code + subject)).size).toBe(findings.length)
  })

  it('gets the worst finding first, and the notices in page order', () => {
    const codes = check(recipe('peppermint 2, valerian 1, sage 1, honey'), undefined, 'human').findings.map(
      ({ code }) => code,
    )
    expect(codes).toEqual([
      'STACK_HEPATOTOXIC_SIGNAL',
      'AGE_NOTICE',
      'PREGNANCY_NOTICE',
      'LACTATION_NOTICE',
      'ALLERGEN_NOTICE',
      'DROWSINESS_DRIVING',
      ...codes.filter((code) => code === 'MEDICINE_NOTICE'),
      ...codes.filter((code) => code === 'CONDITION_NOTICE'),
      'DURATION_NOTICE',
      ...codes.slice(codes.indexOf('DURATION_NOTICE') + 1),
    ])
    expect(codes.at(-1)).toBe('EDUCATIONAL')
    const levels = check(recipe('peppermint 9, elderberry 2'), { pregnant: true }, 'human').findings.map(
      ({ level }) => level,
    )
    const rank = { REFUSE: 0, REVIEW: 1, WARN: 2, SEPARATE: 3, NOTICE: 4 }
    expect(levels).toEqual(levels.toSorted((one, other) => rank[one] - rank[other]))
  })
})
