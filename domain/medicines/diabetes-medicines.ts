import { createOralMedicines, createNonOralMedicines } from './create-medicines.ts'
import type { Medicine } from './medicines.types.ts'

export const diabetesMedicines: readonly Medicine[] = [
  ...createOralMedicines(
    ['antidiabetics'],
    [
      ['Metformin', 'A10BA02', 'Glucophage, Glucient, Fortamet, Glumetza, Stagid'],
      ['Metformin with sitagliptin', 'A10BD07', 'Janumet'],
      ['Metformin with linagliptin', 'A10BD11', 'Jentadueto'],
      ['Metformin with alogliptin', 'A10BD13', 'Vipdomet, Kazano'],
      ['Acarbose', 'A10BF01', 'Glucobay, Precose'],
      ['Miglitol', 'A10BF02', 'Glyset'],
      ['Sitagliptin', 'A10BH01', 'Januvia'],
      ['Alogliptin', 'A10BH04', 'Vipidia, Nesina'],
      ['Linagliptin', 'A10BH05', 'Trajenta, Tradjenta'],
      ['Semaglutide', 'A10BJ06', 'Rybelsus'],
      ['Bromocriptine for diabetes', 'A10BX', 'Cycloset'],
    ],
  ),
  ...createOralMedicines(
    ['antidiabetics', 'insulin_secretagogues'],
    [
      ['Glibenclamide', 'A10BB01', 'glyburide, Daonil'],
      ['Tolbutamide', 'A10BB03', 'Rastinon'],
      ['Tolazamide', 'A10BB05', 'Tolinase'],
      ['Glipizide', 'A10BB07', 'Glucotrol'],
      ['Gliquidone', 'A10BB08', 'Glurenorm'],
      ['Gliclazide', 'A10BB09', 'Diamicron'],
      ['Glimepiride', 'A10BB12', 'Amaryl'],
      ['Metformin with glibenclamide', 'A10BD02', 'Glucovance, glyburide with metformin'],
      ['Metformin with glipizide', 'A10BD02'],
      ['Nateglinide', 'A10BX03', 'Starlix'],
    ],
  ),
  ...createNonOralMedicines(
    ['antidiabetics'],
    [
      ['Exenatide', 'A10BJ01', 'Byetta, Bydureon'],
      ['Liraglutide', 'A10BJ02', 'Victoza, Saxenda'],
      ['Lixisenatide', 'A10BJ03', 'Lyxumia, Adlyxin'],
      ['Dulaglutide', 'A10BJ05', 'Trulicity'],
      ['Semaglutide injection', 'A10BJ06', 'Ozempic, Wegovy'],
      ['Pramlintide', 'A10BX05', 'Symlin'],
      ['Tirzepatide', 'A10BX16', 'Mounjaro, Zepbound'],
    ],
  ),
  ...createNonOralMedicines(
    ['antidiabetics', 'insulin_secretagogues'],
    [
      [
        'Insulin',
        'A10AB A10AC A10AD A10AE',
        'insulin aspart, insulin lispro, NovoRapid, Humalog, Apidra, Fiasp, Actrapid, Humulin, NovoMix, Novolog, insulin human, human insulin, soluble insulin, Lyumjev, Admelog',
      ],
      ['Insulin glulisine', 'A10AB06', 'glulisine'],
      ['Insulin isophane', 'A10AC01', 'isophane insulin, NPH insulin, Insulatard, Humulin I, Novolin, Hypurin'],
      ['Biphasic insulin', 'A10AD', 'insulin mix, Humulin M3, Mixtard, Humalog Mix, Ryzodeg'],
      ['Insulin glargine', 'A10AE04', 'Lantus, Toujeo, Abasaglar, Semglee'],
      ['Insulin detemir', 'A10AE05', 'Levemir'],
      ['Insulin degludec', 'A10AE06', 'Tresiba'],
      ['Insulin icodec', 'A10AE07', 'Awiqli'],
      ['Insulin glargine with lixisenatide', 'A10AE54', 'Suliqua, Soliqua'],
      ['Insulin degludec with liraglutide', 'A10AE56', 'Xultophy'],
      ['Inhaled insulin', 'A10AF01', 'Afrezza'],
    ],
  ),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'antidiabetics'],
    [
      ['Metformin with pioglitazone', 'A10BD05', 'Competact, Actoplus Met'],
      ['Metformin with vildagliptin', 'A10BD08', 'Eucreas, Zomarist, Icandra'],
      ['Pioglitazone with alogliptin', 'A10BD09', 'Incresync, Oseni'],
      ['Rosiglitazone', 'A10BG02', 'Avandia'],
      ['Pioglitazone', 'A10BG03', 'Actos'],
      ['Vildagliptin', 'A10BH02', 'Galvus, Jalra, Xiliarx'],
    ],
  ),
  ...createOralMedicines(
    ['antihypertensives', 'diuretics', 'antidiabetics'],
    [
      ['Metformin with dapagliflozin', 'A10BD15', 'Xigduo'],
      ['Metformin with canagliflozin', 'A10BD16', 'Vokanamet, Invokamet'],
      ['Linagliptin with empagliflozin', 'A10BD19', 'Glyxambi'],
      ['Metformin with empagliflozin', 'A10BD20', 'Synjardy'],
      ['Metformin with ertugliflozin', 'A10BD23', 'Segluromet'],
      ['Sitagliptin with ertugliflozin', 'A10BD24', 'Steglujan'],
      ['Dapagliflozin', 'A10BK01', 'Forxiga, Farxiga'],
      ['Canagliflozin', 'A10BK02', 'Invokana'],
      ['Empagliflozin', 'A10BK03', 'Jardiance'],
      ['Ertugliflozin', 'A10BK04', 'Steglatro'],
      ['Sotagliflozin', 'A10BK06', 'Inpefa'],
      ['Bexagliflozin', 'A10BK08', 'Brenzavvy'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'antidiabetics'],
    [
      ['Metformin with saxagliptin', 'A10BD10', 'Komboglyze, Kombiglyze'],
      ['Saxagliptin', 'A10BH03', 'Onglyza'],
    ],
  ),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'antidiabetics', 'insulin_secretagogues'],
    [
      ['Chlorpropamide', 'A10BB02', 'Diabinese'],
      ['Glimepiride with pioglitazone', 'A10BD06', 'Tandemact, Duetact'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'antidiabetics', 'insulin_secretagogues'],
    [['Repaglinide', 'A10BX02', 'Prandin, NovoNorm, Enyglid']],
  ),
  ...createOralMedicines(
    ['antihypertensives', 'diuretics', 'cyp3a4_substrates', 'antidiabetics'],
    [['Saxagliptin with dapagliflozin', 'A10BD21', 'Qtern']],
  ),
  ...createNonOralMedicines(
    [],
    [
      ['Glucagon', 'H04AA01', 'GlucaGen, Baqsimi'],
      ['Dasiglucagon', 'H04AA02', 'Zegalogue'],
    ],
  ),
]
