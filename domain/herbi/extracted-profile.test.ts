import { describe, expect, it } from 'vitest'

import { emptyProfile, extractProfile } from './extracted-profile.ts'

const extract = (text: string) => extractProfile(text, () => false)

describe('reading a profile from a question', () => {
  it.each([
    ['my 5 year old', 5],
    ['a five-year-old', 5],
    ['my 8 month old', 0],
    ['my daughter, she is 6', 6],
    ['i am 15', 15],
    ['for my newborn', 0],
    ['my 14-year-old son', 14],
    ['my eighteen month old', 1],
    ['my twins are 9 weeks old', 0],
    ['my son is five, can he', 5],
    ['my son (5) and my daughter (8)', 5],
    ['he is only 7', 7],
    ['a 3yo', 3],
    ['a baby of ours, she is 8 weeks old', 0],
    ['for my toddler', 2],
    ['my mum is 82 and', 82],
    ['for 10-14 year olds', 10],
    ['between ten and fourteen years old', 10],
    ['a girl of 10', 10],
    ['my lad is 10', 10],
    ['my 11½ year old', 11],
    ['my son is nearly 12', 11],
    ['my almost 12 year old', 11],
    ['my twenty-five year old friend', 25],
  ])('reads the age in “%s”', (text, ageYears) => expect(extract(text)).toMatchObject({ ageYears }))

  it.each([
    'for 3 weeks now',
    '3 cups a day',
    'steep it for 10 minutes',
    'number 3',
    'i have slept badly for 2 years',
    'can i keep it for 2 years?',
    'it is 2 years old',
    'is 10 min enough',
    'is 2 teaspoons ok',
    'they are two different plants',
    'the limit is 3?',
    'i am 34 weeks, can i',
  ])('reads no age and no child in “%s”', (text) =>
    expect(extract(text)).toMatchObject({ ageYears: undefined, isChild: false }),
  )

  it.each([
    'for the under-fives',
    'for under 12s',
    'below the age of 12',
    'for anyone under 12',
    'kids under 12 years old',
    'her son',
    'our godson',
    'for adolescents',
    'my teenage daughter',
    'for youngsters',
    'a second grader',
    'for a primary school class',
  ])('reads a child of unknown age in “%s”', (text) =>
    expect(extract(text)).toMatchObject({ ageYears: undefined, isChild: true }),
  )

  it.each([
    'mum to be',
    'mother-to-be',
    'a baby on the way',
    'gestational diabetes',
    'antenatal class',
    'pre-eclampsia',
  ])('reads a pregnancy and no child in “%s”', (text) =>
    expect(extract(text)).toMatchObject({ pregnant: true, isChild: false }),
  )

  it.each(['more breast milk', 'my milk supply', 'chestfeeding', 'pumping for my newborn', 'i nurse my daughter'])(
    'reads breastfeeding in “%s”',
    (text) => expect(extract(text).breastfeeding).toBe(true),
  )

  it.each([
    ['trying for another baby', 'trying_to_conceive'],
    ['hbp', 'hypertension'],
    ['i am prediabetic', 'diabetes'],
    ['i get fits', 'epilepsy_seizures'],
    ['a stent and a heart murmur', 'heart_disease'],
    ['i have ms', 'autoimmune_disease'],
    ['my kidneys are failing', 'kidney_disease'],
    ['lymphoma', 'cancer_active'],
    ['i had a dvt', 'bleeding_disorder'],
    ['wisdom teeth out on monday', 'surgery_planned'],
    ['a bowel obstruction', 'intestinal_obstruction'],
    ['prolactinoma', 'pituitary_disorder'],
    ['tuberculosis', 'progressive_systemic_disease'],
    ['i must limit fluids', 'fluid_restriction'],
    ['light therapy', 'photosensitivity'],
  ] as const)('reads “%s” as the condition %s', (text, condition) =>
    expect(extract(text).conditions).toContain(condition),
  )

  it.each(['i am 34 weeks', "i'm 12 wks, which tea", 'i am pregant', 'she is having twins', 'due date in may'])(
    'reads a pregnancy in “%s”',
    (text) => expect(extract(text).pregnant).toBe(true),
  )

  it.each([
    'i have a cold for 3 weeks',
    'i am expecting guests',
    'i am 6 weeks post op',
    'after having a baby',
    'my baby is 8 weeks old',
  ])('reads no pregnancy in “%s”', (text) => expect(extract(text).pregnant).toBe(false))

  it('ignores denied conditions', () => {
    expect(extract("i don't have diabetes, but my heart rhythm is off").conditions).toEqual(['cardiac_arrhythmia'])
    expect(extract('i am not diabetic. my mother is diabetic').conditions).toEqual(['diabetes'])
  })

  it('distinguishes a pregnancy from the wish for one', () => {
    expect(extract('i am 20 weeks pregnant')).toMatchObject({ pregnant: true, conditions: [] })
    expect(extract('we are trying to get pregnant')).toMatchObject({
      pregnant: false,
      conditions: ['trying_to_conceive'],
    })
  })

  it('reads medicines by name, product or kind', () => {
    expect(extract('i take warfarin').medicines.map(({ name }) => name)).toEqual(['warfarin'])
    expect(extract('with eliquis').medicines[0]?.classes).toContain('anticoagulants')
    expect(extract('my blood pressure tablets').medicines[0]?.classes).toContain('antihypertensives')
    for (const drink of ['with a glass of wine', 'after two glasses of red wine', 'i had a few beers'])
      expect(extract(drink).medicines[0]?.classes).toEqual(['cns_depressants'])
  })

  it('reads an ambiguous word as a complaint and not as a medicine', () => {
    expect(extract('something for migraine and anxiety').medicines).toEqual([])
  })

  it('reads known and unknown allergies', () => {
    expect(extract('i am allergic to daisies').allergies).toEqual([{ name: 'daisies', codes: ['Asteraceae'] }])
    expect(extract('allergic to latex gloves').allergies).toMatchObject([{ codes: ['latex'] }])
    expect(extract('allergic to nickel').allergies).toMatchObject([{ codes: ['metals'] }])
    expect(extract('allergic to kryptonite').allergies).toMatchObject([{ codes: [] }])
  })

  it('returns an empty profile when the question is about nobody', () =>
    expect(extract('what helps with a cold?')).toEqual(emptyProfile))
})
