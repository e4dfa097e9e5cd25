import type { Medicine } from './medicines.types.ts'
import { taking } from './taking.ts'

/** Contraception, menopause, fertility, and treatments that block hormones. */
export const sexHormoneMedicines: readonly Medicine[] = [
  ...taking(
    ['oral_contraceptives_hrt'],
    [
      [
        'Combined contraceptive pill',
        'G03AA G03AB',
        'combined pill, contraceptive pill, birth control pill, the pill, oral contraceptive, Microgynon, Rigevidon, Cilest, Marvelon, Mercilon, Logynon, Ortho Tri-Cyclen, Sprintec, Qlaira',
      ],
      ['Contraceptive patch', 'G03AA13', 'Evra, Xulane'],
      ['Desogestrel', 'G03AC09', 'mini-pill, progestogen-only pill, Cerazette, Cerelle, Lovima'],
      ['Norethisterone', 'G03AC01 G03DC02', 'Noriday, Primolut N, norethindrone'],
      ['Levonorgestrel', 'G03AC03 G03AD01', 'morning-after pill, Levonelle, Plan B'],
      ['Hormonal coil', 'G02BA03', 'Mirena, Kyleena, Jaydess, hormonal IUD'],
      ['Contraceptive implant', 'G03AC08', 'Nexplanon, etonogestrel'],
      ['Contraceptive injection', 'G03AC06 G03DA02', 'Depo-Provera, medroxyprogesterone, Provera'],
      ['HRT', 'G03F', 'hormone replacement therapy, Elleste Duet, Evorel Conti, Kliovance, Femoston'],
      ['Estradiol', 'G03CA03', 'oestradiol, Evorel, Oestrogel, Estradot, Vagifem, Estrace'],
      ['Conjugated oestrogens', 'G03CA57', 'conjugated estrogens, Premarin'],
      ['Tibolone', 'G03CX01', 'Livial'],
    ],
  ),
  ...taking(['oral_contraceptives_hrt', 'cns_depressants'], [['Progesterone', 'G03DA04', 'Utrogestan, Prometrium']]),
  ...taking(
    ['oral_contraceptives_hrt', 'potassium_raising_drugs'],
    [['Ethinylestradiol with drospirenone', 'G03AA12', 'Yasmin, Eloine, Yaz']],
  ),
  ...taking(['oral_contraceptives_hrt', 'cyp3a4_substrates'], [['Ulipristal', 'G03AD02 G03XB02', 'ellaOne']]),
  ...taking(
    ['oral_contraceptives_hrt', 'hormone_therapy', 'hepatotoxic_drugs', 'cyp3a4_substrates'],
    [['Co-cyprindiol', 'G03HB01', 'Dianette, cyproterone with ethinylestradiol']],
  ),
  ...taking(['hormone_therapy', 'hepatotoxic_drugs'], [['Bicalutamide', 'L02BB03', 'Casodex']]),
  ...taking(
    ['hormone_therapy', 'hepatotoxic_drugs', 'cyp3a4_substrates'],
    [
      ['Tamoxifen', 'L02BA01', 'Nolvadex'],
      ['Abiraterone', 'L02BX03', 'Zytiga'],
      ['Cyproterone', 'G03HA01', 'cyproterone acetate, Cyprostat, Androcur'],
    ],
  ),
  ...taking(
    ['hormone_therapy', 'cyp3a4_substrates'],
    [
      ['Exemestane', 'L02BG06', 'Aromasin'],
      ['Dutasteride', 'G04CB02', 'Avodart'],
      ['Enzalutamide', 'L02BB04', 'Xtandi'],
    ],
  ),
  ...taking(
    ['hormone_therapy'],
    [
      ['Letrozole', 'L02BG04', 'Femara'],
      ['Anastrozole', 'L02BG03', 'Arimidex'],
      ['Goserelin', 'L02AE03', 'Zoladex'],
      ['Leuprorelin', 'L02AE02', 'Prostap, leuprolide, Lupron'],
      ['Raloxifene', 'G03XC01', 'Evista'],
      ['Clomifene', 'G03GB02', 'clomiphene, Clomid'],
      ['Finasteride', 'G04CB01 D11AX10', 'Proscar, Propecia'],
      ['Testosterone', 'G03BA03', 'Testogel, AndroGel'],
    ],
  ),
  ...taking(
    ['hormone_therapy', 'antihypertensives', 'cyp3a4_substrates'],
    [['Dutasteride with tamsulosin', 'G04CA52', 'Combodart, Jalyn']],
  ),
]
