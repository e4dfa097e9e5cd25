import { conditions } from './conditions.ts'

/** Codes in the herb facts, with their labels. The rules give codes their meaning. */

export const evidenceGrades = [
  'HMPC well-established',
  'WHO',
  'Commission E approved',
  'HMPC traditional',
  'clinical trials',
  'folk',
] as const

/**
 * Statuses for pregnancy and breastfeeding, strictest first. `no_data` means that no harm is known, but there is too
 * little evidence to allow more than a cooking amount without advice.
 */
export const personStatuses = ['avoid', 'food_amounts_only', 'caution', 'no_data', 'ok'] as const

/**
 * Severities, strictest first. `separate` means that the herb and the medicine are fine on the same day, two hours
 * apart.
 */
export const severities = ['avoid', 'caution', 'separate', 'monitor'] as const

export { conditions }

export const drugClasses = {
  anaesthesia: 'anaesthetics, and sedatives given around an operation',
  antacids_acid_suppressants: 'antacids, H2 blockers, proton-pump inhibitors',
  antiarrhythmics: 'heart-rhythm medicines (amiodarone, sotalol and similar)',
  antibiotics_quinolones: 'quinolone antibiotics (ciprofloxacin and similar)',
  anticoagulants: 'anticoagulants (warfarin, heparins, DOACs)',
  anticonvulsants: 'epilepsy medicines',
  antidepressants_serotonergic: 'SSRI, SNRI, tricyclic and other serotonergic antidepressants',
  antidiabetics: 'insulin and oral glucose-lowering medicines',
  antihypertensives: 'blood-pressure medicines (ACE inhibitors, sartans, calcium blockers, nitrates)',
  antimalarials_chloroquine: 'chloroquine-type antimalarials',
  antiplatelets: 'antiplatelet medicines (low-dose aspirin, clopidogrel)',
  antiretrovirals: 'HIV medicines',
  antithyroid: 'antithyroid medicines',
  beta_blockers: 'beta blockers',
  bisphosphonates: 'bisphosphonates for the bones (alendronic acid and similar)',
  cardiac_glycosides: 'digoxin and related heart glycosides',
  chemotherapy: 'cancer medicines',
  cns_depressants: 'benzodiazepines, Z-drugs, barbiturates, opioids, sedating antihistamines, alcohol',
  corticosteroids: 'oral corticosteroids',
  cyp1a2_substrates: 'medicines whose level caffeine raises (clozapine, olanzapine, tizanidine and similar)',
  cyp3a4_substrates: 'narrow-margin medicines cleared by CYP3A4 or P-glycoprotein',
  diuretics: 'diuretics (loop, thiazide)',
  doacs: 'newer blood thinners (apixaban, rivaroxaban, edoxaban, dabigatran)',
  dopaminergic_agents: 'dopamine agonists or antagonists, antipsychotics',
  hepatotoxic_drugs: 'medicines that can harm the liver (high-dose paracetamol, methotrexate, amiodarone)',
  hormone_therapy: 'tamoxifen, aromatase inhibitors, anti-androgens and other hormone treatment',
  immunosuppressants: 'immunosuppressants (ciclosporin, tacrolimus, azathioprine)',
  insulin_secretagogues: 'insulin, sulfonylureas and glinides, which can cause low blood sugar',
  iron_supplements: 'iron and mineral supplements',
  laxatives_stimulant: 'stimulant laxatives',
  lithium: 'lithium',
  maois: 'MAO inhibitors',
  methotrexate: 'methotrexate',
  nadolol: 'nadolol',
  nsaids: 'NSAID painkillers, including aspirin for pain',
  oral_contraceptives_hrt: 'hormonal contraceptives and HRT',
  oral_medicines_general: 'any medicine taken by mouth',
  photosensitisers: 'light-sensitising medicines (retinoids, tetracyclines, psoralens)',
  potassium_raising_drugs: 'potassium-sparing diuretics, ACE inhibitors, potassium supplements',
  proteasome_inhibitors: 'bortezomib and similar cancer medicines',
  statins: 'statins',
  stimulants: 'stimulants, decongestants, caffeine tablets, ADHD medicines',
  tetracyclines: 'tetracycline antibiotics (doxycycline, lymecycline and similar)',
  theophylline: 'theophylline',
  thyroid_hormones: 'levothyroxine and other thyroid hormones',
  triptans: 'triptans and ergot migraine medicines',
  vitamin_k_antagonists: 'warfarin and other vitamin K antagonists',
} as const

export const effects = {
  additive_bleeding: 'may add to bleeding risk',
  reduced_anticoagulation: 'may weaken the blood thinner',
  additive_hypotension: 'may lower blood pressure further',
  raised_blood_pressure: 'may raise blood pressure or weaken blood pressure medicines',
  additive_sedation: 'may add to drowsiness',
  stimulant_additive: 'may add to stimulation, a fast pulse or sleeplessness',
  hypoglycaemia: 'may lower blood sugar further',
  reduced_absorption: 'may slow or reduce uptake of the medicine',
  altered_drug_level_up: 'may raise the level of the medicine',
  altered_drug_level_down: 'may lower the level of the medicine',
  hypokalaemia: 'may lower potassium dangerously',
  hyperkalaemia: 'may raise potassium',
  lithium_level_change: 'may change the lithium level',
  serotonin_syndrome: 'may raise serotonin too much',
  immune_antagonism: 'may work against immune suppression',
  hormonal_antagonism: 'may interfere with hormone treatment',
  hepatotoxicity_additive: 'may add to liver strain',
  seizure_threshold: 'may make seizures more likely',
  arrhythmia: 'may disturb the heart rhythm',
  photosensitivity: 'may add to light sensitivity',
  thyroid_level_change: 'may change the level or action of thyroid hormones',
  drug_toxicity: 'may make the medicine more toxic',
  reduced_acid_control: 'may work against acid suppression',
  additive_diuresis: 'may add to fluid and salt loss',
  reduced_effect: 'may weaken the medicine',
  additive_cardiac: 'may add to the action on the heart',
} as const

