import { describe, expect, it } from 'vitest'

import { classifyMedicine } from '#domain/medicines/classify-medicine.ts'
import { allergenOptions, findAllergies } from '#domain/safety/allergy-options.ts'
import type { Verdict } from '#domain/safety/findings.ts'
import type { Profile } from '#domain/safety/profile.ts'
import { parseRecipeText } from '#domain/recipes/recipe-text.ts'
import { createChecker } from '#domain/safety/stored-check.ts'
import { toMedicinesProfile } from '#domain/safety/stored-profile.ts'

import { loadCatalogue } from './load.ts'
import { safetyFacts } from './safety-facts.ts'

interface Person extends Pick<Profile, 'ageYears' | 'pregnant' | 'trimesters' | 'breastfeeding' | 'conditions'> {
  /** Medicines and allergies in the words that people type. */
  medicines?: string[]
  allergies?: string[]
}

const checker = createChecker(safetyFacts(loadCatalogue().catalogue))

/** Judges a recipe in words for a person: the verdict, and each finding as its level, code, subject and herbs. */
function checkTea(tea: string, { medicines, allergies, ...rest }: Person) {
  const profile: Profile = {
    ...rest,
    ...(medicines && toMedicinesProfile(medicines, classifyMedicine)),
    ...(allergies && { allergies: allergies.flatMap(allergyCodes) }),
  }
  const { recipe, unparsed } = parseRecipeText(tea)
  expect(unparsed).toEqual([])
  const report = checker.check(recipe, profile, 'human')
  return {
    verdict: report.verdict,
    findings: report.findings.map(({ level, code, subject, herbs }) => `${level} ${code} ${subject} ${herbs.join(',')}`),
  }
}

function allergyCodes(words: string): string[] {
  const [option] = findAllergies(allergenOptions, words, 1)
  return option ? [...(option.values ?? [option.value])] : [words]
}

const twoCups = (tea: string) => `${tea}; 2 cups a day`
const threeCups = (tea: string) => `${tea}; 3 cups a day`
const children = (ageYears: number): Person => ({ ageYears, conditions: [], medicines: [], allergies: [] })
const adult: Person = { ageYears: 40, pregnant: false, breastfeeding: false, ...children(40) }

describe('the check finds a danger', () => {
  const lithium = 'INTERACTION_CAUTION lithium lithium_level_change'
  const pollen = 'ALLERGY_CAUTION mugwort_pollen'
  it.each<[tea: string, person: Person, finding: string]>([
    ...['blackcurrant leaf', 'burdock root', 'hibiscus', 'heartsease', 'elderflower', 'goldenrod'].map(
      (herb): [string, Person, string] => [threeCups(`2 g ${herb}`), { medicines: ['lithium'] }, `WARN ${lithium}`],
    ),
    [
      twoCups('2 g green tea'),
      { conditions: ['cancer_active'], medicines: ['capecitabine'] },
      'WARN INTERACTION_CAUTION chemotherapy reduced_effect',
    ],
    [
      twoCups('2 g green tea'),
      { medicines: ['bortezomib'] },
      'REFUSE INTERACTION_AVOID proteasome_inhibitors reduced_effect',
    ],
    ...['tamoxifen', 'letrozole'].flatMap((medicine): [string, Person, string][] => [
      [twoCups('2 g fenugreek'), { medicines: [medicine] }, 'WARN CONDITION_POSSIBLE hormone_sensitive_condition'],
      [
        twoCups('2 g fenugreek'),
        { medicines: [medicine] },
        'WARN INTERACTION_CAUTION hormone_therapy hormonal_antagonism',
      ],
    ]),
    [
      twoCups('2 g peppermint, 1 tsp honey'),
      { ageYears: 55, medicines: ['insulin'] },
      'WARN SAFE_INGREDIENT_CAUTION diabetes_sugar',
    ],
    [
      twoCups('2 g black tea'),
      { medicines: ['clozapine'] },
      'WARN INTERACTION_CAUTION cyp1a2_substrates altered_drug_level_up',
    ],
    [
      threeCups('1 g cornsilk'),
      { medicines: ['digoxin'] },
      'WARN INTERACTION_CAUTION cardiac_glycosides hypokalaemia',
    ],
    [twoCups('1.5 g yarrow'), { medicines: ['lamotrigine'] }, 'WARN CONDITION_POSSIBLE epilepsy_seizures'],
    ...['anise', 'coriander seed', 'calendula', 'echinacea'].map((herb): [string, Person, string] => [
      twoCups(`1 g ${herb}`),
      { allergies: ['mugwort pollen'] },
      `WARN ${pollen}`,
    ]),
    [threeCups('0.8 g ginger'), { medicines: ['warfarin'] }, 'WARN INTERACTION_CAUTION anticoagulants additive_bleeding'],
    [
      twoCups('2 g nettle leaf'),
      { medicines: ['warfarin'] },
      'WARN INTERACTION_CAUTION vitamin_k_antagonists reduced_anticoagulation',
    ],
    [twoCups('2 g green tea'), { medicines: ['nadolol'] }, 'REFUSE INTERACTION_AVOID nadolol reduced_absorption'],
    [
      twoCups('3 g fenugreek'),
      { medicines: ['gliclazide'] },
      'WARN INTERACTION_CAUTION insulin_secretagogues hypoglycaemia',
    ],
    ['1 tsp honey, 1 g chamomile', { ageYears: 0 }, 'REFUSE SAFE_INGREDIENT_REFUSED infant_botulism_under_12_months'],
    [twoCups('2 g raspberry leaf'), { pregnant: true, trimesters: ['first'] }, 'REFUSE PREGNANCY_AVOID'],
    [twoCups('2 g raspberry leaf'), { pregnant: true, trimesters: ['third'] }, 'WARN PREGNANCY_CAUTION'],
    [twoCups('2 g sage'), { pregnant: false, breastfeeding: true }, 'REFUSE LACTATION_AVOID'],
    [twoCups('2 g chamomile'), { allergies: ['hay fever'] }, 'WARN ALLERGY_CAUTION pollen_unknown'],
    [twoCups('2 g mint'), { conditions: ['gerd_reflux'] }, 'REFUSE CONTRAINDICATED gerd_reflux'],
    [twoCups('2 g black tea'), { ageYears: 16 }, 'REFUSE CAFFEINE_LIMIT 140'],
    [twoCups('2 g black tea'), { conditions: ['cardiac_arrhythmia'] }, 'WARN CAFFEINE_CAUTION 140'],
    ...[
      ['elderflower', 11],
      ['anise', 11],
      ['iceland moss', 5],
      ['linden', 3],
      ['peppermint', 3],
    ].map(([herb, age]): [string, Person, string] => [twoCups(`1 g ${herb}`), children(Number(age)), 'REFUSE CHILD_AMOUNT']),
  ])('in %s for %j: %s', (tea, person, expected) => {
    const { findings } = checkTea(tea, person)
    expect(findings).toContainEqual(expect.stringMatching(new RegExp(`^${expected}`)))
  })
})

