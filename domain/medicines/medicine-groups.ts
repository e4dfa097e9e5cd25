import { medicines } from './medicines.ts'
import type { Medicine } from './medicines.types.ts'

/** `atc` lists the members' ATC code prefixes, separated by a space. `names` are separated by a comma and a space. */
type Row = readonly [name: string, atc: string, names: string]

const rows: readonly Row[] = [
  [
    'Blood thinner',
    'B01A',
    'blood thinners, blood-thinning, anticoagulant, anticoagulants, antiplatelet, antiplatelets',
  ],
  ['DOAC', 'B01AE07 B01AF', 'DOACs, NOAC, NOACs, newer blood thinner'],
  ['Vitamin K antagonist', 'B01AA', 'vitamin K antagonists, coumarin tablets'],
  ['Blood pressure tablets', 'C02 C03 C07 C08 C09', 'blood pressure, high blood pressure, antihypertensive'],
  ['Water tablets', 'C03', 'water pills, diuretic, diuretics'],
  ['Beta blocker', 'C07', 'beta blockers'],
  ['ACE inhibitor or sartan', 'C09', 'ACE inhibitor, ACE inhibitors, sartan, sartans'],
  ['Heart rhythm medicine', 'C01B C01AA C07AA07 C08D', 'heart rhythm, antiarrhythmic, antiarrhythmics'],
  ['Nitrates', 'C01DA C01DX16', 'nitrate, angina, angina spray'],
  ['Statin', 'C10AA C10BA', 'statins'],
  ['Cholesterol tablets', 'C10', 'cholesterol'],
  ['Insulin or diabetes tablets', 'A10', 'diabetes, diabetes tablets, blood sugar tablets, antidiabetic'],
  ['Sulfonylurea', 'A10BB', 'sulfonylureas, sulphonylurea, sulphonylureas'],
  ['Gliptin', 'A10BH', 'gliptins'],
  ['Gliflozin', 'A10BK', 'gliflozins, SGLT2 inhibitor, SGLT2 inhibitors'],
  ['Weight-loss injection', 'A10BJ A10BX16', 'GLP-1, GLP-1 injection, weight loss jab, weight loss injections'],
  ['Thyroid tablets', 'H03', 'thyroid'],
  ['Steroids (tablets)', 'H02', 'steroid, steroids, steroid tablets, oral steroids, corticosteroids'],
  ['Inhaler', 'R03A R03B', 'inhalers, asthma'],
  ['Contraceptive pill or HRT', 'G03A G03C G03F', 'contraceptive, contraception, birth control, menopause'],
  ['Hormone treatment for cancer', 'L02', 'hormone treatment, hormone therapy, aromatase inhibitor'],
  ['Antidepressant', 'N06A', 'antidepressants, depression tablets, SSRI, SSRIs, SNRI, SNRIs, tricyclic, tricyclics'],
  ['MAO inhibitor', 'N06AF N06AG N04BD', 'MAOI, MAOIs'],
  ['Anxiety tablets', 'N05B N06AB N02BF C07AA05', 'anxiety, tranquilliser, tranquillisers, sedative, sedatives'],
  ['Benzodiazepine', 'N05BA N05CD', 'benzodiazepines, benzo, benzos'],
  ['Sleeping pills', 'N05CD N05CF N05CH R06AA R06AD', 'sleeping, sleeping tablets, sleep aid'],
  ['Antipsychotic', 'N05AA N05AB N05AD N05AE N05AF N05AH N05AL N05AX', 'antipsychotics'],
  ['ADHD medicine', 'N06B C02AC02', 'ADHD, stimulant, stimulants'],
  ['Epilepsy medicine', 'N03', 'epilepsy, seizure tablets, anticonvulsant, anticonvulsants, antiepileptic'],
  ['Parkinson’s medicine', 'N04B', 'Parkinsons, Parkinson'],
  ['Triptans', 'N02CC N02CA', 'triptan'],
  ['Migraine tablets', 'N02C', 'migraine'],
  ['Painkillers (NSAID)', 'M01A N02BA', 'NSAID, NSAIDs, anti-inflammatory, anti-inflammatories'],
  ['Painkillers', 'M01A N02A N02BA N02BE', 'painkiller, pain relief, pain tablets'],
  ['Strong painkillers', 'N02A', 'opioid, opioids, opiate, opiates, strong painkiller'],
  ['Muscle relaxant', 'M03B', 'muscle relaxants'],
  ['Antihistamine', 'R06', 'antihistamines, hay fever, hay fever tablets, allergy tablets'],
  ['Decongestant', 'R01A R01B', 'decongestants, nasal spray'],
  ['Indigestion tablets', 'A02', 'indigestion, heartburn, heartburn tablets, PPI, stomach acid'],
  ['Antacid', 'A02A A02BX13', 'antacids'],
  ['Laxative', 'A06', 'laxatives, constipation'],
  ['Antibiotics', 'J01', 'antibiotic'],
  ['Tetracycline antibiotic', 'J01AA', 'tetracyclines'],
  ['Antifungal', 'J02 D01BA', 'antifungals'],
  ['HIV medicine', 'J05AE J05AG J05AJ J05AR', 'HIV, antiretroviral, antiretrovirals'],
  ['Malaria tablets', 'P01B', 'malaria, antimalarial, antimalarials'],
  ['Bone tablets', 'M05B', 'osteoporosis tablets, bisphosphonate, bisphosphonates'],
  ['Chemotherapy', 'L01', 'chemo, cancer treatment, cancer'],
  ['Immunosuppressant', 'L04', 'immunosuppressants, transplant, anti-rejection, biologic, biologics'],
]

/** Alcohol counts as a medicine because it belongs to a drug class. */
const alcohol: Medicine = {
  name: 'Alcohol, on most days',
  products: ['alcohol', 'beer', 'wine', 'spirits'],
  atc: [],
  classes: ['cns_depressants'],
  isOral: true,
}

/**
 * Kinds of medicines by their everyday names, for people who don't know the exact name. A kind has every class of its
 * possible medicines, so the check is never milder for the kind than for a member.
 */
export const medicineGroups: readonly Medicine[] = [...rows.map(createGroup), alcohol]

const groupNames = new Set(medicineGroups.map(({ name }) => name))

/** True for the name of a kind of medicine, such as “blood thinner”. */
export const isGroupName = (name: string): boolean => groupNames.has(name)

function createGroup([name, atc, names]: Row): Medicine {
  const atcPrefixes = atc.split(' ')
  const members = medicines.filter((medicine) =>
    medicine.atc.some((code) => atcPrefixes.some((prefix) => code.startsWith(prefix))),
  )
  const classes = new Set(members.flatMap((member) => member.classes))
  if (classes.size > 1) classes.delete('oral_medicines_general')
  const isOral = members.some((member) => member.isOral)
  return { name, products: names.split(', '), atc: atcPrefixes, classes: [...classes], isOral }
}
