import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { listCodes, drugClasses, impliedDrugClasses } from '#domain/safety/vocabulary.ts'

import { findMedicineStem, formatStemSentence } from './medicine-stems.ts'
import { medicines } from './medicines.ts'

const minRightShare = 0.5
const maxMilderShare = 0.35

describe('a stem', () => {
  it.each([
    ['zuclopril', 'blood-pressure medicine (ACE inhibitor)', 'antihypertensives'],
    ['Novasartan 80 mg tablets', 'blood-pressure medicine', 'potassium_raising_drugs'],
    ['bucindolol', 'beta blocker', 'beta_blockers'],
    ['pinazepam', 'benzodiazepine', 'cns_depressants'],
    ['evogliptin', 'diabetes medicine', 'antidiabetics'],
    ['henagliflozin', 'diabetes medicine', 'diuretics'],
    ['mitiglinide', 'diabetes medicine', 'insulin_secretagogues'],
    ['ecnoglutide', 'diabetes or weight-loss medicine', 'antidiabetics'],
    ['tegoprazan', 'medicine against stomach acid', 'antacids_acid_suppressants'],
    ['anlotinib', 'medicine that slows cell growth, for cancer or the immune system', 'chemotherapy'],
    ['fluzoparib', 'cancer medicine', 'chemotherapy'],
    ['oprozomib', 'cancer medicine (proteasome inhibitor)', 'proteasome_inhibitors'],
    ['letaxaban', 'blood thinner', 'doacs'],
    ['minodronic acid', 'bone medicine (bisphosphonate)', 'bisphosphonates'],
    ['antofloxacin', 'quinolone antibiotic', 'antibiotics_quinolones'],
    ['cadrofelone prednisolamate', undefined, undefined],
    ['donitriptan', 'migraine medicine (triptan)', 'triptans'],
  ])('suggests that %s is a %s', (written, kind, code) => {
    const stem = findMedicineStem(written)
    expect(stem?.kind).toBe(kind)
    if (code) expect(stem?.classes).toContain(code)
  })

  it.each([
    'April',
    'escort',
    'moonpill',
    'cholesterol',
    'tablets',
    '',
    '20 mg',
    'St John’s wort',
    'my heart pill',
    'olol',
  ])('is not recognised in %o', (written) => {
    expect(findMedicineStem(written)).toBeUndefined()
  })

  it('has the classes of most of our medicines with that stem', () => {
    const members = medicines.flatMap(({ name, classes, isOral }) => {
      const stem = isOral && !name.includes(' ') ? findMedicineStem(name) : undefined
      const [first] = stem?.classes ?? []
      if (!stem || !first) return []
      const missingClasses = classes.filter((code) => code !== 'oral_medicines_general' && !stem.classes.includes(code))
      return [{ kind: stem.kind, isRight: classes.includes(first), isMilder: missingClasses.length > 0 }]
    })
    for (const [kind, sameKind] of Map.groupBy(members, (member) => member.kind)) {
      const calculateShare = (isCounted: (member: (typeof sameKind)[number]) => boolean) =>
        sameKind.filter(isCounted).length / sameKind.length
      if (sameKind.length < 4) continue
      expect(
        calculateShare(({ isRight }) => isRight),
        kind,
      ).toBeGreaterThanOrEqual(minRightShare)
      expect(
        calculateShare(({ isMilder }) => isMilder),
        kind,
      ).toBeLessThanOrEqual(maxMilderShare)
    }
    expect(members.length).toBeGreaterThan(300)
  })

  it('only has classes from the vocabulary, including those that they always imply', () => {
    const vocabulary = new Set<string>(listCodes(drugClasses))
    for (const written of ['zuclopril', 'bucindolol', 'letaxaban', 'oprozomib', 'mitiglinide', 'henagliflozin']) {
      const { classes } = findMedicineStem(written) ?? { classes: [] }
      for (const code of classes) {
        expect(vocabulary.has(code)).toBe(true)
        expect(classes, written).toEqual(expect.arrayContaining([...(impliedDrugClasses[code] ?? [])]))
      }
    }
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (written) => void findMedicineStem(written)))
  })

  it('writes one sentence about the medicine', () => {
    expect(formatStemSentence('zuclopril', 'blood-pressure medicine')).toBe(
      'We do not know “zuclopril”. Its name suggests a blood-pressure medicine. Please check that this is right.',
    )
    expect(formatStemSentence('Xylotriptyline', 'antidepressant')).toContain('suggests an antidepressant')
  })
})
