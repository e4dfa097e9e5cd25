import { createOralMedicines, createNonOralMedicines } from './create-medicines.ts'
import type { Medicine } from './medicines.types.ts'

/** Medicines for allergies, coughs and a blocked nose. */
export const allergyMedicines: readonly Medicine[] = [
  ...createOralMedicines(
    ['stimulants'],
    [
      ['Phenylpropanolamine', 'R01BA01'],
      ['Pseudoephedrine', 'R01BA02', 'Sudafed'],
      ['Phenylephrine', 'R01BA03', 'decongestant tablets'],
      ['Loratadine with pseudoephedrine', 'R01BA52', 'Claritin-D, Clarinase'],
    ],
  ),
  ...createNonOralMedicines(
    ['stimulants'],
    [
      ['Oxymetazoline', 'R01AA05', 'Vicks Sinex, Afrin'],
      ['Xylometazoline', 'R01AA07', 'Otrivine, Sudafed nasal spray, decongestant nasal spray'],
      ['Naphazoline', 'R01AA08'],
      ['Tuaminoheptane', 'R01AA11'],
      ['Apraclonidine', 'S01EA03', 'Iopidine'],
      ['Brimonidine', 'S01EA05 D11AX21', 'brimonidine eye drops, Alphagan, Mirvaso'],
    ],
  ),
  ...createOralMedicines(
    ['cns_depressants', 'stimulants'],
    [
      ['Chlorphenamine with a decongestant', 'R01B', 'Contac, Dimetapp'],
      ['Acrivastine with pseudoephedrine', 'R01BA52', 'Benadryl Plus'],
      ['Cetirizine with pseudoephedrine', 'R01BA52', 'Zyrtec-D, Cirrus'],
    ],
  ),
  ...createOralMedicines(
    ['cns_depressants'],
    [
      ['Hydroxyzine', 'N05BB01', 'Atarax, Vistaril'],
      ['Levocloperastine', 'R05DB', 'cloperastine'],
      ['Benzonatate', 'R05DB01', 'Tessalon'],
      ['Diphenhydramine', 'R06AA02', 'Nytol, Benadryl, Sleepeaze'],
      ['Clemastine', 'R06AA04', 'Tavegil, Tavist'],
      ['Carbinoxamine', 'R06AA08', 'Karbinal'],
      ['Doxylamine', 'R06AA09 R06AA59', 'Unisom, Xonvea, Diclegis'],
      ['Brompheniramine', 'R06AB01'],
      ['Dexchlorpheniramine', 'R06AB02', 'Polaramine'],
      ['Dimetindene', 'R06AB03', 'Fenistil'],
      ['Chlorphenamine', 'R06AB04', 'chlorpheniramine, Piriton'],
      ['Pheniramine', 'R06AB05', 'Avil'],
      ['Mepyramine', 'R06AC01', 'pyrilamine, Anthisan'],
      ['Buclizine', 'R06AE01'],
      ['Cetirizine', 'R06AE07', 'Zirtek, Zyrtec, Piriteze, Benadryl Allergy One a Day'],
      ['Levocetirizine', 'R06AE09', 'Xyzal'],
      ['Antazoline', 'R06AX05'],
      ['Triprolidine', 'R06AX07'],
      ['Ketotifen', 'R06AX17 S01GX08', 'Zaditen, Zaditor'],
      ['Acrivastine', 'R06AX18', 'Benadryl Allergy Relief'],
    ],
  ),
  ...createOralMedicines(
    ['photosensitisers', 'cns_depressants', 'dopaminergic_agents'],
    [['Promethazine', 'R06AD02', 'Phenergan, Sominex, Avomine']],
  ),
  ...createOralMedicines(
    ['oral_medicines_general'],
    [
      ['Guaifenesin', 'R05CA03', 'Benylin Chesty Coughs, Mucinex'],
      ['Ivy leaf cough syrup', 'R05CA12', 'Prospan'],
      ['Cineole', 'R05CA13', 'Soledum, Gelomyrtol'],
      ['Acetylcysteine', 'R05CB01 V03AB23', 'NAC, Fluimucil'],
      ['Bromhexine', 'R05CB02', 'Bisolvon'],
      ['Carbocisteine', 'R05CB03', 'Mucodyne'],
      ['Ambroxol', 'R05CB06', 'Mucosolvan'],
      ['Erdosteine', 'R05CB15', 'Erdotin'],
      ['Gefapixant', 'R05DB29', 'Lyfnua'],
      ['Loratadine', 'R06AX13', 'Clarityn, Claritin'],
      ['Fexofenadine', 'R06AX26', 'Telfast, Allegra, Allevia'],
      ['Desloratadine', 'R06AX27', 'Neoclarityn, Clarinex'],
      ['Bilastine', 'R06AX29', 'Ilaxten'],
    ],
  ),
  ...createNonOralMedicines(['corticosteroids'], [['Tixocortol', 'R01AD07', 'Pivalone']]),
  ...createOralMedicines(
    ['photosensitisers', 'cns_depressants'],
    [
      ['Alimemazine', 'R06AD01', 'trimeprazine, Theralene'],
      ['Mequitazine', 'R06AD07', 'Primalan'],
      ['Oxomemazine', 'R06AD08', 'Toplexil'],
    ],
  ),
  ...createOralMedicines(
    ['antidepressants_serotonergic', 'cns_depressants'],
    [['Cyproheptadine', 'R06AX02', 'Periactin']],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'cns_depressants'],
    [
      ['Ebastine', 'R06AX22', 'Kestin'],
      ['Mizolastine', 'R06AX25'],
      ['Rupatadine', 'R06AX28', 'Rupafin'],
    ],
  ),
  ...createNonOralMedicines(
    ['cns_depressants'],
    [
      ['Azelastine', 'R01AC03 S01GX07', 'Rhinolast, Astelin, Optilast'],
      ['Olopatadine', 'S01GX09 R01AC08', 'Opatanol, Patanol'],
    ],
  ),
  ...createNonOralMedicines(
    ['cyp3a4_substrates', 'corticosteroids', 'cns_depressants'],
    [['Azelastine with fluticasone', 'R01AD58', 'Dymista']],
  ),
  ...createNonOralMedicines(
    [],
    [
      ['Cromoglicate', 'R01AC01 S01GX01 R03BC01', 'cromoglycate, cromoglicic acid, cromolyn, Opticrom'],
      ['Levocabastine', 'R01AC02'],
      ['Saline nasal spray', 'R01AX10', 'Sterimar, saline nose drops'],
      ['Dornase alfa', 'R05CB13', 'Pulmozyme'],
      ['Lodoxamide', 'S01GX05'],
      ['Epinastine', 'S01GX10'],
    ],
  ),
]
