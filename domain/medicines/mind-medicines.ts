import type { Medicine } from './medicines.types.ts'
import { taking } from './taking.ts'

/** Depression, anxiety, sleep, psychosis and attention. */
export const mindMedicines: readonly Medicine[] = [
  ...taking(
    ['antidepressants_serotonergic', 'antiplatelets'],
    [
      ['Sertraline', 'N06AB06', 'Lustral, Zoloft'],
      ['Citalopram', 'N06AB04', 'Cipramil, Celexa'],
      ['Escitalopram', 'N06AB10', 'Cipralex, Lexapro'],
      ['Fluoxetine', 'N06AB03', 'Prozac'],
      ['Fluvoxamine', 'N06AB08', 'Faverin, Luvox'],
      ['Venlafaxine', 'N06AX16', 'Efexor, Effexor'],
      ['Vortioxetine', 'N06AX26', 'Brintellix, Trintellix'],
      ['Desvenlafaxine', 'N06AX23', 'Pristiq'],
    ],
  ),
  ...taking(
    ['antidepressants_serotonergic', 'hepatotoxic_drugs', 'antiplatelets'],
    [['Duloxetine', 'N06AX21', 'Cymbalta, Yentreve']],
  ),
  ...taking(
    ['antidepressants_serotonergic', 'cns_depressants'],
    [
      ['Mirtazapine', 'N06AX11', 'Zispin, Remeron'],
      ['Amitriptyline', 'N06AA09', 'Elavil'],
      ['Nortriptyline', 'N06AA10', 'Allegron, Pamelor'],
      ['Clomipramine', 'N06AA04', 'Anafranil'],
      ['Lofepramine', 'N06AA07', 'Gamanil'],
      ['Dosulepin', 'N06AA16', 'Prothiaden, dothiepin'],
      ['Imipramine', 'N06AA02', 'Tofranil'],
      ['Doxepin', 'N06AA12 D04AX01', 'Sinepin, Silenor'],
    ],
  ),
  ...taking(
    ['antidepressants_serotonergic', 'cns_depressants', 'antiplatelets'],
    [['Paroxetine', 'N06AB05', 'Seroxat, Paxil']],
  ),
  ...taking(
    ['antidepressants_serotonergic', 'cns_depressants', 'cyp3a4_substrates'],
    [
      ['Trazodone', 'N06AX05', 'Molipaxin, Desyrel'],
      ['Buspirone', 'N05BE01', 'Buspar'],
    ],
  ),
  ...taking(
    ['antidepressants_serotonergic', 'dopaminergic_agents', 'stimulants'],
    [['Bupropion', 'N06AX12', 'Zyban, Wellbutrin']],
  ),
  ...taking(
    ['antidepressants_serotonergic', 'dopaminergic_agents', 'stimulants', 'hepatotoxic_drugs'],
    [['Bupropion with naltrexone', 'A08AA62', 'Mysimba, Contrave']],
  ),
  ...taking(
    ['antidepressants_serotonergic', 'stimulants'],
    [
      ['Atomoxetine', 'N06BA09', 'Strattera'],
      ['Lisdexamfetamine', 'N06BA12', 'Elvanse, Vyvanse'],
      ['Dexamfetamine', 'N06BA02', 'Amfexa, dextroamphetamine, Dexedrine'],
      ['Amfetamine', 'N06BA01', 'amphetamine, Adderall'],
      ['Phentermine', 'A08AA01', 'Adipex'],
    ],
  ),
  ...taking(
    ['antidepressants_serotonergic', 'maois'],
    [
      ['Moclobemide', 'N06AG02', 'Manerix'],
      ['Tranylcypromine', 'N06AF04', 'Parnate'],
    ],
  ),
  ...taking(['antidepressants_serotonergic', 'maois', 'hepatotoxic_drugs'], [['Phenelzine', 'N06AF03', 'Nardil']]),
  ...taking(
    ['antidepressants_serotonergic', 'lithium'],
    [['Lithium', 'N05AN01', 'lithium carbonate, lithium citrate, Priadel, Camcolit']],
  ),
  ...taking(
    ['cns_depressants'],
    [
      ['Lorazepam', 'N05BA06', 'Ativan'],
      ['Temazepam', 'N05CD07', 'Restoril'],
      ['Chlordiazepoxide', 'N05BA02', 'Librium'],
      ['Nitrazepam', 'N05CD02', 'Mogadon'],
      ['Melatonin', 'N05CH01', 'Circadin'],
      ['Oxazepam', 'N05BA04'],
    ],
  ),
  ...taking(
    ['cns_depressants', 'cyp3a4_substrates'],
    [
      ['Zopiclone', 'N05CF01', 'Zimovane'],
      ['Zolpidem', 'N05CF02', 'Stilnoct, Ambien'],
      ['Alprazolam', 'N05BA12', 'Xanax'],
      ['Diazepam', 'N05BA01', 'Valium'],
      ['Eszopiclone', 'N05CF04', 'Lunesta'],
    ],
  ),
  ...taking(
    ['dopaminergic_agents', 'cns_depressants'],
    [
      ['Olanzapine', 'N05AH03', 'Zyprexa'],
      ['Risperidone', 'N05AX08', 'Risperdal'],
      ['Amisulpride', 'N05AL05', 'Solian'],
      ['Clozapine', 'N05AH02', 'Clozaril, Denzapine, Zaponex'],
      ['Flupentixol', 'N05AF01', 'Depixol, flupenthixol'],
      ['Paliperidone', 'N05AX13', 'Invega, Xeplion'],
    ],
  ),
  ...taking(
    ['dopaminergic_agents', 'cns_depressants', 'photosensitisers', 'hepatotoxic_drugs'],
    [['Chlorpromazine', 'N05AA01', 'Largactil, Thorazine']],
  ),
  ...taking(
    ['dopaminergic_agents', 'cns_depressants', 'cyp3a4_substrates'],
    [
      ['Quetiapine', 'N05AH04', 'Seroquel'],
      ['Aripiprazole', 'N05AX12', 'Abilify'],
      ['Haloperidol', 'N05AD01', 'Haldol'],
      ['Lurasidone', 'N05AE05', 'Latuda'],
    ],
  ),
  ...taking(
    ['stimulants'],
    [
      ['Methylphenidate', 'N06BA04', 'Ritalin, Concerta, Medikinet'],
      ['Caffeine', 'N06BC01', 'caffeine tablets, ProPlus'],
      ['Nicotine replacement', 'N07BA01', 'nicotine, nicotine patches, nicotine gum, NiQuitin, Nicorette'],
    ],
  ),
  ...taking(['stimulants', 'cyp3a4_substrates'], [['Modafinil', 'N06BA07', 'Provigil']]),
  ...taking(['hepatotoxic_drugs'], [['Naltrexone', 'N07BB04', 'Revia']]),
  ...taking(['hepatotoxic_drugs', 'cns_depressants'], [['Disulfiram', 'N07BB01', 'Antabuse']]),
  ...taking(
    ['oral_medicines_general'],
    [
      ['Acamprosate', 'N07BB03', 'Campral EC'],
      ['Varenicline', 'N07BA03', 'Champix, Chantix'],
    ],
  ),
  ...taking(
    ['antidepressants_serotonergic', 'cns_depressants', 'hepatotoxic_drugs'],
    [['Agomelatine', 'N06AX22', 'Valdoxan']],
  ),
]
