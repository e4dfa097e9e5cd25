import { type ReasonsByTag, allDrugClasses, drugGroups, exclude } from './drug-groups.ts'

const { clotting, circulation, nerves, hormones, immunity, infection, gut, clearance } = drugGroups

/** Reasons why drug classes have no interaction with the tags of `otherInteractions`. */
export const otherReasons: ReasonsByTag<
  | 'mucilage'
  | 'tannin'
  | 'cholagogue'
  | 'bitter_acid'
  | 'estrogenic'
  | 'uterotonic'
  | 'immunostimulant'
  | 'hepatotoxic_signal'
  | 'photosensitising'
  | 'cyp_inhibitor'
  | 'group_estragole'
> = {
  mucilage: [
    {
      classes: [
        ...clotting,
        ...exclude(circulation, 'cardiac_glycosides'),
        ...exclude(nerves, 'lithium', 'anaesthesia'),
        ...exclude(hormones, 'thyroid_hormones'),
        ...immunity,
        'antimalarials_chloroquine',
        'antiretrovirals',
        'antacids_acid_suppressants',
        'laxatives_stimulant',
        ...clearance,
      ],
      reason: 'Counted as oral_medicines_general as well, which asks for two hours between.',
    },
    { classes: ['anaesthesia'], reason: 'Not taken by mouth.' },
  ],
  tannin: [
    {
      classes: ['oral_medicines_general'],
      reason: 'Tannins are in mint and tea: only the medicines that they are known to bind are named.',
    },
    { classes: clotting, reason: 'No report that tannins of a tea bind these.' },
    { classes: exclude(circulation, 'cardiac_glycosides'), reason: 'No report that tannins of a tea bind these.' },
    {
      classes: exclude(nerves, 'dopaminergic_agents', 'antidepressants_serotonergic'),
      reason: 'No report that tannins of a tea bind these.',
    },
    { classes: exclude(hormones, 'thyroid_hormones'), reason: 'No report that tannins of a tea bind these.' },
    { classes: [...immunity, 'antiretrovirals'], reason: 'No report that tannins of a tea bind these.' },
    { classes: ['antacids_acid_suppressants', 'laxatives_stimulant'], reason: 'They act within the gut.' },
    { classes: clearance, reason: 'No report that tannins of a tea bind these.' },
  ],
  cholagogue: [
    { classes: exclude(gut, 'antacids_acid_suppressants'), reason: 'A little more bile does not change these.' },
    { classes: [...clotting, ...circulation, ...nerves], reason: 'Bile does not act on these.' },
    { classes: [...hormones, ...immunity, ...infection], reason: 'Bile does not act on these.' },
    { classes: clearance, reason: 'Gallstones and liver disease are asked about as conditions.' },
  ],
  bitter_acid: [
    {
      classes: exclude(gut, 'antacids_acid_suppressants'),
      reason: 'A little more stomach acid does not change these.',
    },
    { classes: clotting, reason: 'Ulcer and gastritis are asked about as conditions.' },
    { classes: [...circulation, ...nerves], reason: 'Stomach acid does not act on these.' },
    { classes: [...hormones, ...immunity, ...infection], reason: 'Stomach acid does not act on these.' },
    { classes: clearance, reason: 'The tag says nothing about the breakdown of medicines.' },
  ],
  estrogenic: [
    {
      classes: ['antidiabetics', 'insulin_secretagogues', 'thyroid_hormones', 'antithyroid', 'corticosteroids'],
      reason: 'No report for these herbs as a group; red clover and fenugreek have facts of their own.',
    },
    {
      classes: immunity,
      reason: 'A hormone-sensitive cancer is asked about as a condition, and its medicines are hormone_therapy.',
    },
    { classes: [...clotting, ...circulation], reason: 'The weak hormone-like action of a tea does not reach these.' },
    {
      classes: [...nerves, ...infection],
      reason: 'These do not act on oestrogen; chasteberry has a fact of its own.',
    },
    { classes: [...gut, ...clearance], reason: 'The tag says nothing about absorption or breakdown of medicines.' },
  ],
  uterotonic: [
    {
      classes: allDrugClasses,
      reason: 'The tag is about pregnancy, which each herb answers by its status; no medicine here acts on the womb.',
    },
  ],
  immunostimulant: [
    { classes: ['methotrexate'], reason: 'Counted as immunosuppressants as well, for which the tag is decided.' },
    { classes: ['proteasome_inhibitors'], reason: 'Counted as chemotherapy as well, for which the tag is decided.' },
    { classes: exclude(hormones, 'corticosteroids'), reason: 'These do not suppress the defences.' },
    { classes: infection, reason: 'HIV is asked about as a condition; changed levels are facts of echinacea.' },
    { classes: [...clotting, ...circulation, ...nerves], reason: 'These do not suppress the defences.' },
    { classes: [...gut, ...clearance], reason: 'The tag says nothing about absorption or breakdown of medicines.' },
  ],
  hepatotoxic_signal: [
    { classes: ['proteasome_inhibitors'], reason: 'Counted as chemotherapy as well, for which the tag is decided.' },
    { classes: clotting, reason: 'They strain the liver at doses that are counted as hepatotoxic_drugs.' },
    { classes: circulation, reason: 'Amiodarone is counted as hepatotoxic_drugs as well.' },
    { classes: exclude(nerves, 'anticonvulsants'), reason: 'They rarely strain the liver.' },
    { classes: exclude(hormones, 'antithyroid'), reason: 'They rarely strain the liver.' },
    {
      classes: exclude(infection, 'antiretrovirals'),
      reason: 'A short course; no report together with these herbs.',
    },
    { classes: gut, reason: 'They do not strain the liver.' },
    {
      classes: exclude(clearance, 'hepatotoxic_drugs', 'statins'),
      reason: 'Those that strain the liver are counted as hepatotoxic_drugs as well.',
    },
  ],
  photosensitising: [
    { classes: exclude(clotting, 'nsaids'), reason: 'These do not make skin sensitive to light.' },
    { classes: exclude(circulation, 'antiarrhythmics', 'diuretics'), reason: 'They rarely make skin sensitive.' },
    { classes: [...nerves, ...hormones], reason: 'Those that do are counted as photosensitisers as well.' },
    { classes: exclude(immunity, 'methotrexate'), reason: 'Those that do are counted as photosensitisers as well.' },
    {
      classes: ['antimalarials_chloroquine', 'antiretrovirals'],
      reason: 'They rarely make skin sensitive to light.',
    },
    { classes: [...gut, ...exclude(clearance, 'photosensitisers')], reason: 'Not related to light.' },
  ],
  cyp_inhibitor: [
    { classes: ['anticoagulants'], reason: 'Decided for warfarin and for the newer ones apart.' },
    { classes: ['antiplatelets', 'nsaids'], reason: 'No report of a changed level.' },
    { classes: ['nadolol', 'diuretics', 'potassium_raising_drugs'], reason: 'Excreted by the kidneys unchanged.' },
    {
      classes: [
        'anaesthesia',
        'antidepressants_serotonergic',
        'dopaminergic_agents',
        'lithium',
        'maois',
        'stimulants',
        'triptans',
      ],
      reason: 'No report of a changed level by pepper.',
    },
    {
      classes: exclude(hormones, 'hormone_therapy'),
      reason: 'Their margin is wide; no report of a changed level by pepper.',
    },
    { classes: ['proteasome_inhibitors'], reason: 'Counted as chemotherapy as well, for which the tag is decided.' },
    { classes: ['methotrexate'], reason: 'Counted as immunosuppressants as well, for which the tag is decided.' },
    { classes: ['antiretrovirals'], reason: 'Counted as cyp3a4_substrates as well, for which the tag is decided.' },
    { classes: exclude(infection, 'antiretrovirals'), reason: 'Their margin is wide.' },
    { classes: gut, reason: 'These are not broken down by the liver.' },
    { classes: ['hepatotoxic_drugs', 'photosensitisers'], reason: 'Decided by the classes of each medicine.' },
  ],
  group_estragole: [
    {
      classes: allDrugClasses,
      reason: 'The tag keeps a daily budget, since estragole may cause cancer; it changes no medicine.',
    },
  ],
}
