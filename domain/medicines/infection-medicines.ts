import type { Medicine } from './medicines.types.ts'
import { taking } from './taking.ts'

/** Bacteria, fungi, viruses, HIV and malaria. */
export const infectionMedicines: readonly Medicine[] = [
  ...taking(
    ['oral_medicines_general'],
    [
      ['Amoxicillin', 'J01CA04', 'Amoxil'],
      ['Phenoxymethylpenicillin', 'J01CE02', 'penicillin V, penicillin'],
      ['Cefalexin', 'J01DB01', 'cephalexin, Keflex'],
      ['Azithromycin', 'J01FA10', 'Zithromax'],
      ['Clindamycin', 'J01FF01', 'Dalacin, Cleocin'],
      ['Metronidazole', 'P01AB01 J01XD01', 'Flagyl'],
      ['Aciclovir', 'J05AB01', 'acyclovir, Zovirax'],
      ['Valaciclovir', 'J05AB11', 'valacyclovir, Valtrex'],
      ['Oseltamivir', 'J05AH02', 'Tamiflu'],
      ['Atovaquone with proguanil', 'P01BB51', 'Malarone'],
    ],
  ),
  ...taking(
    ['hepatotoxic_drugs'],
    [
      ['Co-amoxiclav', 'J01CR02', 'Augmentin, amoxicillin with clavulanic acid'],
      ['Flucloxacillin', 'J01CF05'],
      ['Nitrofurantoin', 'J01XE01', 'MacroBid, Macrodantin'],
      ['Rifampicin', 'J04AB02', 'rifampin, Rifadin'],
      ['Fluconazole', 'J02AC01', 'Diflucan, Canesten Oral'],
      ['Terbinafine', 'D01BA02', 'Lamisil'],
    ],
  ),
  ...taking(['hepatotoxic_drugs', 'maois'], [['Isoniazid', 'J04AC01', 'INH']]),
  ...taking(
    ['hepatotoxic_drugs', 'cyp3a4_substrates'],
    [
      ['Itraconazole', 'J02AC02', 'Sporanox'],
      ['Clarithromycin', 'J01FA09', 'Klaricid, Biaxin'],
      ['Erythromycin', 'J01FA01', 'Erythroped'],
      ['Ketoconazole', 'J02AB02 D01AC08', 'Nizoral'],
    ],
  ),
  ...taking(
    ['photosensitisers'],
    [
      ['Doxycycline', 'J01AA02', 'Vibramycin'],
      ['Lymecycline', 'J01AA04', 'Tetralysal'],
      ['Tetracycline', 'J01AA07', 'Achromycin, Sumycin'],
    ],
  ),
  ...taking(['photosensitisers', 'hepatotoxic_drugs'], [['Minocycline', 'J01AA08', 'Minocin']]),
  ...taking(
    ['antibiotics_quinolones', 'photosensitisers'],
    [
      ['Ciprofloxacin', 'J01MA02', 'Ciproxin, Cipro'],
      ['Levofloxacin', 'J01MA12', 'Tavanic, Levaquin'],
      ['Moxifloxacin', 'J01MA14', 'Avelox'],
      ['Ofloxacin', 'J01MA01 S01AE01', 'Tarivid, Exocin'],
    ],
  ),
  ...taking(['potassium_raising_drugs'], [['Trimethoprim', 'J01EA01']]),
  ...taking(
    ['potassium_raising_drugs', 'photosensitisers'],
    [['Co-trimoxazole', 'J01EE01', 'Septrin, Bactrim, trimethoprim with sulfamethoxazole']],
  ),
  ...taking(['maois', 'antidepressants_serotonergic'], [['Linezolid', 'J01XX08', 'Zyvox']]),
  ...taking(
    ['antimalarials_chloroquine', 'photosensitisers', 'antiarrhythmics', 'antidiabetics'],
    [
      ['Hydroxychloroquine', 'P01BA02', 'Plaquenil'],
      ['Chloroquine', 'P01BA01', 'Avloclor, Nivaquine'],
    ],
  ),
  ...taking(['antimalarials_chloroquine', 'antiarrhythmics', 'cyp3a4_substrates'], [['Quinine', 'P01BC01']]),
  ...taking(
    ['antiretrovirals', 'cyp3a4_substrates'],
    [
      ['Bictegravir with emtricitabine and tenofovir', 'J05AR20', 'Biktarvy'],
      ['Dolutegravir', 'J05AJ03', 'Tivicay'],
      ['Dolutegravir with lamivudine', 'J05AR25', 'Dovato'],
      ['Dolutegravir with abacavir and lamivudine', 'J05AR13', 'Triumeq'],
      ['Emtricitabine with tenofovir', 'J05AR03 J05AR17', 'Truvada, Descovy, PrEP'],
      ['Darunavir with cobicistat', 'J05AR14 J05AR22', 'Rezolsta, Symtuza'],
      ['Darunavir', 'J05AE10', 'Prezista'],
      ['Ritonavir', 'J05AE03', 'Norvir'],
      ['Nirmatrelvir with ritonavir', 'J05AE30', 'Paxlovid'],
      ['Abacavir with lamivudine', 'J05AR02', 'Kivexa'],
      ['Rilpivirine', 'J05AG05', 'Edurant'],
      ['Elvitegravir with cobicistat, emtricitabine and tenofovir', 'J05AR18 J05AR09', 'Genvoya, Stribild'],
      ['Rilpivirine with emtricitabine and tenofovir', 'J05AR19 J05AR08', 'Odefsey, Eviplera, Complera'],
    ],
  ),
  ...taking(
    ['antiretrovirals', 'cyp3a4_substrates', 'hepatotoxic_drugs', 'cns_depressants'],
    [['Efavirenz', 'J05AG03 J05AR06', 'Sustiva, Atripla']],
  ),
  ...taking(['hepatotoxic_drugs', 'cyp3a4_substrates', 'photosensitisers'], [['Voriconazole', 'J02AC03', 'Vfend']]),
  ...taking(['antiretrovirals', 'cyp3a4_substrates', 'hepatotoxic_drugs'], [['Nevirapine', 'J05AG01', 'Viramune']]),
]
