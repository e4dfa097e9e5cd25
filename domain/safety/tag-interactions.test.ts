import { describe, expect, it } from 'vitest'

import type { EffectTag } from './blend.rules.ts'
import { allDrugClasses } from './drug-groups.ts'
import { listTagInteractions, tagInteractions } from './tag-interactions.ts'
import { tagReasons } from './tag-reasons.ts'
import { tagSources } from './tag-sources.ts'
import { listCodes, drugClasses, effectTags, impliedDrugClasses } from './vocabulary.ts'

const tags = listCodes(effectTags)
const pairs = tags.flatMap((tag) => listCodes(drugClasses).map((drugClass) => ({ tag, drugClass })))

describe('the table of tags and drug classes', () => {
  it('decides each pair once', () => {
    const decisionCount = ({ tag, drugClass }: (typeof pairs)[number]) => {
      const classesWithReason = tagReasons[tag].flatMap(({ classes }) => classes)
      return (tagInteractions[tag][drugClass] ? 1 : 0) + classesWithReason.filter((one) => one === drugClass).length
    }
    expect(
      pairs.filter((pair) => decisionCount(pair) !== 1).map(({ tag, drugClass }) => `${tag} ${drugClass}`),
    ).toEqual([])
    expect(pairs).toHaveLength(tags.length * listCodes(drugClasses).length)
  })

  it('groups every drug class once', () => {
    expect(allDrugClasses.toSorted()).toEqual(listCodes(drugClasses).toSorted())
  })

  it('gives a reason for each pair without an interaction', () => {
    const reasons = tags.flatMap((tag) => tagReasons[tag].map(({ reason }) => reason))
    expect(reasons.filter((reason) => !/^[A-Z].{15,}\.$/.test(reason))).toEqual([])
  })

  it('names a source for each interaction, and uses every source', () => {
    const used = tags.flatMap((tag) => Object.values(tagInteractions[tag]).flatMap(({ sources }) => sources))
    expect(new Set(used)).toEqual(new Set(Object.keys(tagSources)))
    for (const [id, source] of Object.entries(tagSources))
      expect('address' in source, id).toBe(source.tier !== 'memory')
  })

  it('names a decided class when it says that a medicine counts as another', () => {
    const claims = tags.flatMap((tag) =>
      tagReasons[tag]
        .filter(
          ({ reason }) => reason.startsWith('These also count as ') && reason.endsWith(', which this tag covers.'),
        )
        .flatMap(({ classes }) => classes.map((drugClass) => ({ tag, drugClass }))),
    )
    const isCounted = ({ tag, drugClass }: (typeof claims)[number]) =>
      listImpliedClasses(drugClass).some((implied) => tagInteractions[tag][implied])
    expect(claims.length).toBeGreaterThan(10)
    expect(claims.filter((claim) => !isCounted(claim))).toEqual([])
  })

  it.each<[EffectTag, keyof typeof drugClasses, string]>([
    ['diuretic', 'lithium', 'caution lithium_level_change'],
    ['caffeine', 'cyp1a2_substrates', 'caution altered_drug_level_up'],
    ['caffeine', 'lithium', 'caution lithium_level_change'],
    ['caffeine', 'stimulants', 'caution stimulant_additive'],
    ['caffeine', 'theophylline', 'caution stimulant_additive'],
    ['caffeine', 'thyroid_hormones', 'separate reduced_absorption'],
    ['potassium_lowering', 'cardiac_glycosides', 'caution hypokalaemia'],
    ['potassium_lowering', 'antiarrhythmics', 'caution arrhythmia'],
    ['potassium_lowering', 'diuretics', 'caution hypokalaemia'],
    ['potassium_lowering', 'corticosteroids', 'caution hypokalaemia'],
    ['hypoglycaemic', 'insulin_secretagogues', 'caution hypoglycaemia'],
    ['hypoglycaemic', 'antidiabetics', 'monitor hypoglycaemia'],
    ['estrogenic', 'hormone_therapy', 'caution hormonal_antagonism'],
    ['seizure_threshold', 'anticonvulsants', 'caution seizure_threshold'],
    ['sedative', 'cns_depressants', 'caution additive_sedation'],
    ['mild_sedative', 'cns_depressants', 'monitor additive_sedation'],
    ['antiplatelet', 'anticoagulants', 'caution additive_bleeding'],
    ['antiplatelet', 'antiplatelets', 'caution additive_bleeding'],
    ['antiplatelet', 'nsaids', 'caution additive_bleeding'],
    ['hepatotoxic_signal', 'hepatotoxic_drugs', 'caution hepatotoxicity_additive'],
    ['hepatotoxic_signal', 'methotrexate', 'caution hepatotoxicity_additive'],
    ['immunostimulant', 'immunosuppressants', 'avoid immune_antagonism'],
    ['hypotensive', 'antihypertensives', 'monitor additive_hypotension'],
    ['hypertensive', 'antihypertensives', 'caution raised_blood_pressure'],
    ['photosensitising', 'photosensitisers', 'caution photosensitivity'],
    ['serotonergic', 'antidepressants_serotonergic', 'caution serotonin_syndrome'],
    ['serotonergic', 'maois', 'avoid serotonin_syndrome'],
    ['serotonergic', 'triptans', 'caution serotonin_syndrome'],
    ['tannin', 'iron_supplements', 'separate reduced_absorption'],
    ['tannin', 'thyroid_hormones', 'separate reduced_absorption'],
    ['tannin', 'bisphosphonates', 'separate reduced_absorption'],
    ['tannin', 'tetracyclines', 'separate reduced_absorption'],
    ['tannin', 'antibiotics_quinolones', 'separate reduced_absorption'],
    ['mucilage', 'oral_medicines_general', 'separate reduced_absorption'],
    ['mucilage', 'lithium', 'separate reduced_absorption'],
    ['cyp_inhibitor', 'cyp3a4_substrates', 'caution altered_drug_level_up'],
    ['bitter_acid', 'antacids_acid_suppressants', 'monitor reduced_acid_control'],
  ])('decides %s with %s as %s', (tag, drugClass, expected) => {
    const interaction = tagInteractions[tag][drugClass]
    expect(`${interaction?.severity} ${interaction?.effect}`).toBe(expected)
  })
})

