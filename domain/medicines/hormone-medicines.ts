import { createOralMedicines, createNonOralMedicines } from './create-medicines.ts'
import type { Medicine } from './medicines.types.ts'

/** Thyroid hormones, steroids and growth hormones. */
export const hormoneMedicines: readonly Medicine[] = [
  ...createOralMedicines(
    ['thyroid_hormones'],
    [
      [
        'Levothyroxine',
        'H03AA01',
        'thyroxine, l-thyroxine, Eltroxin, Synthroid, Levoxyl, Euthyrox, Unithroid, Tirosint',
      ],
      ['Liothyronine', 'H03AA02', 'Cytomel, tri-iodothyronine'],
      ['Liotrix', 'H03AA03', 'levothyroxine with liothyronine'],
      ['Tiratricol', 'H03AA04', 'Emcitate'],
      ['Thyroid extract', 'H03AA05', 'desiccated thyroid, Armour Thyroid, NP Thyroid, natural thyroid'],
    ],
  ),
  ...createOralMedicines(
    ['antithyroid'],
    [
      ['Carbimazole', 'H03BB01', 'Neo-Mercazole'],
      ['Thiamazole', 'H03BB02', 'methimazole, Tapazole'],
      ['Potassium perchlorate', 'H03BC01', 'perchlorate'],
    ],
  ),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'antithyroid'],
    [
      ['Propylthiouracil', 'H03BA02', 'PTU'],
      ['Benzylthiouracil', 'H03BA03', 'Basdene'],
    ],
  ),
  ...createOralMedicines(
    ['corticosteroids', 'immunosuppressants'],
    [
      ['Betamethasone', 'H02AB01', 'Betnesol'],
      ['Fluocortolone', 'H02AB03'],
      ['Prednisolone', 'H02AB06'],
      ['Prednisone', 'H02AB07', 'Deltasone'],
      ['Triamcinolone', 'H02AB08 R01AD11', 'Kenalog, Nasacort'],
      ['Cortisone', 'H02AB10', 'cortisone acetate'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'corticosteroids', 'immunosuppressants'],
    [
      ['Dexamethasone', 'H02AB02', 'Decadron'],
      ['Methylprednisolone', 'H02AB04', 'Medrone, Medrol, Depo-Medrone'],
      ['Deflazacort', 'H02AB13', 'Calcort, Emflaza'],
      ['Vamorolone', 'H02AB18', 'Agamree'],
    ],
  ),
  ...createOralMedicines(
    ['corticosteroids'],
    [
      ['Fludrocortisone', 'H02AA02', 'Florinef'],
      ['Hydrocortisone', 'H02AB09', 'Cortef, Plenadren'],
    ],
  ),
  ...createOralMedicines(
    ['oral_medicines_general'],
    [
      ['Desmopressin', 'H01BA02', 'Desmotabs, DDAVP'],
      ['Cinacalcet', 'H05BX01', 'Mimpara, Sensipar'],
    ],
  ),
  ...createOralMedicines(['cyp3a4_substrates', 'antiarrhythmics'], [['Osilodrostat', 'H02CA02', 'Isturisa']]),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'hepatotoxic_drugs'],
    [
      ['Levoketoconazole', 'H02CA04', 'Recorlev'],
      ['Metyrapone', 'V04CD01', 'Metopirone'],
    ],
  ),
  ...createNonOralMedicines(
    ['antidiabetics'],
    [
      ['Octreotide', 'H01CB02', 'Sandostatin'],
      ['Lanreotide', 'H01CB03', 'Somatuline'],
      ['Pasireotide', 'H01CB05', 'Signifor'],
    ],
  ),
  ...createNonOralMedicines(
    [],
    [
      ['Somatropin', 'H01AC01', 'growth hormone, Genotropin, Norditropin, Omnitrope, Saizen'],
      ['Mecasermin', 'H01AC03', 'Increlex'],
      ['Somapacitan', 'H01AC07', 'Sogroya'],
      ['Pegvisomant', 'H01AX01', 'Somavert'],
      ['Oxytocin', 'H01BB02', 'Syntocinon, Pitocin'],
      ['Teriparatide', 'H05AA02', 'Forsteo, Forteo'],
      ['Parathyroid hormone', 'H05AA03', 'Natpar'],
      ['Abaloparatide', 'H05AA04', 'Eladynos, Tymlos'],
      ['Palopegteriparatide', 'H05AA05', 'Yorvipath'],
      ['Etelcalcetide', 'H05BX04', 'Parsabiv'],
    ],
  ),
]
