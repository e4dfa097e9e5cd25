import type { Medicine } from './medicines.types.ts'
import { taking } from './taking.ts'

/** Blood pressure, heart rhythm, angina and fluid. */
export const heartMedicines: readonly Medicine[] = [
  ...taking(
    ['antihypertensives', 'potassium_raising_drugs'],
    [
      ['Ramipril', 'C09AA05', 'Tritace, Altace'],
      ['Lisinopril', 'C09AA03', 'Zestril, Prinivil'],
      ['Perindopril', 'C09AA04', 'Coversyl'],
      ['Enalapril', 'C09AA02', 'Innovace, Vasotec'],
      ['Captopril', 'C09AA01', 'Capoten'],
      ['Losartan', 'C09CA01', 'Cozaar, losartan potassium'],
      ['Candesartan', 'C09CA06', 'Atacand'],
      ['Irbesartan', 'C09CA04', 'Aprovel, Avapro'],
      ['Valsartan', 'C09CA03', 'Diovan'],
      ['Olmesartan', 'C09CA08', 'Olmetec, Benicar'],
      ['Telmisartan', 'C09CA07', 'Micardis'],
      ['Sacubitril with valsartan', 'C09DX04', 'Entresto'],
      ['Nicorandil', 'C01DX16', 'Ikorel'],
      ['Quinapril', 'C09AA06', 'Accupro, Accupril'],
      ['Fosinopril', 'C09AA09', 'Staril, Monopril'],
    ],
  ),
  ...taking(
    ['antihypertensives', 'potassium_raising_drugs', 'diuretics', 'photosensitisers'],
    [
      ['Perindopril with indapamide', 'C09BA04', 'Coversyl Plus'],
      ['Co-amilofruse', 'C03EB01', 'Frumil'],
      ['Losartan with hydrochlorothiazide', 'C09DA01', 'Cozaar-Comp, Hyzaar, losartan HCTZ'],
      ['Lisinopril with hydrochlorothiazide', 'C09BA03', 'Zestoretic, Prinzide, lisinopril HCTZ'],
      ['Triamterene with hydrochlorothiazide', 'C03EA01', 'Dyazide, Maxzide'],
      ['Co-amilozide', 'C03EA01', 'Moduretic, amiloride with hydrochlorothiazide'],
    ],
  ),
  ...taking(['antihypertensives', 'potassium_raising_drugs', 'diuretics'], [['Amiloride', 'C03DB01', 'Midamor']]),
  ...taking(
    ['antihypertensives', 'potassium_raising_drugs', 'diuretics', 'hormone_therapy'],
    [['Spironolactone', 'C03DA01', 'Aldactone']],
  ),
  ...taking(
    ['antihypertensives', 'potassium_raising_drugs', 'diuretics', 'cyp3a4_substrates'],
    [['Eplerenone', 'C03DA04', 'Inspra']],
  ),
  ...taking(
    ['diuretics', 'antihypertensives', 'photosensitisers'],
    [
      ['Furosemide', 'C03CA01', 'Lasix, frusemide'],
      ['Bendroflumethiazide', 'C03AA01', 'bendrofluazide'],
      ['Hydrochlorothiazide', 'C03AA03', 'HCTZ, Microzide'],
      ['Indapamide', 'C03BA11', 'Natrilix'],
      ['Chlortalidone', 'C03BA04', 'Hygroton, chlorthalidone'],
    ],
  ),
  ...taking(
    ['diuretics', 'antihypertensives'],
    [
      ['Bumetanide', 'C03CA02', 'Burinex, Bumex'],
      ['Torasemide', 'C03CA04', 'Torem, torsemide, Demadex'],
      ['Acetazolamide', 'S01EC01', 'Diamox'],
    ],
  ),
  ...taking(
    ['beta_blockers', 'antihypertensives'],
    [
      ['Bisoprolol', 'C07AB07', 'Cardicor, Emcor, Zebeta'],
      ['Atenolol', 'C07AB03', 'Tenormin'],
      ['Propranolol', 'C07AA05', 'Inderal'],
      ['Metoprolol', 'C07AB02', 'Lopressor, Toprol'],
      ['Carvedilol', 'C07AG02', 'Eucardic, Coreg'],
      ['Nebivolol', 'C07AB12', 'Nebilet, Bystolic'],
      ['Nadolol', 'C07AA12', 'Corgard'],
      ['Timolol', 'C07AA06 S01ED01', 'Timoptol, Timoptic, timolol eye drops'],
    ],
  ),
  ...taking(['beta_blockers', 'antihypertensives', 'hepatotoxic_drugs'], [['Labetalol', 'C07AG01', 'Trandate']]),
  ...taking(
    ['beta_blockers', 'antihypertensives', 'diuretics', 'photosensitisers'],
    [['Co-tenidone', 'C07CB03', 'Tenoretic, Tenoret, atenolol with chlortalidone']],
  ),
  ...taking(['antiarrhythmics', 'beta_blockers', 'antihypertensives'], [['Sotalol', 'C07AA07', 'Betapace']]),
  ...taking(
    ['antihypertensives', 'cyp3a4_substrates'],
    [
      ['Amlodipine', 'C08CA01', 'Istin, Norvasc'],
      ['Felodipine', 'C08CA02', 'Plendil'],
      ['Nifedipine', 'C08CA05', 'Adalat, Coracten'],
      ['Lercanidipine', 'C08CA13', 'Zanidip'],
      ['Alfuzosin', 'G04CA01', 'Xatral, Uroxatral'],
      ['Tamsulosin', 'G04CA02', 'Flomaxtra, Flomax, Flomax Relief'],
      ['Sildenafil', 'G04BE03', 'Viagra, Viagra Connect'],
      ['Tadalafil', 'G04BE08', 'Cialis'],
      ['Lacidipine', 'C08CA09', 'Motens'],
    ],
  ),
  ...taking(
    ['antihypertensives', 'antiarrhythmics', 'cyp3a4_substrates'],
    [
      ['Diltiazem', 'C08DB01', 'Adizem, Tildiem'],
      ['Verapamil', 'C08DA01', 'Securon'],
    ],
  ),
  ...taking(
    ['antihypertensives'],
    [
      ['Doxazosin', 'C02CA04', 'Cardura'],
      ['Hydralazine', 'C02DB02'],
      ['Minoxidil tablets', 'C02DC01', 'minoxidil, oral minoxidil'],
      ['Isosorbide mononitrate', 'C01DA14'],
      ['Glyceryl trinitrate', 'C01DA02', 'GTN, nitroglycerin, Nitrolingual, GTN spray, Nitrostat'],
      ['Prazosin', 'C02CA01', 'Hypovase, Minipress'],
    ],
  ),
  ...taking(
    ['antihypertensives', 'cns_depressants'],
    [
      ['Clonidine', 'C02AC01 N02CX02', 'Catapres'],
      ['Moxonidine', 'C02AC05', 'Physiotens'],
    ],
  ),
  ...taking(['antihypertensives', 'cns_depressants', 'hepatotoxic_drugs'], [['Methyldopa', 'C02AB01', 'Aldomet']]),
  ...taking(['antihypertensives', 'cns_depressants', 'cyp3a4_substrates'], [['Guanfacine', 'C02AC02', 'Intuniv']]),
  ...taking(
    ['antiarrhythmics', 'hepatotoxic_drugs', 'cyp3a4_substrates', 'photosensitisers'],
    [
      ['Amiodarone', 'C01BD01', 'Cordarone, Pacerone'],
      ['Dronedarone', 'C01BD07', 'Multaq'],
    ],
  ),
  ...taking(['antiarrhythmics'], [['Flecainide', 'C01BC04', 'Tambocor']]),
  ...taking(
    ['antiarrhythmics', 'cyp3a4_substrates'],
    [
      ['Ivabradine', 'C01EB17', 'Procoralan, Corlanor'],
      ['Ranolazine', 'C01EB18', 'Ranexa'],
    ],
  ),
  ...taking(['cardiac_glycosides', 'antiarrhythmics', 'cyp3a4_substrates'], [['Digoxin', 'C01AA05', 'Lanoxin']]),
  ...taking(
    ['antiarrhythmics', 'beta_blockers', 'antihypertensives', 'cyp3a4_substrates'],
    [['Propafenone', 'C01BC03', 'Arythmol, Rythmol']],
  ),
  ...taking(
    ['antiarrhythmics', 'cyp3a4_substrates', 'antidiabetics'],
    [['Disopyramide', 'C01BA03', 'Rythmodan, Norpace']],
  ),
]
