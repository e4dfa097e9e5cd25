import { createOralMedicines } from './create-medicines.ts'
import type { Medicine } from './medicines.types.ts'

/** Medicines for transplants, rheumatism, inflammatory bowel disease and multiple sclerosis. */
export const immunityMedicines: readonly Medicine[] = [
  ...createOralMedicines(
    ['potassium_raising_drugs', 'cyp3a4_substrates', 'immunosuppressants'],
    [
      ['Ciclosporin', 'L04AD01', 'cyclosporine, Neoral, Sandimmun'],
      ['Tacrolimus', 'L04AD02', 'Prograf, Advagraf, Adoport, Envarsus'],
      ['Voclosporin', 'L04AD03', 'Lupkynis'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'immunosuppressants'],
    [
      ['Abrocitinib', 'D11AH08', 'Cibinqo'],
      ['Leniolisib', 'L03AX22', 'Joenja'],
      ['Remibrutinib', 'L04A', 'Rhapsido'],
      ['Apremilast', 'L04AA32', 'Otezla'],
      ['Belumosudil', 'L04AA48', 'Rezurock'],
      ['Deuruxolitinib', 'L04AF', 'Leqselvi'],
      ['Tofacitinib', 'L04AF01', 'Xeljanz'],
      ['Baricitinib', 'L04AF02', 'Olumiant'],
      ['Upadacitinib', 'L04AF03', 'Rinvoq'],
      ['Filgotinib', 'L04AF04', 'Jyseleca'],
      ['Deucravacitinib', 'L04AF07', 'Sotyktu'],
      ['Ritlecitinib', 'L04AF08', 'Litfulo'],
      ['Sirolimus', 'L04AH01', 'rapamycin, Rapamune'],
      ['Avacopan', 'L04AJ05', 'Tavneos'],
    ],
  ),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'immunosuppressants'],
    [
      ['Nerandomilast', 'L04A', 'Jascayd'],
      ['Leflunomide', 'L04AK01', 'Arava'],
      ['Teriflunomide', 'L04AK02', 'Aubagio'],
      ['Dimethyl fumarate', 'L04AX07', 'Tecfidera'],
      ['Diroximel fumarate', 'L04AX09', 'Vumerity, Bafiertam, monomethyl fumarate'],
      ['Tegomil fumarate', 'L04AX10'],
    ],
  ),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'immunosuppressants', 'nsaids'],
    [['Sulfasalazine', 'A07EC01', 'Salazopyrin, sulphasalazine, Azulfidine']],
  ),
  ...createOralMedicines(
    ['photosensitisers', 'hepatotoxic_drugs', 'immunosuppressants'],
    [['Azathioprine', 'L04AX01', 'Imuran']],
  ),
  ...createOralMedicines(
    ['immunosuppressants'],
    [
      ['Mycophenolate', 'L04AA06', 'mycophenolate mofetil, CellCept, mycophenolic acid, Myfortic'],
      ['Iptacopan', 'L04AJ08', 'Fabhalta'],
      ['Danicopan', 'L04AJ09', 'Voydeya'],
    ],
  ),
  ...createOralMedicines(['immunosuppressants', 'chemotherapy'], [['Lenalidomide', 'L04AX04', 'Revlimid']]),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'immunosuppressants', 'chemotherapy'],
    [['Everolimus', 'L04AH02 L01EG02', 'Certican, Afinitor, Votubia, Zortress']],
  ),
  ...createOralMedicines(
    ['photosensitisers', 'cyp1a2_substrates', 'hepatotoxic_drugs', 'immunosuppressants'],
    [['Pirfenidone', 'L04AX05', 'Esbriet']],
  ),
  ...createOralMedicines(
    ['antihypertensives', 'beta_blockers', 'hepatotoxic_drugs', 'immunosuppressants'],
    [['Fingolimod', 'L04AE01', 'Gilenya']],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'antiarrhythmics', 'hepatotoxic_drugs', 'immunosuppressants'],
    [
      ['Ozanimod', 'L04AE02', 'Zeposia'],
      ['Siponimod', 'L04AE03', 'Mayzent'],
      ['Ponesimod', 'L04AE04', 'Ponvory'],
      ['Etrasimod', 'L04AE05', 'Velsipity'],
    ],
  ),
  ...createOralMedicines(
    ['immunosuppressants', 'cns_depressants', 'chemotherapy'],
    [['Thalidomide', 'L04AX02', 'Thalomid']],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'cyp1a2_substrates', 'immunosuppressants', 'chemotherapy'],
    [['Pomalidomide', 'L04AX06', 'Imnovid, Pomalyst']],
  ),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'immunosuppressants', 'chemotherapy'],
    [['Cladribine', 'L04AA40 L01BB04', 'Mavenclad, Leustat']],
  ),
]
