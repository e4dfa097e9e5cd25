import type { Medicine } from './medicines.types.ts'
import { taking } from './taking.ts'

/** Asthma, lungs, cough, blocked nose and allergies. */
export const breathingMedicines: readonly Medicine[] = [
  // Inhaled relievers quicken the pulse as stimulants do; of inhaled steroids some reaches the body.
  ...taking(
    ['stimulants'],
    [
      ['Salbutamol', 'R03AC02 R03CC02', 'albuterol, Ventolin, Salamol, ProAir, blue inhaler'],
      ['Salmeterol', 'R03AC12', 'Serevent'],
      ['Formoterol', 'R03AC13', 'Oxis'],
      ['Pseudoephedrine', 'R01BA02', 'Sudafed'],
      ['Phenylephrine', 'R01BA03', 'decongestant tablets'],
      ['Xylometazoline', 'R01AA07', 'Otrivine, Sudafed nasal spray, decongestant nasal spray'],
      ['Oxymetazoline', 'R01AA05', 'Vicks Sinex, Afrin'],
    ],
  ),
  ...taking(['stimulants', 'cns_depressants'], [['Acrivastine with pseudoephedrine', 'R01BA52', 'Benadryl Plus']]),
  ...taking(
    ['stimulants', 'corticosteroids'],
    [
      ['Beclometasone with formoterol', 'R03AK08', 'Fostair, Luforbec'],
      ['Beclometasone with formoterol and glycopyrronium', 'R03AL09', 'Trimbow'],
    ],
  ),
  ...taking(
    ['stimulants', 'corticosteroids', 'cyp3a4_substrates'],
    [
      ['Budesonide with formoterol', 'R03AK07', 'Symbicort, DuoResp'],
      ['Fluticasone with salmeterol', 'R03AK06', 'Seretide, Advair'],
      ['Fluticasone with vilanterol', 'R03AK10', 'Relvar'],
      ['Fluticasone with umeclidinium and vilanterol', 'R03AL08', 'Trelegy'],
    ],
  ),
  ...taking(
    ['corticosteroids'],
    [
      ['Beclometasone', 'R03BA01 R01AD01', 'beclomethasone, Clenil, Qvar, Beconase, brown inhaler'],
      ['Mometasone', 'R03BA07 R01AD09', 'Nasonex, Asmanex'],
    ],
  ),
  ...taking(
    ['corticosteroids', 'cyp3a4_substrates'],
    [
      ['Budesonide', 'R03BA02 R01AD05 A07EA06', 'Pulmicort, Entocort'],
      ['Fluticasone', 'R03BA05 R01AD08 R01AD12', 'Flixotide, Flixonase, Avamys, Flonase, Pirinase'],
    ],
  ),
  ...taking(
    ['theophylline', 'stimulants'],
    [
      ['Theophylline', 'R03DA04', 'Uniphyllin, Uniphyllin Continus'],
      ['Aminophylline', 'R03DA05', 'Phyllocontin'],
    ],
  ),
  ...taking(
    ['cns_depressants'],
    [
      ['Chlorphenamine', 'R06AB04', 'chlorpheniramine, Piriton'],
      ['Diphenhydramine', 'R06AA02', 'Nytol, Benadryl, Sleepeaze'],
      ['Hydroxyzine', 'N05BB01', 'Atarax, Vistaril'],
      ['Cetirizine', 'R06AE07', 'Zirtek, Zyrtec, Piriteze, Benadryl Allergy One a Day'],
      ['Levocetirizine', 'R06AE09', 'Xyzal'],
      ['Acrivastine', 'R06AX18', 'Benadryl Allergy Relief'],
      ['Doxylamine', 'R06AA09 R06AA59', 'Unisom, Xonvea, Diclegis'],
    ],
  ),
  ...taking(
    ['cns_depressants', 'dopaminergic_agents', 'photosensitisers'],
    [['Promethazine', 'R06AD02', 'Phenergan, Sominex, Avomine']],
  ),
  ...taking(
    ['oral_medicines_general'],
    [
      ['Loratadine', 'R06AX13', 'Clarityn, Claritin'],
      ['Fexofenadine', 'R06AX26', 'Telfast, Allegra, Allevia'],
      ['Montelukast', 'R03DC03', 'Singulair'],
      ['Carbocisteine', 'R05CB03', 'Mucodyne'],
      ['Guaifenesin', 'R05CA03', 'Benylin Chesty Coughs, Mucinex'],
      ['Desloratadine', 'R06AX27', 'Neoclarityn, Clarinex'],
    ],
  ),
  ...taking(
    [],
    [
      ['Tiotropium', 'R03BB04', 'tiotropium inhaler, Spiriva, Braltus'],
      ['Ipratropium', 'R03BB01 R01AX03', 'Atrovent'],
      ['Adrenaline pen', 'C01CA24', 'adrenaline, epinephrine, adrenaline auto-injector, EpiPen, Jext'],
    ],
  ),
]
