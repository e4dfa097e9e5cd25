import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { codes, drugClasses, impliedDrugClasses } from '#domain/safety/vocabulary.ts'

import { readMedicineStem, stemSentence } from './medicine-stems.ts'
import { medicines } from './medicines.ts'

const rightShare = 0.5
const milderShare = 0.35

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
    const stem = readMedicineStem(written)
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
  ])('is not read from %o', (written) => {
    expect(readMedicineStem(written)).toBeUndefined()
  })

  it('has the classes that most of our medicines with that stem have', () => {
    const members = medicines.flatMap(({ name, classes, byMouth }) => {
      const stem = byMouth && !name.includes(' ') ? readMedicineStem(name) : undefined
      const [first] = stem?.classes ?? []
      if (!stem || !first) return []
      const missingClasses = classes.filter((code) => code !== 'oral_medicines_general' && !stem.classes.includes(code))
      return [{ kind: stem.kind, isRight: classes.includes(first), isMilder: missingClasses.length > 0 }]
    })
    for (const [kind, read] of Map.groupBy(members, (member) => member.kind)) {
      const shareOf = (isCounted: (member: (typeof read)[number]) => boolean) =>
        read.filter(isCounted).length / read.length
      if (read.length < 4) continue
      expect(
        shareOf(({ isRight }) => isRight),
        kind,
      ).toBeGreaterThanOrEqual(rightShare)
      expect(
        shareOf(({ isMilder }) => isMilder),
        kind,
      ).toBeLessThanOrEqual(milderShare)
    }
    expect(members.length).toBeGreaterThan(300)
  })

  it('has classes of the vocabulary, including the classes that they always imply', () => {
    const known = new Set<string>(codes(drugClasses))
    for (const written of ['zuclopril', 'bucindolol', 'letaxaban', 'oprozomib', 'mitiglinide', 'henagliflozin']) {
      const { classes } = readMedicineStem(written) ?? { classes: [] }
      for (const code of classes) {
        expect(known.has(code)).toBe(true)
        expect(classes, written).toEqual(expect.arrayContaining([...(impliedDrugClasses[code] ?? [])]))
      }
    }
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (written) => void readMedicineStem(written)))
  })

  it('writes one sentence about the medicine', () => {
    expect(stemSentence('zuclopril', 'blood-pressure medicine')).toBe(
      'We do not know “zuclopril”. Its name suggests a blood-pressure medicine. Please confirm.',
    )
    expect(stemSentence('Xylotriptyline', 'antidepressant')).toContain('suggests an antidepressant')
  })
})
