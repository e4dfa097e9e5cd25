import { type InteractionsByTag, avoid, caution, monitor, separate } from './tag-decisions.ts'

/** Interactions of effect tags about calming, stimulation or other effects on the nerves. */
export const nerveInteractions: InteractionsByTag<
  | 'sedative'
  | 'mild_sedative'
  | 'impairs_driving'
  | 'stimulant'
  | 'caffeine'
  | 'serotonergic'
  | 'seizure_threshold'
  | 'group_thujone'
> = {
  sedative: {
    cns_depressants: caution('additive_sedation', 'adamValerian', 'spinella'),
    anaesthesia: caution('additive_sedation', 'millerAnesthesia'),
    anticonvulsants: caution('additive_sedation', 'spinella', 'adamValerian'),
    antidepressants_serotonergic: monitor('additive_sedation', 'adamValerian'),
    dopaminergic_agents: monitor('additive_sedation', 'memory'),
  },
  mild_sedative: {
    cns_depressants: monitor('additive_sedation', 'adamValerian'),
    anaesthesia: monitor('additive_sedation', 'memory'),
    anticonvulsants: monitor('additive_sedation', 'spinella'),
  },
  impairs_driving: {
    cns_depressants: caution('additive_sedation', 'adamValerian', 'memory'),
    anaesthesia: monitor('additive_sedation', 'memory'),
    anticonvulsants: monitor('additive_sedation', 'spinella'),
  },
  stimulant: {
    stimulants: caution('stimulant_additive', 'numark', 'memory'),
    maois: caution('raised_blood_pressure', 'ginseng', 'caffeineOverview'),
    theophylline: monitor('stimulant_additive', 'memory'),
    cns_depressants: monitor('reduced_effect', 'memory'),
    anticonvulsants: monitor('seizure_threshold', 'spinella'),
    antihypertensives: monitor('raised_blood_pressure', 'memory'),
    antiarrhythmics: monitor('arrhythmia', 'memory'),
  },
  caffeine: {
    cyp1a2_substrates: caution('altered_drug_level_up', 'hagg', 'clozapineLabel'),
    lithium: caution('lithium_level_change', 'caffeineLithium', 'drugsLithiumCaffeine'),
    stimulants: caution('stimulant_additive', 'numark'),
    theophylline: caution('stimulant_additive', 'methylxanthines', 'numark'),
    maois: caution('raised_blood_pressure', 'caffeineOverview', 'memory'),
    thyroid_hormones: separate('reduced_absorption', 'laiTea'),
    bisphosphonates: separate('reduced_absorption', 'alendronate'),
    antibiotics_quinolones: monitor('stimulant_additive', 'quinoloneCaffeine'),
    oral_contraceptives_hrt: monitor('stimulant_additive', 'patwardhan'),
    antidepressants_serotonergic: monitor('stimulant_additive', 'semenchuk'),
    antihypertensives: monitor('raised_blood_pressure', 'mate'),
    antiarrhythmics: monitor('arrhythmia', 'memory'),
    anticonvulsants: monitor('seizure_threshold', 'spinella'),
    cns_depressants: monitor('reduced_effect', 'memory'),
    methotrexate: monitor('reduced_effect', 'memory'),
  },
  serotonergic: {
    antidepressants_serotonergic: caution('serotonin_syndrome', 'rhodiola'),
    maois: avoid('serotonin_syndrome', 'rhodiola', 'memory'),
    triptans: caution('serotonin_syndrome', 'memory'),
    lithium: monitor('serotonin_syndrome', 'memory'),
    stimulants: monitor('serotonin_syndrome', 'memory'),
    cns_depressants: monitor('serotonin_syndrome', 'memory'),
    anaesthesia: caution('serotonin_syndrome', 'memory'),
  },
  seizure_threshold: {
    anticonvulsants: caution('seizure_threshold', 'bahr', 'sage'),
    theophylline: monitor('seizure_threshold', 'memory'),
    dopaminergic_agents: monitor('seizure_threshold', 'memory'),
    antibiotics_quinolones: monitor('seizure_threshold', 'memory'),
    antimalarials_chloroquine: monitor('seizure_threshold', 'memory'),
  },
  group_thujone: {
    anticonvulsants: caution('seizure_threshold', 'bahr', 'sage'),
    cns_depressants: caution('additive_sedation', 'sage'),
  },
}
