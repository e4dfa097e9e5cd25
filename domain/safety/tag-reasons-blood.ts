import { type ReasonsByTag, drugGroups, exclude } from './drug-groups.ts'

const { clotting, circulation, nerves, hormones, immunity, infection, gut, clearance } = drugGroups
const countedAsAnticoagulants = {
  classes: ['vitamin_k_antagonists', 'doacs'],
  reason: 'These also count as anticoagulants, which this tag covers.',
} as const
const countedAsPressureMedicines = {
  classes: ['beta_blockers', 'nadolol'],
  reason: 'These also count as blood pressure medicines, which this tag covers.',
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
      reason: 'No reports of this for herbs. Salicylates, which harm the stomach, have their own tag.',
    },
    {
      classes: [...immunity, ...infection],
      reason: 'We ask about low platelets during cancer treatment as a bleeding disorder.',
    },
    {
      classes: [...gut, ...clearance],
      reason: 'This tag does not cover how the body absorbs or breaks down medicines.',
    },
  ],
  group_salicylate: [
    countedAsAnticoagulants,
    countedAsPressureMedicines,
    {
      classes: ['antiarrhythmics', 'cardiac_glycosides', 'potassium_raising_drugs'],
      reason: 'No reports of an interaction with the salicylates in herbs.',
    },
    {
      classes: exclude(nerves, 'anaesthesia', 'antidepressants_serotonergic', 'lithium'),
      reason: 'No reports of an interaction with the salicylates in herbs.',
    },
    { classes: ['insulin_secretagogues'], reason: 'These also count as antidiabetics, which this tag covers.' },
    {
      classes: ['thyroid_hormones', 'antithyroid', 'hormone_therapy', 'oral_contraceptives_hrt'],
      reason: 'No reports of an interaction with the salicylates in herbs.',
    },
    {
      classes: exclude(immunity, 'methotrexate'),
      reason: 'No reports of an interaction with the salicylates in herbs.',
    },
    {
      classes: [...infection, ...gut, ...clearance],
      reason: 'No reports of an interaction with the salicylates in herbs.',
    },
  ],
  group_coumarin: [
    countedAsAnticoagulants,
    { classes: ['antiplatelets', 'nsaids'], reason: 'The coumarin in cinnamon does not act on platelets.' },
    {
      classes: [...circulation, ...nerves, ...hormones],
      reason: 'The limit protects the liver. No reports of an interaction with these.',
    },
    {
      classes: ['methotrexate'],
      reason: 'These also count as medicines that can harm the liver, which this tag covers.',
    },
    { classes: exclude(immunity, 'methotrexate'), reason: 'The tag hepatotoxic_signal covers these.' },
    { classes: [...infection, ...gut], reason: 'No reports of an interaction with the coumarin in cinnamon.' },
    {
      classes: exclude(clearance, 'hepatotoxic_drugs', 'statins'),
      reason: 'Coumarin does not slow their breakdown.',
    },
  ],
  hypotensive: [
    countedAsPressureMedicines,
    { classes: ['diuretics'], reason: 'These also count as blood pressure medicines, which this tag covers.' },
    {
      classes: ['antiarrhythmics', 'cardiac_glycosides', 'potassium_raising_drugs'],
      reason: 'Herbs that act on the heart list these medicines themselves.',
    },
    {
      classes: exclude(nerves, 'anaesthesia'),
      reason: 'No reports that a cup lowers blood pressure further with these.',
    },
    { classes: [...clotting, ...hormones, ...immunity, ...infection], reason: 'These do not lower blood pressure.' },
    {
      classes: [...gut, ...clearance],
      reason: 'This tag does not cover how the body absorbs or breaks down medicines.',
    },
  ],
  hypertensive: [
    { classes: exclude(clotting, 'nsaids'), reason: 'These do not raise blood pressure.' },
    countedAsPressureMedicines,
    { classes: ['diuretics'], reason: 'These also count as blood pressure medicines, which this tag covers.' },
    {
      classes: ['antiarrhythmics', 'cardiac_glycosides', 'potassium_raising_drugs'],
      reason: 'The tag potassium_lowering covers effects on the heart rhythm.',
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
      reason: 'No reports of raised blood pressure with these medicines.',
    },
    {
      classes: exclude(hormones, 'oral_contraceptives_hrt', 'corticosteroids'),
      reason: 'These do not raise blood pressure.',
    },
    {
      classes: exclude(immunity, 'immunosuppressants'),
      reason: 'No reports of raised blood pressure with these medicines.',
    },
    { classes: [...infection, ...gut, ...clearance], reason: 'These do not raise blood pressure.' },
  ],
  group_glycyrrhizin: [
    countedAsPressureMedicines,
    {
      classes: ['potassium_raising_drugs'],
      reason: 'Most also count as blood pressure medicines, which this tag covers.',
    },
    { classes: clotting, reason: 'Glycyrrhizin has no proven effect on clotting. The herb has its own entry.' },
    { classes: nerves, reason: 'The tags hypertensive and potassium_lowering cover these.' },
    {
      classes: exclude(hormones, 'corticosteroids', 'oral_contraceptives_hrt'),
      reason: 'No reports of harm below the limit of 100 mg a day.',
    },
    { classes: [...immunity, ...infection], reason: 'The tags hypertensive and potassium_lowering cover these.' },
    { classes: exclude(gut, 'laxatives_stimulant'), reason: 'Glycyrrhizin does not bind medicines.' },
    { classes: clearance, reason: 'No reports of changed medicine levels below the limit of 100 mg a day.' },
  ],
  potassium_lowering: [
    { classes: clotting, reason: 'Potassium does not act on clotting.' },
    {
      classes: ['antihypertensives', 'beta_blockers', 'nadolol'],
      reason: 'Those that lower potassium are diuretics, which this tag covers.',
    },
    { classes: ['potassium_raising_drugs'], reason: 'They work the other way.' },
    {
      classes: exclude(nerves, 'theophylline', 'dopaminergic_agents'),
      reason: 'No reports of low potassium with these. The tag diuretic covers lithium.',
    },
    {
      classes: exclude(hormones, 'corticosteroids'),
      reason: 'No reports of low potassium when these are taken with a tea.',
    },
    { classes: [...immunity, 'tetracyclines', 'antiretrovirals'], reason: 'No reports of low potassium with a tea.' },
    { classes: exclude(gut, 'laxatives_stimulant'), reason: 'These do not lower potassium.' },
    { classes: clearance, reason: 'This tag does not cover how the body breaks down medicines.' },
  ],
  diuretic: [
    countedAsPressureMedicines,
    {
      classes: ['antiarrhythmics', 'cardiac_glycosides', 'potassium_raising_drugs'],
      reason: 'Potassium matters here. The tag potassium_lowering covers it, and dandelion has its own entry.',
    },
    { classes: clotting, reason: 'A little more urine does not act on clotting.' },
    { classes: exclude(nerves, 'lithium'), reason: 'Only lithium builds up when the body loses water and salt.' },
    { classes: hormones, reason: 'No reports of an interaction at the amounts in a tea.' },
    { classes: [...immunity, ...infection], reason: 'We ask about kidney disease as a condition.' },
    {
      classes: [...gut, ...clearance],
      reason: 'This tag does not cover how the body absorbs or breaks down medicines.',
    },
  ],
  diaphoretic: [
    { classes: exclude(nerves, 'lithium'), reason: 'Sweating after a warm cup does not change these.' },
    { classes: [...clotting, ...circulation, ...hormones], reason: 'A warm cup causes no large loss of water.' },
    { classes: [...immunity, ...infection], reason: 'Sweating does not change these.' },
    {
      classes: [...gut, ...clearance],
      reason: 'This tag does not cover how the body absorbs or breaks down medicines.',
    },
  ],
  hypoglycaemic: [
    {
      classes: exclude(hormones, 'insulin_secretagogues', 'antidiabetics'),
      reason: 'These do not lower blood sugar.',
    },
    {
      classes: circulation,
      reason: 'Beta blockers hide the signs of low blood sugar. This only matters with a diabetes medicine.',
    },
    {
      classes: ['antibiotics_quinolones'],
      reason: 'Changes in blood sugar matter for people who are treated for diabetes.',
    },
    { classes: exclude(infection, 'antibiotics_quinolones'), reason: 'These do not lower blood sugar.' },
    { classes: [...clotting, ...nerves, ...immunity], reason: 'These do not lower blood sugar.' },
    {
      classes: [...gut, ...clearance],
      reason: 'This tag does not cover how the body absorbs or breaks down medicines.',
    },
  ],
}
