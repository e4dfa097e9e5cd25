import { describe, expect, it } from 'vitest'

import { nobodyTold, personIn } from './told-person.ts'

const told = (text: string) => personIn(text, () => false)

describe('who a question is about', () => {
  it.each([
    ['my 5 year old', 5],
    ['a five-year-old', 5],
    ['my 8 month old', 0],
    ['my daughter, she is 6', 6],
    ['i am 15', 15],
    ['for my newborn', 0],
    ['my 14-year-old son', 14],
  ])('%s has an age', (text, ageYears) => expect(told(text)).toMatchObject({ ageYears }))

  it.each(['for 3 weeks now', '3 cups a day', 'steep it for 10 minutes', 'number 3'])('%s tells no age', (text) =>
    expect(told(text).ageYears).toBeUndefined(),
  )

  it('is expecting, or wishes to, which are two things', () => {
    expect(told('i am 20 weeks pregnant')).toMatchObject({ pregnant: true, conditions: [] })
    expect(told('we are trying to get pregnant')).toMatchObject({ pregnant: false, conditions: ['trying_to_conceive'] })
  })

  it('takes medicines by name, product or kind', () => {
    expect(told('i take warfarin').medicines.map(({ name }) => name)).toEqual(['warfarin'])
    expect(told('with eliquis').medicines[0]?.classes).toContain('anticoagulants')
    expect(told('my blood pressure tablets').medicines[0]?.classes).toContain('antihypertensives')
    expect(told('with a glass of wine').medicines[0]?.classes).toEqual(['cns_depressants'])
  })

  it('has a complaint and takes no medicine where a word means both', () => {
    expect(told('something for migraine and anxiety').medicines).toEqual([])
  })

  it('is allergic to what the list of allergies knows, and to what it does not', () => {
    expect(told('i am allergic to daisies').allergies).toEqual([{ said: 'daisies', codes: ['Asteraceae'] }])
    expect(told('allergic to latex gloves').allergies).toMatchObject([{ codes: [] }])
  })

  it('is nobody where nothing was said', () => expect(told('what helps with a cold?')).toEqual(nobodyTold))
})
