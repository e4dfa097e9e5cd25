import { createOralMedicines, createNonOralMedicines } from './create-medicines.ts'
import type { Medicine } from './medicines.types.ts'

/** Medicines for rare inherited diseases, antidotes and enzyme replacement. */
export const rareDiseaseMedicines: readonly Medicine[] = [
  ...createOralMedicines(
    ['oral_medicines_general'],
    [
      ['Levocarnitine', 'A16AA01', 'carnitine, Carnitor'],
      ['Ademetionine', 'A16AA02', 'S-adenosylmethionine'],
      ['Mercaptamine', 'A16AA04', 'cysteamine, Cystagon, Procysbi'],
      ['Carglumic acid', 'A16AA05', 'Carbaglu'],
      ['Betaine', 'A16AA06', 'Cystadane'],
      ['Sacrosidase', 'A16AB06', 'Sucraid'],
      ['Sodium phenylbutyrate', 'A16AX03', 'Ammonaps, Pheburane, glycerol phenylbutyrate, Ravicti, Buphenyl'],
      ['Nitisinone', 'A16AX04', 'Orfadin'],
      ['Zinc acetate', 'A16AX05', 'Wilzin, Galzin'],
      ['Miglustat', 'A16AX06', 'Zavesca, Opfolda'],
      ['Sapropterin', 'A16AX07', 'Kuvan'],
      ['Sodium benzoate', 'A16AX11'],
      ['Migalastat', 'A16AX14', 'Galafold'],
      ['Telotristat', 'A16AX15', 'Xermelo'],
      ['Sepiapterin', 'A16AX28', 'Sephience'],
      ['Mavorixafor', 'L03AX', 'Xolremdi'],
    ],
  ),
  ...createOralMedicines(['cyp3a4_substrates'], [['Eliglustat', 'A16AX10', 'Cerdelga']]),
  ...createNonOralMedicines(
    [],
    [
      ['Setmelanotide', 'A08AA12', 'Imcivree'],
      [
        'Enzyme replacement',
        'A16AB',
        'imiglucerase, Cerezyme, velaglucerase alfa, Vpriv, agalsidase alfa, Replagal, agalsidase beta, Fabrazyme, alglucosidase alfa, Myozyme, laronidase, Aldurazyme, idursulfase, Elaprase',
      ],
      ['Naloxone', 'V03AB15', 'Nyxoid, Narcan'],
      ['Deferoxamine', 'V03AC01', 'desferrioxamine, Desferal'],
      ['Difelikefalin', 'V03AX04', 'Kapruvia'],
    ],
  ),
]
