import { type ReasonsByTag, drugGroups, exclude } from './drug-groups.ts'

const { clotting, circulation, nerves, hormones, immunity, infection, gut, clearance } = drugGroups
const countedAsAnticoagulants = {
  classes: ['vitamin_k_antagonists', 'doacs'],
  reason: 'Counted as anticoagulants as well, for which the tag is decided.',
} as const
const countedAsPressureMedicines = {
  classes: ['beta_blockers', 'nadolol'],
  reason: 'Counted as blood-pressure medicines as well, for which the tag is decided.',
} as const

/** Reasons why drug classes have no interaction with the tags of `bloodInteractions`. */
export const bloodReasons: ReasonsByTag<
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
  antiplatelet: [
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
  group_salicylate: [
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
  group_coumarin: [
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
  hypotensive: [
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
  hypertensive: [
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
  group_glycyrrhizin: [
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
  potassium_lowering: [
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
  diuretic: [
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
  diaphoretic: [
    { classes: exclude(nerves, 'lithium'), reason: 'Sweating under a warm cup does not change these.' },
    { classes: [...clotting, ...circulation, ...hormones], reason: 'A warm cup causes no large loss of water.' },
    { classes: [...immunity, ...infection], reason: 'Sweating does not change these.' },
    { classes: [...gut, ...clearance], reason: 'The tag says nothing about absorption or breakdown of medicines.' },
  ],
  hypoglycaemic: [
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
}
