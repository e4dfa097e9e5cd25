import type { EffectTag } from './blend.rules.ts'
import type { DrugClass } from './profile.ts'
import type { TagSourceId } from './tag-sources.ts'
import type { effects, severities } from './vocabulary.ts'

type Effect = keyof typeof effects
type Severity = (typeof severities)[number]

export type TagInteraction = { effect: Effect; severity: Severity; sources: readonly TagSourceId[] }

/** Decisions for one effect tag: every drug class stands either in `interacts` or in one list of `none`. */
type TagDecisions = {
  interacts: Partial<Record<DrugClass, TagInteraction>>
  none: readonly { classes: readonly DrugClass[]; reason: string }[]
}
export type DecisionsByTag<Tag extends EffectTag> = Record<Tag, TagDecisions>

type Sources = readonly [TagSourceId, ...TagSourceId[]]
const interaction =
  (severity: Severity) =>
  (effect: Effect, ...sources: Sources): TagInteraction => ({ effect, severity, sources })
export const avoid = interaction('avoid')
export const caution = interaction('caution')
export const separate = interaction('separate')
export const monitor = interaction('monitor')

/** The drug classes, each in one group, so that a reason can be given for several at once. */
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

/** The classes of a group but for those that are decided apart. */
export const exclude = <Code extends DrugClass>(classes: readonly Code[], ...decided: readonly NoInfer<Code>[]) =>
  classes.filter((code) => !decided.includes(code))
