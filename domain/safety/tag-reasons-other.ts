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
      reason: 'These also count as medicines taken by mouth, which need a two-hour gap.',
    },
    { classes: ['anaesthesia'], reason: 'Not taken by mouth.' },
  ],
  tannin: [
    {
      classes: ['oral_medicines_general'],
      reason: 'Mint and tea contain tannins, so we only name the medicines that tannins are known to bind.',
    },
    { classes: clotting, reason: 'No reports that the tannins in a tea bind these.' },
    { classes: exclude(circulation, 'cardiac_glycosides'), reason: 'No reports that the tannins in a tea bind these.' },
    {
      classes: exclude(nerves, 'dopaminergic_agents', 'antidepressants_serotonergic'),
      reason: 'No reports that the tannins in a tea bind these.',
    },
    { classes: exclude(hormones, 'thyroid_hormones'), reason: 'No reports that the tannins in a tea bind these.' },
    { classes: [...immunity, 'antiretrovirals'], reason: 'No reports that the tannins in a tea bind these.' },
    { classes: ['antacids_acid_suppressants', 'laxatives_stimulant'], reason: 'They act within the gut.' },
    { classes: clearance, reason: 'No reports that the tannins in a tea bind these.' },
  ],
  cholagogue: [
    { classes: exclude(gut, 'antacids_acid_suppressants'), reason: 'A little more bile does not change these.' },
    { classes: [...clotting, ...circulation, ...nerves], reason: 'Bile does not affect these.' },
    { classes: [...hormones, ...immunity, ...infection], reason: 'Bile does not affect these.' },
    { classes: clearance, reason: 'We ask about gallstones and liver disease as conditions.' },
  ],
  bitter_acid: [
    {
      classes: exclude(gut, 'antacids_acid_suppressants'),
      reason: 'A little more stomach acid does not change these.',
    },
    { classes: clotting, reason: 'We ask about ulcers and gastritis as conditions.' },
    { classes: [...circulation, ...nerves], reason: 'Stomach acid does not affect these.' },
    { classes: [...hormones, ...immunity, ...infection], reason: 'Stomach acid does not affect these.' },
    { classes: clearance, reason: 'This tag does not cover how the body breaks down medicines.' },
  ],
  estrogenic: [
    {
      classes: ['antidiabetics', 'insulin_secretagogues', 'thyroid_hormones', 'antithyroid', 'corticosteroids'],
      reason: 'No reports of this for these herbs as a group. Red clover and fenugreek have their own entries.',
    },
    {
      classes: immunity,
      reason: 'We ask about hormone-sensitive cancer as a condition. Its medicines count as hormone_therapy.',
    },
    { classes: [...clotting, ...circulation], reason: 'The weak hormone-like effect of a tea does not change these.' },
    {
      classes: [...nerves, ...infection],
      reason: 'These do not act on oestrogen. Chasteberry has its own entry.',
    },
    {
      classes: [...gut, ...clearance],
      reason: 'This tag does not cover how the body absorbs or breaks down medicines.',
    },
  ],
  uterotonic: [
    {
      classes: allDrugClasses,
      reason: 'This tag is about pregnancy, and each herb’s status covers that. No medicine here acts on the womb.',
    },
  ],
  immunostimulant: [
    { classes: ['methotrexate'], reason: 'These also count as immunosuppressants, which this tag covers.' },
    { classes: ['proteasome_inhibitors'], reason: 'These also count as chemotherapy, which this tag covers.' },
    { classes: exclude(hormones, 'corticosteroids'), reason: 'These do not suppress the immune system.' },
    {
      classes: infection,
      reason: 'We ask about HIV as a condition. The entry for echinacea covers changed medicine levels.',
    },
    { classes: [...clotting, ...circulation, ...nerves], reason: 'These do not suppress the immune system.' },
    {
      classes: [...gut, ...clearance],
      reason: 'This tag does not cover how the body absorbs or breaks down medicines.',
    },
  ],
  hepatotoxic_signal: [
    { classes: ['proteasome_inhibitors'], reason: 'These also count as chemotherapy, which this tag covers.' },
    { classes: clotting, reason: 'At doses that harm the liver, they count as hepatotoxic_drugs.' },
    { classes: circulation, reason: 'Amiodarone also counts as one of the hepatotoxic_drugs.' },
    { classes: exclude(nerves, 'anticonvulsants'), reason: 'They rarely harm the liver.' },
    { classes: exclude(hormones, 'antithyroid'), reason: 'They rarely harm the liver.' },
    {
      classes: exclude(infection, 'antiretrovirals'),
      reason: 'These are short courses. No reports of an interaction with these herbs.',
    },
    { classes: gut, reason: 'They do not harm the liver.' },
    {
      classes: exclude(clearance, 'hepatotoxic_drugs', 'statins'),
      reason: 'Those that harm the liver also count as hepatotoxic_drugs.',
    },
  ],
  photosensitising: [
    { classes: exclude(clotting, 'nsaids'), reason: 'These do not make skin sensitive to light.' },
    { classes: exclude(circulation, 'antiarrhythmics', 'diuretics'), reason: 'They rarely make skin sensitive.' },
    { classes: [...nerves, ...hormones], reason: 'Those that do also count as photosensitisers.' },
    { classes: exclude(immunity, 'methotrexate'), reason: 'Those that do also count as photosensitisers.' },
    {
      classes: ['antimalarials_chloroquine', 'antiretrovirals'],
      reason: 'They rarely make skin sensitive to light.',
    },
    { classes: [...gut, ...exclude(clearance, 'photosensitisers')], reason: 'Not related to light.' },
  ],
  cyp_inhibitor: [
    { classes: ['anticoagulants'], reason: 'Warfarin and the newer anticoagulants have separate entries.' },
    { classes: ['antiplatelets', 'nsaids'], reason: 'No reports of changed medicine levels.' },
    { classes: ['nadolol', 'diuretics', 'potassium_raising_drugs'], reason: 'The kidneys excrete these unchanged.' },
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
      reason: 'No reports that pepper changes the level of these.',
    },
    {
      classes: exclude(hormones, 'hormone_therapy'),
      reason: 'They have a wide safety margin. No reports that pepper changes their level.',
    },
    { classes: ['proteasome_inhibitors'], reason: 'These also count as chemotherapy, which this tag covers.' },
    { classes: ['methotrexate'], reason: 'These also count as immunosuppressants, which this tag covers.' },
    { classes: ['antiretrovirals'], reason: 'These also count as cyp3a4_substrates, which this tag covers.' },
    { classes: exclude(infection, 'antiretrovirals'), reason: 'They have a wide safety margin.' },
    { classes: gut, reason: 'These are not broken down by the liver.' },
    { classes: ['hepatotoxic_drugs', 'photosensitisers'], reason: 'The other classes of each medicine cover this.' },
  ],
  group_estragole: [
    {
      classes: allDrugClasses,
      reason: 'Estragole may cause cancer, so this tag limits the daily amount. It changes no medicine.',
    },
  ],
}
