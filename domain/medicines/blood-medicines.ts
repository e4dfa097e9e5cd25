import type { Medicine } from './medicines.types.ts'
import { taking } from './taking.ts'

/** Clotting, cholesterol, iron, minerals and vitamins. */
export const bloodMedicines: readonly Medicine[] = [
  ...taking(
    ['anticoagulants', 'cyp3a4_substrates'],
    [
      ['Warfarin', 'B01AA03', 'Marevan, Coumadin, Jantoven'],
      ['Acenocoumarol', 'B01AA07', 'Sinthrome, nicoumalone'],
      ['Apixaban', 'B01AF02', 'Eliquis'],
      ['Rivaroxaban', 'B01AF01', 'Xarelto'],
      ['Edoxaban', 'B01AF03', 'Lixiana, Savaysa'],
      ['Dabigatran', 'B01AE07', 'Pradaxa'],
    ],
  ),
  ...taking(
    ['anticoagulants', 'potassium_raising_drugs'],
    [
      ['Heparin', 'B01AB01'],
      ['Enoxaparin', 'B01AB05', 'Clexane, Inhixa, Lovenox'],
      ['Dalteparin', 'B01AB04', 'Fragmin'],
      ['Tinzaparin', 'B01AB10', 'Innohep'],
    ],
  ),
  ...taking(
    ['antiplatelets'],
    [
      ['Omega-3 fish oils', 'C10AX06', 'fish oil, Omacor, Lovaza, Vascepa'],
      ['Low-dose aspirin', 'B01AC06', 'aspirin 75 mg, aspirin 81 mg, aspirin 100 mg, baby aspirin, Nu-Seals'],
      ['Clopidogrel', 'B01AC04', 'Plavix'],
      ['Prasugrel', 'B01AC22', 'Efient, Effient'],
      ['Dipyridamole', 'B01AC07', 'Persantin, Asasantin Retard, Aggrenox, dipyridamole with aspirin'],
    ],
  ),
  ...taking(
    ['antiplatelets', 'cyp3a4_substrates'],
    [
      ['Ticagrelor', 'B01AC24', 'Brilique, Brilinta'],
      ['Cilostazol', 'B01AC23', 'Pletal'],
    ],
  ),
  ...taking(
    ['statins', 'cyp3a4_substrates'],
    [
      ['Atorvastatin', 'C10AA05', 'Lipitor, atorvastatin calcium'],
      ['Simvastatin', 'C10AA01', 'Zocor'],
      ['Simvastatin with ezetimibe', 'C10BA02', 'Inegy, Vytorin'],
    ],
  ),
  ...taking(
    ['statins'],
    [
      ['Rosuvastatin', 'C10AA07', 'Crestor, rosuvastatin calcium'],
      ['Pravastatin', 'C10AA03', 'Lipostat, Pravachol'],
      ['Fluvastatin', 'C10AA04', 'Lescol'],
    ],
  ),
  ...taking(
    ['hepatotoxic_drugs', 'photosensitisers'],
    [
      ['Fenofibrate', 'C10AB05', 'Lipantil, Supralip, Tricor'],
      ['Bezafibrate', 'C10AB02', 'Bezalip'],
    ],
  ),
  ...taking(
    ['oral_medicines_general'],
    [
      ['Ezetimibe', 'C10AX09', 'Ezetrol, Zetia'],
      ['Colestyramine', 'C10AC01', 'Questran, cholestyramine'],
      ['Tranexamic acid', 'B02AA02', 'Cyklokapron'],
      ['Folic acid', 'B03BB01', 'folate'],
      ['Cyanocobalamin', 'B03BA01', 'Cytamen, vitamin B12'],
      ['Thiamine', 'A11DA01', 'vitamin B1'],
      ['Colecalciferol', 'A11CC05', 'vitamin D, vitamin D3, cholecalciferol, Fultium-D3'],
    ],
  ),
  ...taking(
    ['iron_supplements'],
    [
      ['Ferrous sulfate', 'B03AA07', 'iron, iron tablets, ferrous sulphate, Ferrograd, Feosol'],
      ['Ferrous fumarate', 'B03AA02', 'Fersamal, Galfer, Spatone'],
      ['Ferrous gluconate', 'B03AA03'],
      ['Calcium with vitamin D', 'A12AX', 'calcium, calcium tablets, Adcal-D3, Calcichew-D3, Caltrate'],
      ['Magnesium', 'A12CC', 'magnesium tablets, magnesium citrate'],
      ['Zinc', 'A12CB', 'zinc tablets'],
      ['Multivitamins with minerals', 'A11AA', 'multivitamins, Centrum, Pregnacare, prenatal vitamins'],
    ],
  ),
  ...taking(
    ['potassium_raising_drugs'],
    [['Potassium', 'A12BA01 A12BA30', 'potassium chloride, Sando-K, Slow-K, Klor-Con, potassium tablets']],
  ),
  ...taking(['anticoagulants'], [['Fondaparinux', 'B01AX05', 'Arixtra']]),
  ...taking([], [['Hydroxocobalamin injection', 'B03BA03', 'hydroxocobalamin, vitamin B12 injection']]),
]
