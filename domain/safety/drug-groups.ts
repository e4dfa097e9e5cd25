import type { EffectTag } from './blend.rules.ts'
import type { DrugClass } from './profile.ts'

/** Groups of drug classes that can share one reason. Each class is in exactly one group. */
export const drugGroups = {
  clotting: ['anticoagulants', 'vitamin_k_antagonists', 'doacs', 'antiplatelets', 'nsaids'],
  circulation: [
    'antihypertensives',
    'beta_blockers',
    'nadolol',
    'diuretics',
    'antiarrhythmics',
    'cardiac_glycosides',
    'potassium_raising_drugs',
  ],
  nerves: [
    'anaesthesia',
    'anticonvulsants',
    'antidepressants_serotonergic',
    'cns_depressants',
    'dopaminergic_agents',
    'lithium',
    'maois',
    'stimulants',
    'theophylline',
    'triptans',
  ],
  hormones: [
    'antidiabetics',
    'insulin_secretagogues',
    'thyroid_hormones',
    'antithyroid',
    'hormone_therapy',
    'oral_contraceptives_hrt',
    'corticosteroids',
  ],
  immunity: ['chemotherapy', 'proteasome_inhibitors', 'immunosuppressants', 'methotrexate'],
  infection: ['antibiotics_quinolones', 'tetracyclines', 'antimalarials_chloroquine', 'antiretrovirals'],
  gut: [
    'antacids_acid_suppressants',
    'laxatives_stimulant',
    'iron_supplements',
    'bisphosphonates',
    'oral_medicines_general',
  ],
  clearance: ['cyp1a2_substrates', 'cyp3a4_substrates', 'statins', 'hepatotoxic_drugs', 'photosensitisers'],
} as const satisfies Record<string, readonly DrugClass[]>

export const allDrugClasses: readonly DrugClass[] = Object.values(drugGroups).flat()

export const exclude = <Code extends DrugClass>(classes: readonly Code[], ...excluded: readonly NoInfer<Code>[]) =>
  classes.filter((code) => !excluded.includes(code))

/**
 * Reasons why drug classes have no interaction with an effect tag. Each class without an interaction is in exactly one
 * list.
 */
export type ReasonsByTag<Tag extends EffectTag> = Record<
  Tag,
  readonly { classes: readonly DrugClass[]; reason: string }[]
>
