import type { Medicine } from './medicines.types.ts'
import { taking } from './taking.ts'

/** Diabetes, thyroid and steroids. */
export const hormoneMedicines: readonly Medicine[] = [
  ...taking(
    ['antidiabetics'],
    [
      ['Metformin', 'A10BA02', 'Glucophage'],
      ['Gliclazide', 'A10BB09', 'Diamicron'],
      ['Glimepiride', 'A10BB12', 'Amaryl'],
      ['Glipizide', 'A10BB07', 'Glucotrol'],
      ['Glibenclamide', 'A10BB01', 'glyburide, Daonil'],
      ['Sitagliptin', 'A10BH01', 'Januvia'],
      ['Linagliptin', 'A10BH05', 'Trajenta, Tradjenta'],
      ['Metformin with sitagliptin', 'A10BD07', 'Janumet'],
      ['Metformin with linagliptin', 'A10BD11', 'Jentadueto'],
      ['Semaglutide', 'A10BJ06', 'Ozempic, Wegovy, Rybelsus'],
      ['Liraglutide', 'A10BJ02', 'Victoza, Saxenda'],
      ['Dulaglutide', 'A10BJ05', 'Trulicity'],
      ['Tirzepatide', 'A10BX16', 'Mounjaro, Zepbound'],
      [
        'Insulin',
        'A10AB A10AC A10AD A10AE',
        'insulin aspart, insulin lispro, NovoRapid, Humalog, Apidra, Fiasp, Actrapid, Humulin, NovoMix, Novolog',
      ],
      ['Insulin glargine', 'A10AE04', 'Lantus, Toujeo, Abasaglar, Semglee'],
      ['Insulin detemir', 'A10AE05', 'Levemir'],
      ['Insulin degludec', 'A10AE06', 'Tresiba'],
      ['Exenatide', 'A10BJ01', 'Byetta, Bydureon'],
    ],
  ),
  ...taking(['antidiabetics', 'hepatotoxic_drugs'], [['Pioglitazone', 'A10BG03', 'Actos']]),
  // Gliflozins make people pass more water, which adds to other diuretics.
  ...taking(
    ['antidiabetics', 'diuretics', 'antihypertensives'],
    [
      ['Dapagliflozin', 'A10BK01', 'Forxiga, Farxiga'],
      ['Empagliflozin', 'A10BK03', 'Jardiance'],
      ['Canagliflozin', 'A10BK02', 'Invokana'],
      ['Metformin with dapagliflozin', 'A10BD15', 'Xigduo'],
      ['Metformin with empagliflozin', 'A10BD20', 'Synjardy'],
    ],
  ),
  ...taking(
    ['thyroid_hormones'],
    [
      ['Levothyroxine', 'H03AA01', 'thyroxine, l-thyroxine, Eltroxin, Synthroid, Levoxyl'],
      ['Liothyronine', 'H03AA02', 'Cytomel, tri-iodothyronine'],
    ],
  ),
  ...taking(
    ['antithyroid'],
    [
      ['Carbimazole', 'H03BB01', 'Neo-Mercazole'],
      ['Thiamazole', 'H03BB02', 'methimazole, Tapazole'],
    ],
  ),
  ...taking(['antithyroid', 'hepatotoxic_drugs'], [['Propylthiouracil', 'H03BA02', 'PTU']]),
  ...taking(
    ['corticosteroids', 'immunosuppressants'],
    [
      ['Prednisolone', 'H02AB06'],
      ['Betamethasone', 'H02AB01', 'Betnesol'],
      ['Prednisone', 'H02AB07', 'Deltasone'],
    ],
  ),
  ...taking(
    ['corticosteroids', 'immunosuppressants', 'cyp3a4_substrates'],
    [
      ['Methylprednisolone', 'H02AB04', 'Medrone, Medrol, Depo-Medrone'],
      ['Dexamethasone', 'H02AB02', 'Decadron'],
    ],
  ),
  ...taking(
    ['corticosteroids'],
    [
      ['Hydrocortisone', 'H02AB09', 'Cortef, Plenadren'],
      ['Fludrocortisone', 'H02AA02', 'Florinef'],
    ],
  ),
  ...taking(['oral_medicines_general'], [['Desmopressin', 'H01BA02', 'Desmotabs, DDAVP']]),
  ...taking(['antidiabetics', 'cyp3a4_substrates'], [['Saxagliptin', 'A10BH03', 'Onglyza']]),
]
