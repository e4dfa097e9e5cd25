import { describe, expect, it } from 'vitest'

import { findTagInteraction, listTagInteractions } from './tag-interactions.ts'
import { type drugClasses, type EffectTag, effectTags, listCodes } from './vocabulary.ts'

const tags = listCodes(effectTags)

describe('the table of tags and drug classes', () => {
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
    const interaction = findTagInteraction(tag, drugClass)
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
