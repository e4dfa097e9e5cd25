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
      reason: 'These do not sedate; a calming herb adds nothing to their action.',
    },
    { classes: ['stimulants', 'theophylline'], reason: 'They work against each other, which is no danger.' },
    { classes: [...clotting, ...circulation], reason: 'Sedation does not act on clotting or blood pressure.' },
    { classes: [...hormones, ...immunity, ...infection], reason: 'These do not sedate.' },
    { classes: gut, reason: 'The tag says nothing about absorption.' },
    { classes: clearance, reason: 'Effects of valerian on liver enzymes were weak and in the laboratory only.' },
  ],
  mild_sedative: [
    {
      classes: ['antidepressants_serotonergic', 'dopaminergic_agents'],
      reason: 'No report at the amounts of a tea; a line for everybody who takes them would be read by nobody.',
    },
    {
      classes: ['lithium', 'maois', 'triptans', 'stimulants', 'theophylline'],
      reason: 'A gentle calming action adds nothing to these.',
    },
    { classes: [...clotting, ...circulation], reason: 'Calming does not act on clotting or blood pressure.' },
    { classes: [...hormones, ...immunity, ...infection], reason: 'These do not sedate.' },
    { classes: [...gut, ...clearance], reason: 'The tag says nothing about absorption or breakdown of medicines.' },
  ],
  impairs_driving: [
    {
      classes: exclude(nerves, 'cns_depressants', 'anaesthesia', 'anticonvulsants'),
      reason: 'Decided by the tags sedative and mild_sedative, which each of these herbs carries.',
    },
    { classes: [...clotting, ...circulation], reason: 'Drowsiness does not act on clotting or blood pressure.' },
    { classes: [...hormones, ...immunity, ...infection], reason: 'These do not make drowsy.' },
    { classes: [...gut, ...clearance], reason: 'The tag says nothing about absorption or breakdown of medicines.' },
  ],
  stimulant: [
    {
      classes: ['antidepressants_serotonergic', 'dopaminergic_agents', 'lithium', 'triptans', 'anaesthesia'],
      reason: 'No report for waking herbs as such; caffeine and serotonin have tags of their own.',
    },
    {
      classes: ['beta_blockers', 'nadolol', 'diuretics'],
      reason: 'Counted as blood-pressure medicines as well, for which the tag is decided.',
    },
    { classes: ['cardiac_glycosides', 'potassium_raising_drugs'], reason: 'No report at the amounts of a tea.' },
    { classes: clotting, reason: 'Waking does not act on clotting; ginseng and tea leaves have facts of their own.' },
    { classes: hormones, reason: 'No report of a change in sugar or hormones by the waking action.' },
    { classes: [...immunity, ...infection], reason: 'Not related to a waking action.' },
    { classes: [...gut, ...clearance], reason: 'The tag says nothing about absorption or breakdown of medicines.' },
  ],
  caffeine: [
    { classes: ['dopaminergic_agents'], reason: 'Clozapine and olanzapine are counted as cyp1a2_substrates.' },
    { classes: ['triptans', 'anaesthesia'], reason: 'No report of harm; an operation is asked about apart.' },
    {
      classes: ['beta_blockers', 'nadolol', 'diuretics'],
      reason: 'Counted as blood-pressure medicines as well; the effect of tea leaves on nadolol is a fact of the herb.',
    },
    { classes: ['cardiac_glycosides', 'potassium_raising_drugs'], reason: 'No report at the amounts of a tea.' },
    { classes: clotting, reason: 'Painkillers contain caffeine; vitamin K in tea leaves is a fact of the herb.' },
    {
      classes: ['antidiabetics', 'insulin_secretagogues', 'antithyroid', 'hormone_therapy', 'corticosteroids'],
      reason: 'No report of harm at the amounts of a tea.',
    },
    { classes: exclude(immunity, 'methotrexate'), reason: 'The catechins, not caffeine, matter: facts of the herb.' },
    { classes: exclude(infection, 'antibiotics_quinolones'), reason: 'They do not slow the breakdown of caffeine.' },
    { classes: ['iron_supplements'], reason: 'Tannins bind iron, not caffeine; they have a tag of their own.' },
    {
      classes: ['antacids_acid_suppressants', 'laxatives_stimulant', 'oral_medicines_general'],
      reason: 'No report for caffeine with these.',
    },
    {
      classes: ['cyp3a4_substrates', 'statins', 'hepatotoxic_drugs', 'photosensitisers'],
      reason: 'Caffeine is broken down by CYP1A2 and strains neither liver nor skin.',
    },
  ],
  serotonergic: [
    {
      classes: ['anticonvulsants', 'dopaminergic_agents', 'theophylline'],
      reason: 'These do not raise serotonin.',
    },
    {
      classes: [...clotting, ...circulation],
      reason: 'Not serotonergic; effects of rhodiola are facts of the herb.',
    },
    { classes: [...hormones, ...immunity, ...infection], reason: 'Not serotonergic.' },
    { classes: [...gut, ...clearance], reason: 'The tag says nothing about absorption or breakdown of medicines.' },
  ],
  seizure_threshold: [
    {
      classes: ['antidepressants_serotonergic', 'stimulants', 'triptans', 'lithium', 'maois'],
      reason: 'No report with cups of these leaves; epilepsy is asked about as a condition.',
    },
    { classes: ['cns_depressants', 'anaesthesia'], reason: 'Most of these protect against seizures.' },
    { classes: [...clotting, ...circulation, ...hormones], reason: 'These do not lower the seizure threshold.' },
    { classes: [...immunity, 'tetracyclines', 'antiretrovirals'], reason: 'No report with these herbs.' },
    { classes: [...gut, ...clearance], reason: 'The tag says nothing about absorption or breakdown of medicines.' },
  ],
  group_thujone: [
    {
      classes: exclude(nerves, 'anticonvulsants', 'cns_depressants'),
      reason: 'Thujone acts on GABA; the tag seizure_threshold decides what else lowers the threshold.',
    },
    { classes: [...clotting, ...circulation, ...hormones], reason: 'No action of thujone on these is reported.' },
    { classes: [...immunity, ...infection], reason: 'No action of thujone on these is reported.' },
    { classes: [...gut, ...clearance], reason: 'The budget of thujone is kept by the amounts of a day.' },
  ],
}
