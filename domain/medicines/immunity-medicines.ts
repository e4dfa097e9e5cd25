import type { Medicine } from './medicines.types.ts'
import { taking } from './taking.ts'

/** Transplants, rheumatism, bowel inflammation, multiple sclerosis and cancer. */
export const immunityMedicines: readonly Medicine[] = [
  ...taking(
    ['immunosuppressants', 'cyp3a4_substrates', 'potassium_raising_drugs'],
    [
      ['Ciclosporin', 'L04AD01', 'cyclosporine, Neoral, Sandimmun'],
      ['Tacrolimus', 'L04AD02', 'Prograf, Advagraf, Adoport'],
    ],
  ),
  ...taking(
    ['immunosuppressants', 'cyp3a4_substrates'],
    [
      ['Tofacitinib', 'L04AF01', 'Xeljanz'],
      ['Upadacitinib', 'L04AF03', 'Rinvoq'],
      ['Baricitinib', 'L04AF02', 'Olumiant'],
      ['Apremilast', 'L04AA32', 'Otezla'],
      ['Sirolimus', 'L04AH01', 'rapamycin, Rapamune'],
    ],
  ),
  ...taking(
    ['immunosuppressants', 'hepatotoxic_drugs'],
    [
      ['Leflunomide', 'L04AK01', 'Arava'],
      ['Interferon beta', 'L03AB07 L03AB08', 'Avonex, Rebif'],
      ['Dimethyl fumarate', 'L04AX07', 'Tecfidera'],
    ],
  ),
  ...taking(
    ['immunosuppressants', 'hepatotoxic_drugs', 'nsaids'],
    [['Sulfasalazine', 'A07EC01', 'Salazopyrin, sulphasalazine, Azulfidine']],
  ),
  ...taking(['immunosuppressants', 'hepatotoxic_drugs', 'photosensitisers'], [['Azathioprine', 'L04AX01', 'Imuran']]),
  ...taking(
    ['immunosuppressants'],
    [
      ['Mycophenolate', 'L04AA06', 'mycophenolate mofetil, CellCept'],
      ['Adalimumab', 'L04AB04', 'Humira, Amgevita, Imraldi'],
      ['Etanercept', 'L04AB01', 'Enbrel, Benepali'],
      ['Ustekinumab', 'L04AC05', 'Stelara'],
      ['Secukinumab', 'L04AC10', 'Cosentyx'],
      ['Ocrelizumab', 'L04AG08', 'Ocrevus'],
      ['Dupilumab', 'D11AH05', 'Dupixent'],
      ['Infliximab', 'L04AB02', 'Remicade, Remsima, Inflectra'],
    ],
  ),
  ...taking(
    ['methotrexate', 'hepatotoxic_drugs', 'immunosuppressants', 'chemotherapy', 'photosensitisers'],
    [['Methotrexate', 'L04AX03 L01BA01', 'Metoject']],
  ),
  ...taking(['chemotherapy', 'immunosuppressants', 'hepatotoxic_drugs'], [['Cyclophosphamide', 'L01AA01', 'Cytoxan']]),
  ...taking(
    ['chemotherapy', 'immunosuppressants', 'hepatotoxic_drugs', 'cyp3a4_substrates'],
    [
      ['Docetaxel', 'L01CD02'],
      ['Paclitaxel', 'L01CD01'],
    ],
  ),
  ...taking(
    ['chemotherapy', 'immunosuppressants', 'photosensitisers'],
    [
      ['Capecitabine', 'L01BC06', 'Xeloda'],
      ['Fluorouracil', 'L01BC02', '5-fluorouracil, 5-FU, Efudix'],
      ['Hydroxycarbamide', 'L01XX05', 'hydroxyurea, Hydrea'],
    ],
  ),
  ...taking(
    ['chemotherapy', 'immunosuppressants'],
    [
      ['Lenalidomide', 'L04AX04', 'Revlimid'],
      ['Rituximab', 'L01FA01', 'MabThera'],
    ],
  ),
  ...taking(['chemotherapy', 'cyp3a4_substrates', 'hepatotoxic_drugs'], [['Imatinib', 'L01EA01', 'Glivec, Gleevec']]),
  // These also keep blood from clotting.
  ...taking(['chemotherapy', 'cyp3a4_substrates', 'antiplatelets'], [['Ibrutinib', 'L01EL01', 'Imbruvica']]),
  ...taking(['chemotherapy'], [['Trastuzumab', 'L01FD01', 'Herceptin']]),
  ...taking(['chemotherapy', 'hepatotoxic_drugs'], [['Pembrolizumab', 'L01FF02', 'Keytruda']]),
  ...taking(
    ['chemotherapy', 'immunosuppressants', 'hepatotoxic_drugs', 'photosensitisers'],
    [['Mercaptopurine', 'L01BB02', '6-mercaptopurine, Xaluprine']],
  ),
  ...taking(
    ['immunosuppressants', 'cyp3a4_substrates', 'chemotherapy'],
    [['Everolimus', 'L04AH02 L01EG02', 'Certican, Afinitor, Votubia']],
  ),
]
