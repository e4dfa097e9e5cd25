import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { createCheck } from './check.ts'
import { createFindingWriter } from './finding-messages.ts'
import { type FindingCode, findingCodes, type RawFinding } from './findings.ts'
import { writeUnknownMedicine } from './unknown-medicine.ts'
import { allergenFamilies, listCodes, conditions, drugClasses } from './vocabulary.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const writeFinding = createFindingWriter(facts, writeUnknownMedicine)
const check = createCheck(facts)

const createRawFinding = (finding: Partial<RawFinding> & Pick<RawFinding, 'code'>): RawFinding => ({
  level: 'WARN',
  subject: '',
  herbs: ['thyme'],
  ...finding,
})

const strictestProfile = {
  ageYears: 9,
  pregnant: true,
  breastfeeding: true,
  conditions: listCodes(conditions),
  drugClasses: listCodes(drugClasses),
  unknownMedicines: ['moonpill'],
  allergies: [...allergenFamilies, 'milk', 'nut', 'gluten'],
}

const exampleSubject = (code: FindingCode) =>
  code.includes('INGREDIENT_') && code !== 'UNKNOWN_INGREDIENT'
    ? 'milk_allergy'
    : code === 'CONDITION_NOTICE'
      ? 'avoid asthma'
      : code.endsWith('_NOTICE')
        ? 'avoid'
        : code === 'CHILD_AMOUNT_EXCEEDED'
          ? '1 2'
          : '14'

/** Every finding that a herb raises, alone or with another herb. */
const allFindings = catalogue.herbs.flatMap((herb, position) => {
  const other = catalogue.herbs.at(position - 1) ?? herb
  const ingredients = [herb, other].map(({ commonName }) => ({ name: commonName, gramsPerCup: herb.maxDailyGrams * 2 }))
  return [undefined, strictestProfile].flatMap(
    (profile) => check({ ingredients, courseDays: 90 }, profile, 'ai').findings,
  )
})

