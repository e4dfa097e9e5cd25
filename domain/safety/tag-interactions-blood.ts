import { type InteractionsByTag, avoid, caution, monitor } from './tag-decisions.ts'

/** Interactions of effect tags about clotting, blood pressure, water, potassium or sugar. */
export const bloodInteractions: InteractionsByTag<
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
    anticoagulants: caution('additive_bleeding', 'bleedingReview', 'ebmBleeding'),
    antiplatelets: caution('additive_bleeding', 'ebmBleeding'),
    nsaids: caution('additive_bleeding', 'ebmBleeding'),
    anaesthesia: caution('additive_bleeding', 'bleedingReview'),
    antidepressants_serotonergic: monitor('additive_bleeding', 'memory'),
  },
  group_salicylate: {
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
  group_coumarin: {
    hepatotoxic_drugs: monitor('hepatotoxicity_additive', 'memory'),
    statins: monitor('hepatotoxicity_additive', 'memory'),
    anticoagulants: monitor('additive_bleeding', 'memory'),
  },
  hypotensive: {
    antihypertensives: monitor('additive_hypotension', 'pressureReview', 'hawthorn'),
    anaesthesia: monitor('additive_hypotension', 'memory'),
  },
  hypertensive: {
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
  group_glycyrrhizin: {
    antihypertensives: avoid('raised_blood_pressure', 'licorice'),
    diuretics: avoid('hypokalaemia', 'licorice'),
    cardiac_glycosides: avoid('hypokalaemia', 'licorice', 'digoxinLicorice'),
    corticosteroids: avoid('hypokalaemia', 'licorice'),
    laxatives_stimulant: avoid('hypokalaemia', 'licorice', 'licoriceMedicines'),
    antiarrhythmics: avoid('arrhythmia', 'memory'),
    oral_contraceptives_hrt: caution('raised_blood_pressure', 'licoriceMedicines'),
  },
  potassium_lowering: {
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
  diuretic: {
    lithium: caution('lithium_level_change', 'herbalDiureticLithium', 'dandelion'),
    diuretics: monitor('additive_diuresis', 'horsetail', 'nettle'),
    antihypertensives: monitor('additive_hypotension', 'dandelion', 'nettle'),
  },
  diaphoretic: { lithium: monitor('lithium_level_change', 'memory') },
  hypoglycaemic: {
    insulin_secretagogues: caution('hypoglycaemia', 'guptaDiabetes', 'sulfonylureaHerbs'),
    antidiabetics: monitor('hypoglycaemia', 'guptaDiabetes'),
  },
}
