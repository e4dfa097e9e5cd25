import { avoid, caution, type DecisionsByTag, drugGroups, exclude, monitor } from './tag-decisions.ts'

const { clotting, circulation, nerves, hormones, immunity, infection, gut, clearance } = drugGroups
const countedAsAnticoagulants = {
  classes: ['vitamin_k_antagonists', 'doacs'],
  reason: 'Counted as anticoagulants as well, for which the tag is decided.',
} as const
const countedAsPressureMedicines = {
  classes: ['beta_blockers', 'nadolol'],
  reason: 'Counted as blood-pressure medicines as well, for which the tag is decided.',
} as const

/** Decisions for the tags of herbs that act on clotting, blood pressure, water, potassium or sugar. */
export const bloodDecisions: DecisionsByTag<
  | 'antiplatelet'
  | 'group_salicylate'
  | 'group_coumarin'
  | 'hypotensive'
  | 'hypertensive'
  | 'group_glycyrrhizin'
  | 'potassium_lowering'
  | 'diuretic'
  | 'diaphoretic'
  | 'hypoglycaemic'
> = {
  antiplatelet: {
    interacts: {
      anticoagulants: caution('additive_bleeding', 'bleedingReview', 'ebmBleeding'),
      antiplatelets: caution('additive_bleeding', 'ebmBleeding'),
      nsaids: caution('additive_bleeding', 'ebmBleeding'),
      anaesthesia: caution('additive_bleeding', 'bleedingReview'),
      antidepressants_serotonergic: monitor('additive_bleeding', 'memory'),
    },
    none: [
      countedAsAnticoagulants,
      {
        classes: exclude(nerves, 'anaesthesia', 'antidepressants_serotonergic'),
        reason: 'These do not act on clotting.',
      },
      { classes: circulation, reason: 'These do not act on clotting.' },
      {
        classes: hormones,
        reason: 'No report for herbs; salicylates, which harm the stomach, have a tag of their own.',
      },
      {
        classes: [...immunity, ...infection],
        reason: 'Low platelets under cancer medicines are asked about as a bleeding disorder.',
      },
      { classes: [...gut, ...clearance], reason: 'The tag says nothing about absorption or breakdown of medicines.' },
    ],
  },
  group_salicylate: {
    interacts: {
      anticoagulants: caution('additive_bleeding', 'willow', 'meadowsweet'),
      antiplatelets: caution('additive_bleeding', 'willow', 'meadowsweet'),
      nsaids: caution('additive_bleeding', 'willow', 'meadowsweet'),
      methotrexate: caution('drug_toxicity', 'willow', 'meadowsweet'),
      anaesthesia: caution('additive_bleeding', 'bleedingReview'),
      corticosteroids: monitor('additive_bleeding', 'willow'),
      antidepressants_serotonergic: monitor('additive_bleeding', 'memory'),
      lithium: monitor('lithium_level_change', 'memory'),
      diuretics: monitor('reduced_effect', 'memory'),
      antihypertensives: monitor('reduced_effect', 'memory'),
      antidiabetics: monitor('hypoglycaemia', 'willow', 'meadowsweet'),
    },
    none: [
      countedAsAnticoagulants,
      countedAsPressureMedicines,
      {
        classes: ['antiarrhythmics', 'cardiac_glycosides', 'potassium_raising_drugs'],
        reason: 'No report for the salicylates of herbs.',
      },
      {
        classes: exclude(nerves, 'anaesthesia', 'antidepressants_serotonergic', 'lithium'),
        reason: 'No report for the salicylates of herbs.',
      },
      { classes: ['insulin_secretagogues'], reason: 'Counted as antidiabetics as well, for which the tag is decided.' },
      {
        classes: ['thyroid_hormones', 'antithyroid', 'hormone_therapy', 'oral_contraceptives_hrt'],
        reason: 'No report for the salicylates of herbs.',
      },
      { classes: exclude(immunity, 'methotrexate'), reason: 'No report for the salicylates of herbs.' },
      { classes: [...infection, ...gut, ...clearance], reason: 'No report for the salicylates of herbs.' },
    ],
  },
  group_coumarin: {
    interacts: {
      hepatotoxic_drugs: monitor('hepatotoxicity_additive', 'memory'),
      statins: monitor('hepatotoxicity_additive', 'memory'),
      anticoagulants: monitor('additive_bleeding', 'memory'),
    },
    none: [
      countedAsAnticoagulants,
      { classes: ['antiplatelets', 'nsaids'], reason: 'Coumarin of cinnamon does not act on platelets.' },
      {
        classes: [...circulation, ...nerves, ...hormones],
        reason: 'The budget is about the liver; no report for these.',
      },
      { classes: ['methotrexate'], reason: 'Counted as hepatotoxic_drugs as well, for which the tag is decided.' },
      { classes: exclude(immunity, 'methotrexate'), reason: 'The tag hepatotoxic_signal decides these.' },
      { classes: [...infection, ...gut], reason: 'No report for coumarin of cinnamon.' },
      {
        classes: exclude(clearance, 'hepatotoxic_drugs', 'statins'),
        reason: 'Coumarin does not slow their breakdown.',
      },
    ],
  },
  hypotensive: {
    interacts: {
      antihypertensives: monitor('additive_hypotension', 'pressureReview', 'hawthorn'),
      anaesthesia: monitor('additive_hypotension', 'memory'),
    },
    none: [
      countedAsPressureMedicines,
      { classes: ['diuretics'], reason: 'Counted as blood-pressure medicines as well, for which the tag is decided.' },
      {
        classes: ['antiarrhythmics', 'cardiac_glycosides', 'potassium_raising_drugs'],
        reason: 'Herbs that act on the heart itself say so in their own interactions.',
      },
      { classes: exclude(nerves, 'anaesthesia'), reason: 'No report that a cup lowers pressure further with these.' },
      { classes: [...clotting, ...hormones, ...immunity, ...infection], reason: 'These do not lower blood pressure.' },
      { classes: [...gut, ...clearance], reason: 'The tag says nothing about absorption or breakdown of medicines.' },
    ],
  },
  hypertensive: {
    interacts: {
      antihypertensives: caution('raised_blood_pressure', 'licorice', 'pressureReview'),
      oral_contraceptives_hrt: caution('raised_blood_pressure', 'licoriceMedicines'),
      corticosteroids: caution('raised_blood_pressure', 'licorice', 'memory'),
      stimulants: caution('raised_blood_pressure', 'memory'),
      maois: caution('raised_blood_pressure', 'memory'),
      nsaids: monitor('raised_blood_pressure', 'memory'),
      triptans: monitor('raised_blood_pressure', 'memory'),
      immunosuppressants: monitor('raised_blood_pressure', 'memory'),
      anaesthesia: monitor('raised_blood_pressure', 'memory'),
    },
    none: [
      { classes: exclude(clotting, 'nsaids'), reason: 'These do not raise blood pressure.' },
      countedAsPressureMedicines,
      { classes: ['diuretics'], reason: 'Counted as blood-pressure medicines as well, for which the tag is decided.' },
      {
        classes: ['antiarrhythmics', 'cardiac_glycosides', 'potassium_raising_drugs'],
        reason: 'The tag potassium_lowering decides what disturbs the rhythm.',
      },
      {
        classes: [
          'anticonvulsants',
          'antidepressants_serotonergic',
          'cns_depressants',
          'dopaminergic_agents',
          'lithium',
          'theophylline',
        ],
        reason: 'No report of a rise in pressure together with these.',
      },
      {
        classes: exclude(hormones, 'oral_contraceptives_hrt', 'corticosteroids'),
        reason: 'These do not raise blood pressure.',
      },
      { classes: exclude(immunity, 'immunosuppressants'), reason: 'No report of a rise in pressure with these.' },
      { classes: [...infection, ...gut, ...clearance], reason: 'These do not raise blood pressure.' },
    ],
  },
  group_glycyrrhizin: {
    interacts: {
      antihypertensives: avoid('raised_blood_pressure', 'licorice'),
      diuretics: avoid('hypokalaemia', 'licorice'),
      cardiac_glycosides: avoid('hypokalaemia', 'licorice', 'digoxinLicorice'),
      corticosteroids: avoid('hypokalaemia', 'licorice'),
      laxatives_stimulant: avoid('hypokalaemia', 'licorice', 'licoriceMedicines'),
      antiarrhythmics: avoid('arrhythmia', 'memory'),
      oral_contraceptives_hrt: caution('raised_blood_pressure', 'licoriceMedicines'),
    },
    none: [
      countedAsPressureMedicines,
      { classes: ['potassium_raising_drugs'], reason: 'Most are blood-pressure medicines, for which it is decided.' },
      { classes: clotting, reason: 'No proven action of glycyrrhizin on clotting; the herb has a fact of its own.' },
      { classes: nerves, reason: 'The tags hypertensive and potassium_lowering decide these.' },
      {
        classes: exclude(hormones, 'corticosteroids', 'oral_contraceptives_hrt'),
        reason: 'No report of harm below the ceiling of 100 mg a day.',
      },
      { classes: [...immunity, ...infection], reason: 'The tags hypertensive and potassium_lowering decide these.' },
      { classes: exclude(gut, 'laxatives_stimulant'), reason: 'Glycyrrhizin does not bind medicines.' },
      { classes: clearance, reason: 'No report of a changed level below the ceiling of 100 mg a day.' },
    ],
  },
  potassium_lowering: {
    interacts: {
      cardiac_glycosides: caution('hypokalaemia', 'digoxinMims', 'digoxinLicorice'),
      antiarrhythmics: caution('arrhythmia', 'memory'),
      diuretics: caution('hypokalaemia', 'licorice', 'digoxinMims'),
      corticosteroids: caution('hypokalaemia', 'licorice', 'digoxinMims'),
      laxatives_stimulant: caution('hypokalaemia', 'licorice', 'licoriceMedicines'),
      theophylline: monitor('hypokalaemia', 'memory'),
      dopaminergic_agents: monitor('arrhythmia', 'memory'),
      antibiotics_quinolones: monitor('arrhythmia', 'memory'),
      antimalarials_chloroquine: monitor('arrhythmia', 'memory'),
    },
    none: [
      { classes: clotting, reason: 'Potassium does not act on clotting.' },
      {
        classes: ['antihypertensives', 'beta_blockers', 'nadolol'],
        reason: 'Those that lower potassium are diuretics, for which the tag is decided.',
      },
      { classes: ['potassium_raising_drugs'], reason: 'They work the other way.' },
      {
        classes: exclude(nerves, 'theophylline', 'dopaminergic_agents'),
        reason: 'No report together with these; lithium is decided by the tag diuretic.',
      },
      { classes: exclude(hormones, 'corticosteroids'), reason: 'No report of low potassium with these and a tea.' },
      { classes: [...immunity, 'tetracyclines', 'antiretrovirals'], reason: 'No report of low potassium with a tea.' },
      { classes: exclude(gut, 'laxatives_stimulant'), reason: 'These do not lower potassium.' },
      { classes: clearance, reason: 'The tag says nothing about the breakdown of medicines.' },
    ],
  },
  diuretic: {
    interacts: {
      lithium: caution('lithium_level_change', 'herbalDiureticLithium', 'dandelion'),
      diuretics: monitor('additive_diuresis', 'horsetail', 'nettle'),
      antihypertensives: monitor('additive_hypotension', 'dandelion', 'nettle'),
    },
    none: [
      countedAsPressureMedicines,
      {
        classes: ['antiarrhythmics', 'cardiac_glycosides', 'potassium_raising_drugs'],
        reason: 'Potassium decides here: potassium_lowering has a tag, and dandelion a fact of its own.',
      },
      { classes: clotting, reason: 'A little more urine does not act on clotting.' },
      { classes: exclude(nerves, 'lithium'), reason: 'Only lithium is kept back when water and salt are lost.' },
      { classes: hormones, reason: 'No report at the amounts of a tea.' },
      { classes: [...immunity, ...infection], reason: 'Kidney disease is asked about as a condition.' },
      { classes: [...gut, ...clearance], reason: 'The tag says nothing about absorption or breakdown of medicines.' },
    ],
  },
  diaphoretic: {
    interacts: { lithium: monitor('lithium_level_change', 'memory') },
    none: [
      { classes: exclude(nerves, 'lithium'), reason: 'Sweating under a warm cup does not change these.' },
      { classes: [...clotting, ...circulation, ...hormones], reason: 'A warm cup causes no large loss of water.' },
      { classes: [...immunity, ...infection], reason: 'Sweating does not change these.' },
      { classes: [...gut, ...clearance], reason: 'The tag says nothing about absorption or breakdown of medicines.' },
    ],
  },
  hypoglycaemic: {
    interacts: {
      insulin_secretagogues: caution('hypoglycaemia', 'guptaDiabetes', 'sulfonylureaHerbs'),
      antidiabetics: monitor('hypoglycaemia', 'guptaDiabetes'),
    },
    none: [
      {
        classes: exclude(hormones, 'insulin_secretagogues', 'antidiabetics'),
        reason: 'These do not lower blood sugar.',
      },
      {
        classes: circulation,
        reason: 'A beta blocker hides the signs, which matters under a diabetes medicine alone.',
      },
      { classes: ['antibiotics_quinolones'], reason: 'Changes of sugar concern people treated for diabetes.' },
      { classes: exclude(infection, 'antibiotics_quinolones'), reason: 'These do not lower blood sugar.' },
      { classes: [...clotting, ...nerves, ...immunity], reason: 'These do not lower blood sugar.' },
      { classes: [...gut, ...clearance], reason: 'The tag says nothing about absorption or breakdown of medicines.' },
    ],
  },
}