export const effectTags = {
  sedative: 'makes you sleepy (counts in full towards the limit for sedatives)',
  mild_sedative: 'gently calming (counts half towards the limit for sedatives)',
  stimulant: 'stimulating, not for the evening',
  caffeine: 'contains caffeine (counts towards the limit for caffeine)',
  antiplatelet: 'may add to bleeding',
  hypotensive: 'may lower blood pressure',
  hypertensive: 'may raise blood pressure',
  hypoglycaemic: 'may lower blood sugar',
  diuretic: 'increases urine output',
  mucilage: 'coats the gut and delays other medicines',
  tannin: 'binds iron and some medicines',
  cholagogue: 'stimulates bile flow',
  bitter_acid: 'stimulates stomach acid',
  estrogenic: 'acts weakly like hormones',
  immunostimulant: 'stimulates the immune response',
  serotonergic: 'may act on serotonin or monoamines',
  seizure_threshold: 'may make seizures more likely',
  hepatotoxic_signal: 'liver injury has been reported',
  uterotonic: 'traditionally said to stimulate the womb',
  photosensitising: 'contains substances that make skin sensitive to light',
  potassium_lowering: 'can lower potassium',
  cyp_inhibitor: 'may slow the breakdown of medicines',
  diaphoretic: 'promotes sweating',
  impairs_driving: 'may affect your ability to drive or use machines',
  group_thujone: 'contains thujone, with one daily limit for all herbs that contain it',
  group_estragole: 'contains estragole or methyleugenol, with one daily limit for all herbs that contain it',
  group_coumarin: 'contains coumarin, with one daily limit for all herbs that contain it',
  group_salicylate: 'contains salicylates, with one daily limit for all herbs that contain it',
  group_glycyrrhizin: 'contains glycyrrhizin, with one daily limit for all herbs that contain it',
} as const

export type EffectTag = keyof typeof effectTags

export const allergenFamilies = [
  'Adoxaceae',
  'Apiaceae',
  'Araliaceae',
  'Asteraceae',
  'Betulaceae',
  'Boraginaceae',
  'Cannabaceae',
  'Caprifoliaceae',
  'Crassulaceae',
  'Ericaceae',
  'Equisetaceae',
  'Fabaceae',
  'Gentianaceae',
  'Grossulariaceae',
  'Lamiaceae',
  'Lauraceae',
  'Malvaceae',
  'Myrtaceae',
  'Oleaceae',
  'Papaveraceae',
  'Parmeliaceae',
  'Passifloraceae',
  'Pedaliaceae',
  'Piperaceae',
  'Plantaginaceae',
  'Poaceae',
  'Rosaceae',
  'Rutaceae',
  'Salicaceae',
  'Schisandraceae',
  'Scrophulariaceae',
  'Theaceae',
  'Ulmaceae',
  'Urticaceae',
  'Verbenaceae',
  'Violaceae',
  'Zingiberaceae',
  'Aquifoliaceae',
] as const

export const allergenSubstances = [
  'anethole',
  'birch_pollen',
  'cinnamal',
  'eugenol',
  'gluten',
  'gluten_cross_contact',
  'menthol',
  'milk',
  'mugwort_pollen',
  'nut',
  'peanut_cross_reaction',
  'peru_balsam',
  'salicylates',
] as const

export const preparationRequirements = [
  'boil_15_min',
  'fine_filter_strain',
  'cold_macerate',
  'take_with_plenty_of_water',
  'serve_below_65C',
  'cover_while_steeping',
  'crush_before_use',
  'simmer_decoction',
] as const

export const tasteTags = ['sweet', 'bitter', 'minty', 'floral', 'citrusy', 'earthy', 'spicy', 'mild'] as const

export const sourceTiers = ['regulator_page', 'primary_copy', 'secondary_transcription', 'memory'] as const

export const restrictedActions = ['block', 'restrict'] as const

export const impliedDrugClasses: Partial<Record<keyof typeof drugClasses, readonly (keyof typeof drugClasses)[]>> = {
  methotrexate: ['hepatotoxic_drugs', 'immunosuppressants'],
  diuretics: ['antihypertensives'],
  beta_blockers: ['antihypertensives'],
  antiretrovirals: ['cyp3a4_substrates'],
  anticonvulsants: ['cyp3a4_substrates'],
  vitamin_k_antagonists: ['anticoagulants'],
  doacs: ['anticoagulants'],
  insulin_secretagogues: ['antidiabetics'],
  nadolol: ['beta_blockers'],
  proteasome_inhibitors: ['chemotherapy'],
}

export const impliedConditions: Partial<Record<keyof typeof conditions, readonly (keyof typeof conditions)[]>> = {
  hyperthyroidism: ['thyroid_disorder'],
  hypothyroidism: ['thyroid_disorder'],
  heart_failure_oedema: ['heart_disease', 'fluid_restriction'],
  cardiac_arrhythmia: ['heart_disease'],
  organ_transplant: ['immunodeficiency'],
  peptic_ulcer: ['gastritis_hyperacidity'],
}

export function listCodes<Code extends string>(vocabulary: Readonly<Record<Code, string>>): [Code, ...Code[]] {
  return Object.keys(vocabulary) as [Code, ...Code[]]
}
