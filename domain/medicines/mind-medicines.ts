import { createOralMedicines, createNonOralMedicines } from './create-medicines.ts'
import type { Medicine } from './medicines.types.ts'

/** Medicines for depression, attention and dependence. */
export const mindMedicines: readonly Medicine[] = [
  ...createOralMedicines(
    ['antiplatelets', 'antidepressants_serotonergic'],
    [
      ['Fluoxetine', 'N06AB03', 'Prozac, Sarafem'],
      ['Citalopram', 'N06AB04', 'Cipramil, Celexa'],
      ['Sertraline', 'N06AB06', 'Lustral, Zoloft'],
      ['Fluvoxamine', 'N06AB08', 'Faverin, Luvox'],
      ['Escitalopram', 'N06AB10', 'Cipralex, Lexapro'],
      ['Venlafaxine', 'N06AX16', 'Efexor, Effexor'],
      ['Desvenlafaxine', 'N06AX23', 'Pristiq'],
      ['Vortioxetine', 'N06AX26', 'Brintellix, Trintellix'],
      ['Levomilnacipran', 'N06AX28', 'Fetzima'],
    ],
  ),
  ...createOralMedicines(
    ['cyp1a2_substrates', 'antiplatelets', 'hepatotoxic_drugs', 'antidepressants_serotonergic'],
    [['Duloxetine', 'N06AX21', 'Cymbalta, Yentreve, Ariclaim']],
  ),
  ...createOralMedicines(
    ['antidepressants_serotonergic', 'cns_depressants'],
    [
      ['Desipramine', 'N06AA01', 'Norpramin'],
      ['Imipramine', 'N06AA02', 'Tofranil'],
      ['Clomipramine', 'N06AA04', 'Anafranil'],
      ['Opipramol', 'N06AA05', 'Insidon'],
      ['Trimipramine', 'N06AA06', 'Surmontil'],
      ['Lofepramine', 'N06AA07', 'Gamanil'],
      ['Amitriptyline', 'N06AA09', 'Elavil'],
      ['Nortriptyline', 'N06AA10', 'Allegron, Pamelor'],
      ['Protriptyline', 'N06AA11', 'Vivactil'],
      ['Doxepin', 'N06AA12 D04AX01', 'Sinepin, Silenor'],
      ['Dosulepin', 'N06AA16', 'Prothiaden, dothiepin'],
      ['Maprotiline', 'N06AA21', 'Ludiomil'],
      ['Oxitriptan', 'N06AX01', '5-HTP'],
      ['Tryptophan', 'N06AX02', 'L-tryptophan, Optimax'],
      ['Mianserin', 'N06AX03'],
      ['Mirtazapine', 'N06AX11', 'Zispin, Remeron'],
      ['Tianeptine', 'N06AX14', 'Stablon'],
      ['Amitriptyline with chlordiazepoxide', 'N06CA01', 'Limbitrol'],
    ],
  ),
  ...createOralMedicines(
    ['antiplatelets', 'antidepressants_serotonergic', 'cns_depressants'],
    [['Paroxetine', 'N06AB05', 'Seroxat, Paxil, Brisdelle']],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'antidepressants_serotonergic', 'cns_depressants'],
    [
      ['Trazodone', 'N06AX05', 'Molipaxin, Desyrel'],
      ['Zuranolone', 'N06AX31', 'Zurzuvae'],
    ],
  ),
  ...createOralMedicines(
    ['antidepressants_serotonergic', 'dopaminergic_agents', 'stimulants'],
    [['Bupropion', 'N06AX12', 'Zyban, Wellbutrin, Elontril']],
  ),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'antidepressants_serotonergic', 'dopaminergic_agents', 'stimulants'],
    [['Bupropion with naltrexone', 'A08AA62', 'Mysimba, Contrave']],
  ),
  ...createOralMedicines(
    ['antidepressants_serotonergic', 'stimulants'],
    [
      ['Phendimetrazine', 'A08AA'],
      ['Benzphetamine', 'A08AA'],
      ['Phentermine', 'A08AA01', 'Adipex'],
      ['Diethylpropion', 'A08AA03', 'amfepramone'],
      ['Amfetamine', 'N06BA01', 'amphetamine, Adderall, Evekeo, Mydayis'],
      ['Dexamfetamine', 'N06BA02', 'Amfexa, dextroamphetamine, Dexedrine'],
      ['Metamfetamine', 'N06BA03', 'methamphetamine, Desoxyn'],
      ['Atomoxetine', 'N06BA09', 'Strattera'],
      ['Lisdexamfetamine', 'N06BA12', 'Elvanse, Vyvanse'],
      ['Solriamfetol', 'N06BA14', 'Sunosi'],
      ['Viloxazine', 'N06BA15', 'Qelbree'],
    ],
  ),
  ...createOralMedicines(
    ['antidepressants_serotonergic', 'maois'],
    [
      ['Isocarboxazid', 'N06AF01', 'Marplan'],
      ['Tranylcypromine', 'N06AF04', 'Parnate'],
      ['Moclobemide', 'N06AG02', 'Manerix'],
    ],
  ),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'antidepressants_serotonergic', 'maois'],
    [
      ['Phenelzine', 'N06AF03', 'Nardil'],
      ['Iproniazid', 'N06AF05', 'iproniazide, Marsilid'],
    ],
  ),
  ...createOralMedicines(
    ['stimulants'],
    [
      ['Methylphenidate', 'N06BA04', 'Ritalin, Concerta, Medikinet, Equasym, Delmosart, Xaggitin, Daytrana'],
      ['Dexmethylphenidate', 'N06BA11', 'Focalin, Azstarys'],
      ['Caffeine', 'N06BC01', 'caffeine tablets, ProPlus'],
      ['Nicotine replacement', 'N07BA01', 'nicotine, nicotine patches, nicotine gum, NiQuitin, Nicorette'],
      ['Cytisinicline', 'N07BA04', 'cytisine, Tabex'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'stimulants'],
    [
      ['Modafinil', 'N06BA07', 'Provigil'],
      ['Armodafinil', 'N06BA13', 'Nuvigil'],
    ],
  ),
  ...createOralMedicines(['hepatotoxic_drugs'], [['Naltrexone', 'N07BB04', 'Revia, Adepend, Vivitrol']]),
  ...createOralMedicines(['hepatotoxic_drugs', 'cns_depressants'], [['Disulfiram', 'N07BB01', 'Antabuse']]),
  ...createOralMedicines(
    ['oral_medicines_general'],
    [
      ['Piracetam', 'N06BX03', 'Nootropil'],
      ['Acetylcarnitine', 'N06BX12'],
      ['Idebenone', 'N06BX13', 'Raxone'],
      ['Varenicline', 'N07BA03', 'Champix, Chantix'],
      ['Acamprosate', 'N07BB03', 'Campral EC'],
      ['Nalmefene', 'N07BB05', 'Selincro'],
    ],
  ),
  ...createOralMedicines(
    ['cyp1a2_substrates', 'hepatotoxic_drugs', 'antidepressants_serotonergic', 'cns_depressants'],
    [['Agomelatine', 'N06AX22', 'Valdoxan']],
  ),
  ...createOralMedicines(
    ['antidepressants_serotonergic', 'cns_depressants', 'dopaminergic_agents'],
    [['Amoxapine', 'N06AA17', 'Defanyl']],
  ),
  ...createOralMedicines(
    ['photosensitisers', 'antidepressants_serotonergic', 'cns_depressants', 'dopaminergic_agents'],
    [['Amitriptyline with perphenazine', 'N06CA01']],
  ),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'antidepressants_serotonergic'],
    [
      ['Nefazodone', 'N06AX06', 'Serzone'],
      ['Milnacipran', 'N06AX17', 'Savella'],
    ],
  ),
  ...createOralMedicines(
    ['antidepressants_serotonergic'],
    [
      ['Reboxetine', 'N06AX18', 'Edronax'],
      ['Gepirone', 'N06AX19', 'Exxua'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'antiplatelets', 'antidepressants_serotonergic'],
    [['Vilazodone', 'N06AX24', 'Viibryd']],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'antidepressants_serotonergic', 'cns_depressants', 'dopaminergic_agents', 'stimulants'],
    [['Dextromethorphan with bupropion', 'N06AX62', 'Auvelity']],
  ),
  ...createNonOralMedicines(
    ['antidepressants_serotonergic', 'cns_depressants', 'stimulants', 'anaesthesia'],
    [['Esketamine', 'N06AX27 N01AX14', 'Spravato']],
  ),
  ...createNonOralMedicines(
    ['antidepressants_serotonergic', 'cns_depressants'],
    [['Brexanolone', 'N06AX29', 'Zulresso']],
  ),
  ...createOralMedicines(
    ['antidepressants_serotonergic', 'cns_depressants', 'stimulants', 'anticonvulsants'],
    [['Phentermine with topiramate', 'A08AA51', 'Qsymia']],
  ),
  ...createOralMedicines(['hepatotoxic_drugs', 'stimulants'], [['Pemoline', 'N06BA05']]),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'antidepressants_serotonergic', 'stimulants'],
    [['Pitolisant', 'N07XX11', 'Wakix, Ozawade']],
  ),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'cns_depressants', 'stimulants'],
    [['Butalbital with paracetamol and caffeine', 'N02BE51', 'Fioricet, Esgic, butalbital']],
  ),
  ...createOralMedicines(
    ['cns_depressants'],
    [
      ['Sodium oxybate', 'N07XX04', 'Xyrem, Xywav, Lumryz, oxybate'],
      ['Doxylamine with pyridoxine', 'R06AA59'],
    ],
  ),
  ...createOralMedicines(
    ['cyp1a2_substrates', 'antiplatelets', 'antidepressants_serotonergic', 'cns_depressants', 'dopaminergic_agents'],
    [['Olanzapine with fluoxetine', 'N06CA03', 'Symbyax']],
  ),
  ...createOralMedicines(
    ['antiplatelets'],
    [
      ['Vinpocetine', 'N06BX18', 'Cavinton'],
      ['Ginkgo medicine', 'N06DX02', 'Tebonin, ginkgo extract'],
    ],
  ),
  ...createNonOralMedicines(
    [],
    [
      ['Lecanemab', 'N06DX04', 'Leqembi'],
      ['Donanemab', 'N06DX05', 'Kisunla'],
    ],
  ),
]