describe('the interactions from tags', () => {
  it('keep the strictest of one class and effect, once', () => {
    const interactions = interactionLines('mild_sedative', 'sedative', 'impairs_driving')
    expect(interactions.filter((line) => line.includes('cns_depressants'))).toEqual([
      'caution cns_depressants additive_sedation',
    ])
    expect(new Set(interactions).size).toBe(interactions.length)
  })

  it('keep different effects on one class', () => {
    expect(interactionLines('caffeine', 'tannin').filter((line) => line.includes('antidepressants'))).toEqual([
      'monitor antidepressants_serotonergic stimulant_additive',
      'monitor antidepressants_serotonergic reduced_absorption',
    ])
  })

  it('are empty without tags, and never fewer with more tags', () => {
    expect(interactionLines()).toEqual([])
    for (const tag of tags) {
      const more = listTagInteractions([tag, 'diuretic'])
      for (const { drugClass, effect } of listTagInteractions([tag]))
        expect(more.some((one) => one.drugClass === drugClass && one.effect === effect)).toBe(true)
    }
  })
})

const interactionLines = (...tagList: EffectTag[]) =>
  listTagInteractions(tagList).map(({ drugClass, effect, severity }) => `${severity} ${drugClass} ${effect}`)

function listImpliedClasses(drugClass: keyof typeof drugClasses): (keyof typeof drugClasses)[] {
  const implied = new Set([drugClass])
  for (const code of implied) for (const impliedCode of impliedDrugClasses[code] ?? []) implied.add(impliedCode)
  implied.delete(drugClass)
  return [...implied]
}