describe('the check raises no false alarm', () => {
  it.each<[tea: string, person: Person, verdict?: Verdict]>([
    ['0.1 g ginger', { ...adult, medicines: ['warfarin'] }],
    ['0.3 g turmeric, 0.1 g cinnamon', { ...adult, medicines: ['warfarin'] }],
    ['0.3 g turmeric, 0.1 g cinnamon', { ...adult, pregnant: true }],
    [twoCups('2 g black tea'), { medicines: ['levothyroxine'] }, 'separate'],
    [twoCups('3 g marshmallow root'), { medicines: ['sertraline'] }, 'separate'],
    [twoCups('2 g hibiscus'), { medicines: ['hydrocortisone cream'] }],
    [twoCups('1 g oregano'), { medicines: ['salbutamol inhaler'] }],
    [twoCups('2 g nettle leaf'), { medicines: ['apixaban'] }],
    [twoCups('2 g green tea'), { medicines: ['bisoprolol'] }],
    ...[
      ['chamomile', 5],
      ['linden', 5],
      ['peppermint', 5],
      ['marshmallow root', 5],
      ['iceland moss', 7],
      ['ribwort', 7],
      ['fennel', 12],
      ['anise', 12],
      ['elderflower', 12],
      ['thyme', 12],
      ['mullein', 12],
      ['lemon balm', 12],
    ].map(([herb, age]): [string, Person] => [twoCups(`1 g ${herb}`), children(Number(age))]),
    [twoCups('2 g chamomile'), { pregnant: false, breastfeeding: true }],
    [`${threeCups('1.5 g chamomile')} for 21 days`, adult],
    [twoCups('2 g rooibos'), { allergies: ['peanut'] }],
    [twoCups('2 g lemongrass'), { conditions: ['celiac_disease'] }],
    [twoCups('2 g lemongrass'), { allergies: ['gluten'] }],
    [twoCups('2 g rosehip'), { allergies: ['almond'] }],
    [twoCups('2 g peppermint'), { allergies: ['hay fever'] }],
    ...['mint', 'tea', 'dandelion', 'lemon-balm'].map((name): [string, Person] => [twoCups(`2 g ${name}`), adult]),
    ['2 slices fresh ginger, 1 sprig of mint, 2 cardamom pods, 1 pinch black pepper; 1 cup a day', adult],
    ['3 cloves, 1 clove of garlic, 1 tbsp vinegar, 100 ml milk, 5 fresh sage leaves; 1 cup a day', adult],
    ['2 g black tea; 1 cup a day', { ageYears: 15 }],
  ])('over %s for %j', (tea, person, expected = 'ok') => {
    const { verdict, findings } = checkTea(tea, person)
    expect({ verdict, findings: findings.filter((finding) => /^(?:WARN|REFUSE|REVIEW)/.test(finding)) }).toEqual({
      verdict: expected,
      findings: [],
    })
  })
})