describe('the messages of findings', () => {
  it.each(findingCodes)('exist for %s, end as a sentence and show no code', (code) => {
    const text = writeFinding(createRawFinding({ code, subject: exampleSubject(code) }))
    expect(text).toMatch(/^\S.*[.!]$/)
    expect(text).not.toMatch(/undefined|null|[A-Z]_[A-Z]/)
  })

  it(`show no code in any of ${allFindings.length} findings`, () => {
    const malformed = allFindings
      .map(writeFinding)
      .filter((text) => /undefined|null|_|\b[a-z]+-[a-z]+-[a-z]+\b \(/.test(text))
    expect(malformed).toEqual([])
  })

  it('say what to do when they refuse', () => {
    const refusalTexts = allFindings.filter(({ level }) => level === 'REFUSE').map(writeFinding)
    const advice = /leave|do not|use less|use at most|drink fewer|ask|only one|stop after|for people aged|cannot/i
    expect(refusalTexts.filter((text) => !advice.test(text))).toEqual([])
  })

  it.each<[Partial<RawFinding> & Pick<RawFinding, 'code'>, string]>([
    [{ code: 'AGE_NOTICE', subject: '18' }, 'For people aged 18 and over.'],
    [
      { code: 'PREGNANCY_NOTICE', subject: 'avoid', herbs: ['sage', 'raspberry-leaf'] },
      'Garden Sage and Raspberry Leaf: not for use in pregnancy.',
    ],
    [
      { code: 'PREGNANCY_NOTICE', subject: 'food_amounts_only', herbs: ['ginger'] },
      'Ginger: in pregnancy, only in cooking amounts. This is more than that, so do not drink it in pregnancy.',
    ],
    [
      { code: 'LACTATION_NOTICE', subject: 'caution' },
      'While breastfeeding, ask your midwife or doctor first (Thyme).',
    ],
    [
      { code: 'MEDICINE_NOTICE', subject: 'anticoagulants additive_bleeding caution', herbs: ['ginger'] },
      'Taking anticoagulants (warfarin, heparins, DOACs)? Ginger may add to bleeding risk. Ask your pharmacist first.',
    ],
    [
      { code: 'MEDICINE_NOTICE', subject: 'nsaids additive_bleeding avoid', herbs: ['ginger'] },
      'Taking NSAID painkillers, including aspirin for pain? Ginger may add to bleeding risk. Do not combine them.',
    ],
    [
      { code: 'CONDITION_NOTICE', subject: 'avoid gerd_reflux epilepsy_seizures' },
      'Not for people with: acid reflux, heartburn, hiatus hernia; epilepsy or past seizures.',
    ],
    [
      { code: 'CONTRAINDICATED', subject: 'gerd_reflux', herbs: ['peppermint'] },
      'Peppermint: not for people with acid reflux, heartburn, hiatus hernia. Do not drink this.',
    ],
    [
      { code: 'CONTRAINDICATED', subject: 'surgery_planned', herbs: ['ginger'] },
      'Ginger: not for people who have surgery or dental surgery within 14 days. Do not drink this.',
    ],
    [
      { code: 'CONTRAINDICATED', subject: 'trying_to_conceive', herbs: ['ginger'] },
      'Ginger: not for people who are trying to conceive. Do not drink this.',
    ],
    [
      { code: 'CONDITION_CAUTION', subject: 'trying_to_conceive', herbs: ['ginger'] },
      'If you are trying to conceive, ask your doctor or pharmacist first (Ginger).',
    ],
    [
      { code: 'CONDITION_CAUTION', subject: 'surgery_planned', herbs: ['ginger'] },
      'Before surgery or dental surgery within 14 days, ask your doctor or pharmacist first (Ginger).',
    ],
    [
      { code: 'CONDITION_NOTICE', subject: 'avoid gerd_reflux surgery_planned' },
      'Not for people with: acid reflux, heartburn, hiatus hernia. Not for people who have surgery or dental surgery within 14 days.',
    ],
    [
      { code: 'CONDITION_NOTICE', subject: 'caution trying_to_conceive' },
      'If you are trying to conceive, ask your doctor or pharmacist first.',
    ],
    [
      { code: 'ALLERGY', subject: 'Asteraceae', herbs: ['chamomile'] },
      'You named an allergy to the daisy family (German Chamomile). Do not drink this.',
    ],
    [
      { code: 'ALLERGY', subject: 'mugwort_pollen', herbs: ['chamomile'] },
      'You named an allergy to mugwort pollen (German Chamomile). Do not drink this.',
    ],
    [
      { code: 'ALLERGY', subject: 'chamomile', herbs: ['chamomile'] },
      'You named an allergy to German Chamomile. Do not drink this.',
    ],
    [
      { code: 'ALLERGY', subject: 'Rosaceae', herbs: ['almond-milk', 'apple'] },
      'You named an allergy to the rose family (almond milk and apple). Do not drink this.',
    ],
    [
      { code: 'ALLERGY', subject: 'oat milk', herbs: ['oat-milk'] },
      'You named an allergy to oat milk. Do not drink this.',
    ],
    [
      { code: 'CONDITION_CAUTION', subject: 'constructor', herbs: ['ginger'] },
      'If you have constructor, ask your doctor or pharmacist first (Ginger).',
    ],
    [{ code: 'DURATION_NOTICE', subject: '14' }, 'Stop after 14 days. See a doctor if symptoms last or get worse.'],
    [
      { code: 'DAILY_MAX_EXCEEDED', subject: 'ginger', herbs: ['ginger'] },
      'Ginger: more in a day than the most we know to be in use (3 g). Use less, or drink fewer cups.',
    ],
    [
      { level: 'REFUSE', code: 'SEDATIVE_LOAD', herbs: ['chamomile'] },
      "German Chamomile makes you sleepy. This is more than one day's share. Use less, or drink fewer cups.",
    ],
    [
      { code: 'SEDATIVE_LOAD', herbs: ['hops'] },
      "Hops makes you sleepy. This is about a day's share. Start with half a cup, and do not drive.",
    ],
    [
      { level: 'REFUSE', code: 'SEDATIVE_LOAD', herbs: ['hops', 'valerian'] },
      "Hops and Valerian make you sleepy. Together they exceed one day's share. Leave one of them out.",
    ],
    [
      { level: 'REFUSE', code: 'SEDATIVES_WITH_CNS_DEPRESSANT', herbs: ['hops'] },
      'Hops makes you sleepy, and so does a medicine that you take. Do not combine them.',
    ],
    [
      { code: 'AMBIGUOUS_NAME', subject: 'cinnamon', herbs: ['cassia-cinnamon', 'ceylon-cinnamon'] },
      '“cinnamon” may mean Cassia Cinnamon or Ceylon Cinnamon. Say which one you mean.',
    ],
    [
      { code: 'INGREDIENT_NOTICE', subject: 'infant_botulism_under_12_months', herbs: [] },
      'Honey is not for children under one year.',
    ],
    [
      { code: 'ALLERGEN_NOTICE', subject: 'Apiaceae Asteraceae anethole mugwort_pollen' },
      'Contains plants of these families: Apiaceae (carrot and celery family), Asteraceae (daisy family). It may also affect you if you are allergic to: anethole (in anise, fennel and star anise), mugwort pollen. Do not drink it if you are allergic to any of these.',
    ],
  ])('describe %j as "%s"', (finding, text) => {
    expect(writeFinding(createRawFinding(finding))).toBe(text)
  })
})
