import { createOralMedicines, createNonOralMedicines } from './create-medicines.ts'
import type { Medicine } from './medicines.types.ts'

/** Medicines for heart rhythm, angina and circulation. */
export const heartMedicines: readonly Medicine[] = [
  ...createOralMedicines(['antihypertensives', 'potassium_raising_drugs'], [['Nicorandil', 'C01DX16', 'Ikorel']]),
  ...createOralMedicines(
    ['antihypertensives', 'beta_blockers'],
    [
      ['Oxprenolol', 'C07AA02', 'Trasicor'],
      ['Pindolol', 'C07AA03', 'Visken'],
      ['Propranolol', 'C07AA05', 'Inderal, Hemangeol'],
      ['Timolol', 'C07AA06 S01ED01', 'Timoptol, Timoptic, timolol eye drops'],
      ['Carteolol', 'C07AA15 S01ED05', 'Teoptic'],
      ['Tertatolol', 'C07AA16', 'Artex'],
      ['Bopindolol', 'C07AA17'],
      ['Metoprolol', 'C07AB02', 'Lopressor, Toprol, metoprolol succinate, metoprolol tartrate'],
      ['Atenolol', 'C07AB03', 'Tenormin'],
      ['Acebutolol', 'C07AB04', 'Sectral'],
      ['Betaxolol', 'C07AB05 S01ED02', 'Betoptic, Kerlone'],
      ['Bisoprolol', 'C07AB07', 'Cardicor, Emcor, Zebeta'],
      ['Celiprolol', 'C07AB08', 'Celectol'],
      ['Nebivolol', 'C07AB12', 'Nebilet, Bystolic'],
      ['Talinolol', 'C07AB13'],
      ['Carvedilol', 'C07AG02', 'Eucardic, Coreg, Dilatrend'],
    ],
  ),
  ...createOralMedicines(['antihypertensives', 'beta_blockers', 'nadolol'], [['Nadolol', 'C07AA12', 'Corgard']]),
  ...createOralMedicines(
    ['antihypertensives', 'beta_blockers', 'hepatotoxic_drugs'],
    [['Labetalol', 'C07AG01', 'Trandate']],
  ),
  ...createOralMedicines(
    ['antihypertensives', 'diuretics', 'photosensitisers', 'beta_blockers'],
    [
      ['Propranolol with bendroflumethiazide', 'C07BA05'],
      ['Metoprolol with hydrochlorothiazide', 'C07BB02', 'Lopressor HCT'],
      ['Bisoprolol with hydrochlorothiazide', 'C07BB07', 'Ziac, Lodoz'],
      ['Co-tenidone', 'C07CB03', 'Tenoretic, Tenoret, atenolol with chlortalidone'],
    ],
  ),
  ...createOralMedicines(
    ['antihypertensives', 'beta_blockers', 'antiarrhythmics'],
    [['Sotalol', 'C07AA07', 'Betapace']],
  ),
  ...createOralMedicines(
    ['antihypertensives', 'cyp3a4_substrates', 'antiarrhythmics'],
    [
      ['Verapamil', 'C08DA01', 'Securon, Calan, Univer, Isoptin'],
      ['Diltiazem', 'C08DB01', 'Adizem, Tildiem, Cardizem, Slozem, Tiazac'],
    ],
  ),
  ...createOralMedicines(
    ['antihypertensives'],
    [
      ['Glyceryl trinitrate', 'C01DA02', 'GTN, nitroglycerin, Nitrolingual, GTN spray, Nitrostat'],
      ['Isosorbide mononitrate', 'C01DA14'],
      ['Nicergoline', 'C04AE02', 'Sermion'],
    ],
  ),
  ...createOralMedicines(
    ['photosensitisers', 'cyp3a4_substrates', 'antiarrhythmics', 'hepatotoxic_drugs'],
    [
      ['Amiodarone', 'C01BD01', 'Cordarone, Pacerone'],
      ['Dronedarone', 'C01BD07', 'Multaq'],
    ],
  ),
  ...createOralMedicines(
    ['antiarrhythmics'],
    [
      ['Procainamide', 'C01BA02', 'Pronestyl'],
      ['Flecainide', 'C01BC04', 'Tambocor'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'antiarrhythmics'],
    [
      ['Ajmaline', 'C01BA05'],
      ['Dofetilide', 'C01BD04', 'Tikosyn'],
      ['Cibenzoline', 'C01BG07', 'Exacor, cifenline'],
      ['Ivabradine', 'C01EB17', 'Procoralan, Corlanor'],
      ['Ranolazine', 'C01EB18', 'Ranexa'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'antiarrhythmics', 'cardiac_glycosides'],
    [
      ['Digitoxin', 'C01AA04', 'Digimerck'],
      ['Digoxin', 'C01AA05', 'Lanoxin'],
      ['Metildigoxin', 'C01AA08', 'Lanitop'],
    ],
  ),
  ...createOralMedicines(
    ['antihypertensives', 'beta_blockers', 'cyp3a4_substrates', 'antiarrhythmics'],
    [['Propafenone', 'C01BC03', 'Arythmol, Rythmol']],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'antiarrhythmics', 'antidiabetics'],
    [['Disopyramide', 'C01BA03', 'Rythmodan, Norpace']],
  ),
  ...createNonOralMedicines(
    ['antihypertensives', 'beta_blockers'],
    [
      ['Esmolol', 'C07AB09', 'Brevibloc'],
      ['Landiolol', 'C07AB14', 'Rapibloc'],
      ['Levobunolol', 'S01ED03', 'Betagan'],
      ['Timolol eye drops with another medicine', 'S01ED51', 'Azarga, DuoTrav, Ganfort, Cosopt, Combigan'],
    ],
  ),
  ...createOralMedicines(
    ['antihypertensives', 'diuretics', 'photosensitisers', 'beta_blockers', 'cyp3a4_substrates'],
    [['Co-tenidone with nifedipine', 'C07FB03', 'Tenif, atenolol with nifedipine']],
  ),
  ...createOralMedicines(
    ['antihypertensives', 'beta_blockers', 'cyp3a4_substrates'],
    [['Bisoprolol with amlodipine', 'C07FB07']],
  ),
  ...createOralMedicines(
    ['photosensitisers', 'cyp3a4_substrates', 'antiarrhythmics'],
    [
      ['Quinidine', 'C01BA01', 'Quinidex'],
      ['Hydroquinidine', 'C01BA13', 'Serecor'],
    ],
  ),
  ...createOralMedicines(['cyp1a2_substrates', 'antiarrhythmics'], [['Mexiletine', 'C01BB02', 'Namuscla, Mexitil']]),
  ...createNonOralMedicines(
    ['antiarrhythmics'],
    [
      ['Ibutilide', 'C01BD05', 'Corvert'],
      ['Vernakalant', 'C01BG11', 'Brinavess'],
      ['Adenosine', 'C01EB10', 'Adenocor, Adenoscan'],
    ],
  ),
  ...createNonOralMedicines(
    ['cyp3a4_substrates', 'antiarrhythmics'],
    [['Lidocaine', 'C01BB01 N01BB02 C05AD01', 'lignocaine, Xylocaine, Lidoderm, Emla']],
  ),
  ...createOralMedicines(['cyp3a4_substrates'], [['Mavacamten', 'C01EB24', 'Camzyos']]),
  ...createOralMedicines(
    ['stimulants'],
    [
      ['Etilefrine', 'C01CA01', 'Effortil'],
      ['Midodrine', 'C01CA17', 'Bramox, ProAmatine'],
      ['Ephedrine', 'C01CA26 R03CA02 R01AA03', 'ephedrine hydrochloride'],
      ['Droxidopa', 'C01CA27', 'Northera'],
      ['Heptaminol', 'C01DX08'],
    ],
  ),
  ...createNonOralMedicines(
    ['stimulants'],
    [
      ['Isoprenaline', 'C01CA02 R03AB02', 'isoproterenol, Isuprel'],
      ['Noradrenaline', 'C01CA03', 'norepinephrine, Levophed'],
      ['Dopamine', 'C01CA04'],
      ['Dobutamine', 'C01CA07'],
      ['Metaraminol', 'C01CA09'],
      ['Angiotensin II', 'C01CX09', 'Giapreza'],
    ],
  ),
  ...createOralMedicines(['dopaminergic_agents'], [['Trimetazidine', 'C01EB15', 'Vastarel']]),
  ...createOralMedicines(
    ['oral_medicines_general'],
    [
      ['Acoramidis', 'C01EB25', 'Beyonttra, Attruby'],
      ['Naftidrofuryl', 'C04AX21', 'Praxilene'],
      ['Rutoside', 'C05CA01', 'oxerutins, Paroven'],
      ['Diosmin', 'C05CA03', 'Daflon, Venalink'],
    ],
  ),
  ...createOralMedicines(['antiplatelets', 'stimulants'], [['Pentoxifylline', 'C04AD03', 'oxpentifylline, Trental']]),
  ...createNonOralMedicines(
    ['antihypertensives', 'cyp3a4_substrates', 'antiarrhythmics'],
    [['Etripamil', 'C08DA', 'Cardamyst']],
  ),
]
