import { type ReasonsByTag, drugGroups, exclude } from './drug-groups.ts'

const { clotting, circulation, nerves, hormones, immunity, infection, gut, clearance } = drugGroups

/** Reasons why drug classes have no interaction with the tags of `nerveInteractions`. */
export const nerveReasons: ReasonsByTag<
  | 'sedative'
  | 'mild_sedative'
  | 'impairs_driving'
  | 'stimulant'
  | 'caffeine'
  | 'serotonergic'
  | 'seizure_threshold'
  | 'group_thujone'
> = {
  sedative: [
    {
      classes: ['lithium', 'maois', 'triptans'],
      reason: 'These do not make you sleepy, so a calming herb adds nothing to their effect.',
    },
    {
      classes: ['stimulants', 'theophylline'],
      reason: 'The herb and the medicine work against each other, which is not dangerous.',
    },
    { classes: [...clotting, ...circulation], reason: 'Sedation does not affect clotting or blood pressure.' },
    { classes: [...hormones, ...immunity, ...infection], reason: 'These do not make you sleepy.' },
    { classes: gut, reason: 'This tag does not cover how the body absorbs medicines.' },
    { classes: clearance, reason: 'Valerian affected liver enzymes only weakly, and only in the laboratory.' },
  ],
  mild_sedative: [
    {
      classes: ['antidepressants_serotonergic', 'dopaminergic_agents'],
      reason:
        'No reports of an interaction at the amounts in a tea. People ignore a warning that appears on everything.',
    },
    {
      classes: ['lithium', 'maois', 'triptans', 'stimulants', 'theophylline'],
      reason: 'A gentle calming effect adds nothing to these.',
    },
    { classes: [...clotting, ...circulation], reason: 'A calming effect does not change clotting or blood pressure.' },
    { classes: [...hormones, ...immunity, ...infection], reason: 'These do not make you sleepy.' },
    {
      classes: [...gut, ...clearance],
      reason: 'This tag does not cover how the body absorbs or breaks down medicines.',
    },
  ],
  impairs_driving: [
    {
      classes: exclude(nerves, 'cns_depressants', 'anaesthesia', 'anticonvulsants'),
      reason: 'The tags sedative and mild_sedative cover these, and each of these herbs has one of them.',
    },
    { classes: [...clotting, ...circulation], reason: 'Drowsiness does not affect clotting or blood pressure.' },
    { classes: [...hormones, ...immunity, ...infection], reason: 'These do not make you drowsy.' },
    {
      classes: [...gut, ...clearance],
      reason: 'This tag does not cover how the body absorbs or breaks down medicines.',
    },
  ],
  stimulant: [
    {
      classes: ['antidepressants_serotonergic', 'dopaminergic_agents', 'lithium', 'triptans', 'anaesthesia'],
      reason: 'No reports of this for stimulating herbs as a group. Caffeine and serotonin have their own tags.',
    },
    {
      classes: ['beta_blockers', 'nadolol', 'diuretics'],
      reason: 'These also count as blood pressure medicines, which this tag covers.',
    },
    {
      classes: ['cardiac_glycosides', 'potassium_raising_drugs'],
      reason: 'No reports of an interaction at the amounts in a tea.',
    },
    {
      classes: clotting,
      reason: 'Keeping you awake does not affect clotting. Ginseng and tea leaves have their own entries.',
    },
    { classes: hormones, reason: 'No reports that the stimulating effect changes blood sugar or hormones.' },
    { classes: [...immunity, ...infection], reason: 'Not related to the stimulating effect.' },
    {
      classes: [...gut, ...clearance],
      reason: 'This tag does not cover how the body absorbs or breaks down medicines.',
    },
  ],
  caffeine: [
    { classes: ['dopaminergic_agents'], reason: 'Clozapine and olanzapine also count as cyp1a2_substrates.' },
    { classes: ['triptans', 'anaesthesia'], reason: 'No reports of harm. We ask about operations separately.' },
    {
      classes: ['beta_blockers', 'nadolol', 'diuretics'],
      reason: 'These also count as blood pressure medicines. The entry for tea leaves covers nadolol.',
    },
    {
      classes: ['cardiac_glycosides', 'potassium_raising_drugs'],
      reason: 'No reports of an interaction at the amounts in a tea.',
    },
    { classes: clotting, reason: 'Some painkillers contain caffeine. The entry for tea leaves covers vitamin K.' },
    {
      classes: ['antidiabetics', 'insulin_secretagogues', 'antithyroid', 'hormone_therapy', 'corticosteroids'],
      reason: 'No reports of harm at the amounts in a tea.',
    },
    {
      classes: exclude(immunity, 'methotrexate'),
      reason: 'The catechins matter here, not the caffeine. The herb’s own entry covers them.',
    },
    { classes: exclude(infection, 'antibiotics_quinolones'), reason: 'They do not slow the breakdown of caffeine.' },
    { classes: ['iron_supplements'], reason: 'Tannins bind iron, and caffeine does not. Tannins have their own tag.' },
    {
      classes: ['antacids_acid_suppressants', 'laxatives_stimulant', 'oral_medicines_general'],
      reason: 'No reports of an interaction between caffeine and these.',
    },
    {
      classes: ['cyp3a4_substrates', 'statins', 'hepatotoxic_drugs', 'photosensitisers'],
      reason: 'CYP1A2 breaks down caffeine. Caffeine harms neither the liver nor the skin.',
    },
  ],
  serotonergic: [
    {
      classes: ['anticonvulsants', 'dopaminergic_agents', 'theophylline'],
      reason: 'These do not raise serotonin.',
    },
    {
      classes: [...clotting, ...circulation],
      reason: 'Not serotonergic. The entry for rhodiola covers its other effects.',
    },
    { classes: [...hormones, ...immunity, ...infection], reason: 'Not serotonergic.' },
    {
      classes: [...gut, ...clearance],
      reason: 'This tag does not cover how the body absorbs or breaks down medicines.',
    },
  ],
  seizure_threshold: [
    {
      classes: ['antidepressants_serotonergic', 'stimulants', 'triptans', 'lithium', 'maois'],
      reason: 'No reports of an interaction with a tea of these leaves. We ask about epilepsy as a condition.',
    },
    { classes: ['cns_depressants', 'anaesthesia'], reason: 'Most of these protect against seizures.' },
    { classes: [...clotting, ...circulation, ...hormones], reason: 'These do not lower the seizure threshold.' },
    {
      classes: [...immunity, 'tetracyclines', 'antiretrovirals'],
      reason: 'No reports of an interaction with these herbs.',
    },
    {
      classes: [...gut, ...clearance],
      reason: 'This tag does not cover how the body absorbs or breaks down medicines.',
    },
  ],
  group_thujone: [
    {
      classes: exclude(nerves, 'anticonvulsants', 'cns_depressants'),
      reason: 'Thujone acts on GABA. The tag seizure_threshold covers other causes of seizures.',
    },
    { classes: [...clotting, ...circulation, ...hormones], reason: 'No reports that thujone affects these.' },
    { classes: [...immunity, ...infection], reason: 'No reports that thujone affects these.' },
    { classes: [...gut, ...clearance], reason: 'The daily amounts keep thujone within its limit.' },
  ],
}
