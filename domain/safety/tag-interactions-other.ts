import { type InteractionsByTag, avoid, caution, monitor, separate } from './tag-decisions.ts'

/** Interactions of effect tags about the gut, hormones, immunity, the liver or the skin. */
export const otherInteractions: InteractionsByTag<
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
  mucilage: {
    oral_medicines_general: separate('reduced_absorption', 'marshmallow', 'fenugreek'),
    lithium: separate('reduced_absorption', 'psylliumLithium'),
    cardiac_glycosides: separate('reduced_absorption', 'fenugreek'),
    thyroid_hormones: separate('reduced_absorption', 'fenugreek'),
    iron_supplements: separate('reduced_absorption', 'marshmallow'),
    bisphosphonates: separate('reduced_absorption', 'alendronate'),
    antibiotics_quinolones: separate('reduced_absorption', 'fennel'),
    tetracyclines: separate('reduced_absorption', 'fenugreek'),
  },
  tannin: {
    iron_supplements: separate('reduced_absorption', 'abdaTannin', 'scotlandIron'),
    thyroid_hormones: separate('reduced_absorption', 'laiTea'),
    bisphosphonates: separate('reduced_absorption', 'alendronate'),
    tetracyclines: separate('reduced_absorption', 'memory'),
    antibiotics_quinolones: separate('reduced_absorption', 'memory'),
    antimalarials_chloroquine: separate('reduced_absorption', 'memory'),
    cardiac_glycosides: separate('reduced_absorption', 'memory'),
    dopaminergic_agents: separate('reduced_absorption', 'abdaTannin'),
    antidepressants_serotonergic: monitor('reduced_absorption', 'abdaTannin'),
  },
  cholagogue: { antacids_acid_suppressants: monitor('reduced_acid_control', 'turmeric') },
  bitter_acid: { antacids_acid_suppressants: monitor('reduced_acid_control', 'gentian') },
  estrogenic: {
    hormone_therapy: caution('hormonal_antagonism', 'fennel', 'estrogenicReview'),
    oral_contraceptives_hrt: monitor('hormonal_antagonism', 'fenugreek', 'fennel'),
  },
  uterotonic: {},
  immunostimulant: {
    immunosuppressants: avoid('immune_antagonism', 'adamEchinacea', 'echinaceaImmune'),
    corticosteroids: caution('immune_antagonism', 'globinmedEchinacea'),
    chemotherapy: caution('immune_antagonism', 'adamEchinacea', 'memory'),
  },
  hepatotoxic_signal: {
    hepatotoxic_drugs: caution('hepatotoxicity_additive', 'herbalLiver', 'echinaceaLiver'),
    methotrexate: caution('hepatotoxicity_additive', 'herbalLiver', 'echinaceaLiver'),
    statins: monitor('hepatotoxicity_additive', 'memory'),
    anticonvulsants: monitor('hepatotoxicity_additive', 'memory'),
    antiretrovirals: monitor('hepatotoxicity_additive', 'memory'),
    chemotherapy: monitor('hepatotoxicity_additive', 'memory'),
    immunosuppressants: monitor('hepatotoxicity_additive', 'memory'),
    antithyroid: monitor('hepatotoxicity_additive', 'memory'),
  },
  photosensitising: {
    photosensitisers: caution('photosensitivity', 'phototoxicity', 'sunHerbs'),
    tetracyclines: caution('photosensitivity', 'memory'),
    antibiotics_quinolones: caution('photosensitivity', 'phototoxicity'),
    antiarrhythmics: monitor('photosensitivity', 'phototoxicity'),
    nsaids: monitor('photosensitivity', 'phototoxicity'),
    diuretics: monitor('photosensitivity', 'memory'),
    methotrexate: monitor('photosensitivity', 'memory'),
  },
  cyp_inhibitor: {
    cyp3a4_substrates: caution('altered_drug_level_up', 'bhardwaj', 'pepper'),
    anticonvulsants: caution('altered_drug_level_up', 'piperineHumans'),
    theophylline: caution('altered_drug_level_up', 'piperineHumans'),
    cardiac_glycosides: caution('altered_drug_level_up', 'bhardwaj', 'pepper'),
    immunosuppressants: caution('altered_drug_level_up', 'bhardwaj'),
    statins: caution('altered_drug_level_up', 'pepper'),
    vitamin_k_antagonists: caution('altered_drug_level_up', 'pepper'),
    doacs: caution('altered_drug_level_up', 'memory'),
    antiarrhythmics: caution('altered_drug_level_up', 'memory'),
    hormone_therapy: caution('altered_drug_level_down', 'memory'),
    chemotherapy: caution('altered_drug_level_up', 'memory'),
    beta_blockers: monitor('altered_drug_level_up', 'piperineHumans'),
    antihypertensives: monitor('altered_drug_level_up', 'bhardwaj'),
    cns_depressants: monitor('altered_drug_level_up', 'pepper'),
    cyp1a2_substrates: monitor('altered_drug_level_up', 'memory'),
  },
  group_estragole: {},
}
