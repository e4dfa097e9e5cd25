import { createOralMedicines, createNonOralMedicines } from './create-medicines.ts'
import type { Medicine } from './medicines.types.ts'

/** Medicines for asthma and the lungs. */
export const breathingMedicines: readonly Medicine[] = [
  // Inhaled relievers raise the pulse like stimulants. Some of an inhaled steroid reaches the bloodstream.
  ...createNonOralMedicines(
    ['stimulants'],
    [
      ['Levosalbutamol', 'R03AC', 'levalbuterol, Xopenex'],
      ['Arformoterol', 'R03AC', 'Brovana'],
      ['Salbutamol', 'R03AC02 R03CC02', 'albuterol, Ventolin, Salamol, ProAir, blue inhaler'],
      ['Terbutaline', 'R03AC03 R03CC03', 'Bricanyl'],
      ['Fenoterol', 'R03AC04', 'Berodual'],
      ['Pirbuterol', 'R03AC08'],
      ['Salmeterol', 'R03AC12', 'Serevent'],
      ['Formoterol', 'R03AC13', 'Oxis'],
      ['Clenbuterol', 'R03AC14', 'Spiropent'],
      ['Indacaterol', 'R03AC18', 'Onbrez'],
      ['Olodaterol', 'R03AC19', 'Striverdi'],
      ['Salbutamol with ipratropium', 'R03AL02', 'Combivent, Duoneb'],
      ['Vilanterol with umeclidinium', 'R03AL03', 'Anoro, umeclidinium with vilanterol'],
      ['Indacaterol with glycopyrronium', 'R03AL04', 'Ultibro'],
      ['Formoterol with aclidinium', 'R03AL05', 'Duaklir, Brimica'],
      ['Olodaterol with tiotropium', 'R03AL06', 'Spiolto, Stiolto'],
      ['Formoterol with glycopyrronium', 'R03AL07', 'Bevespi'],
    ],
  ),
  ...createNonOralMedicines(
    ['corticosteroids', 'stimulants'],
    [
      ['Beclometasone with formoterol', 'R03AK08', 'Fostair, Luforbec'],
      ['Mometasone with formoterol', 'R03AK09', 'Dulera'],
      ['Mometasone with indacaterol', 'R03AK14', 'Atectura, Enerzair'],
      ['Beclometasone with formoterol and glycopyrronium', 'R03AL09', 'Trimbow'],
    ],
  ),
  ...createNonOralMedicines(
    ['cyp3a4_substrates', 'corticosteroids', 'stimulants'],
    [
      ['Budesonide with salbutamol', 'R03AK', 'Airsupra'],
      ['Fluticasone with salmeterol', 'R03AK06', 'Seretide, Advair'],
      ['Budesonide with formoterol', 'R03AK07', 'Symbicort, DuoResp'],
      ['Fluticasone with vilanterol', 'R03AK10', 'Relvar'],
      ['Fluticasone with umeclidinium and vilanterol', 'R03AL08', 'Trelegy'],
      ['Budesonide with formoterol and glycopyrronium', 'R03AL11', 'Trixeo, Breztri, Riltrava'],
    ],
  ),
  ...createNonOralMedicines(
    ['corticosteroids'],
    [
      ['Beclometasone', 'R03BA01 R01AD01', 'beclomethasone, Clenil, Qvar, Beconase, brown inhaler'],
      ['Flunisolide', 'R03BA03 R01AD04'],
      ['Mometasone', 'R03BA07 R01AD09', 'Nasonex, Asmanex'],
      ['Ciclesonide', 'R03BA08 R01AD13', 'Alvesco, Omnaris'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'corticosteroids'],
    [['Budesonide', 'R03BA02 R01AD05 A07EA06', 'Pulmicort, Entocort']],
  ),
  ...createNonOralMedicines(
    ['cyp3a4_substrates', 'corticosteroids'],
    [['Fluticasone', 'R03BA05 R01AD08 R01AD12', 'Flixotide, Flixonase, Avamys, Flonase, Pirinase']],
  ),
  ...createOralMedicines(
    ['cyp1a2_substrates', 'stimulants', 'theophylline'],
    [
      ['Theophylline', 'R03DA04', 'Uniphyllin, Uniphyllin Continus'],
      ['Aminophylline', 'R03DA05', 'Phyllocontin'],
    ],
  ),
  ...createOralMedicines(
    ['oral_medicines_general'],
    [
      ['Montelukast', 'R03DC03', 'Singulair'],
      ['Almitrine', 'R07AB07'],
    ],
  ),
  ...createNonOralMedicines(
    [],
    [
      ['Adrenaline pen', 'C01CA24', 'adrenaline, epinephrine, adrenaline auto-injector, EpiPen, Jext, Neffy, Emerade'],
      ['Ipratropium', 'R03BB01 R01AX03', 'Atrovent'],
      ['Tiotropium', 'R03BB04', 'tiotropium inhaler, Spiriva, Braltus'],
      ['Aclidinium', 'R03BB05', 'Eklira, Tudorza'],
      ['Glycopyrronium inhaler', 'R03BB06', 'Seebri'],
      ['Umeclidinium', 'R03BB07', 'Incruse'],
      ['Revefenacin', 'R03BB08', 'Yupelri'],
      ['Nedocromil', 'R03BC03 S01GX04'],
      ['Ensifentrine', 'R03DX', 'Ohtuvayre'],
      ['Omalizumab', 'R03DX05', 'Xolair'],
      ['Reslizumab', 'R03DX08', 'Cinqaero'],
      ['Mepolizumab', 'R03DX09', 'Nucala'],
      ['Benralizumab', 'R03DX10', 'Fasenra'],
      ['Tezepelumab', 'R03DX11', 'Tezspire'],
    ],
  ),
  ...createOralMedicines(['cns_depressants', 'stimulants'], [['Bambuterol', 'R03CC12']]),
  ...createOralMedicines(['stimulants'], [['Orciprenaline', 'R03CB03 R03AB03', 'metaproterenol']]),
  ...createOralMedicines(
    ['stimulants', 'theophylline'],
    [
      ['Diprophylline', 'R03DA01', 'dyphylline'],
      ['Choline theophyllinate', 'R03DA02'],
      ['Acefylline', 'R03DA09'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'hepatotoxic_drugs'],
    [
      ['Zafirlukast', 'R03DC01', 'Accolate'],
      ['Roflumilast', 'R03DX07', 'Daxas, Daliresp'],
      ['Ivacaftor with tezacaftor', 'R07AX31', 'Symkevi, Symdeko'],
      ['Ivacaftor with tezacaftor and elexacaftor', 'R07AX32', 'Kaftrio, Trikafta, elexacaftor'],
      ['Deutivacaftor with tezacaftor and vanzacaftor', 'R07AX33', 'Alyftrek'],
    ],
  ),
  ...createOralMedicines(['cyp1a2_substrates', 'hepatotoxic_drugs'], [['Zileuton', 'R03DC', 'Zyflo']]),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'cns_depressants'],
    [
      ['Buclizine with paracetamol and codeine', 'N02BE51', 'Migraleve'],
      ['Doxylamine with paracetamol', 'N02BE51'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates'],
    [
      ['Ivacaftor', 'R07AX02', 'Kalydeco'],
      ['Ivacaftor with lumacaftor', 'R07AX30', 'Orkambi'],
    ],
  ),
  ...createOralMedicines(['hepatotoxic_drugs'], [['Brensocatib', 'R07AX', 'Brinsupri']]),
]
