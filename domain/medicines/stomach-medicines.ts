import type { Medicine } from './medicines.types.ts'
import { taking } from './taking.ts'

/** Stomach, bowel, nausea and bladder. */
export const stomachMedicines: readonly Medicine[] = [
  ...taking(
    ['antacids_acid_suppressants'],
    [
      ['Omeprazole', 'A02BC01', 'Losec, Prilosec'],
      ['Lansoprazole', 'A02BC03', 'Zoton, Prevacid'],
      ['Esomeprazole', 'A02BC05', 'Nexium'],
      ['Pantoprazole', 'A02BC02', 'Protium, Protonix'],
      ['Rabeprazole', 'A02BC04', 'Pariet, Aciphex'],
      ['Famotidine', 'A02BA03', 'Pepcid'],
      ['Ranitidine', 'A02BA02', 'Zantac'],
      ['Cimetidine', 'A02BA01', 'Tagamet'],
      ['Alginate with antacid', 'A02BX13', 'Gaviscon, Gaviscon Advance, Peptac'],
      ['Calcium carbonate antacid', 'A02AC01', 'Rennie, Tums, Alka-Seltzer Heartburn'],
      ['Magnesium or aluminium antacid', 'A02AD01 A02AA', 'Maalox, co-magaldrox, milk of magnesia'],
      ['Sodium bicarbonate', 'A02AH', 'Eno'],
      ['Sucralfate', 'A02BX02', 'Antepsin, Carafate'],
    ],
  ),
  ...taking(['antacids_acid_suppressants', 'nsaids'], [['Bismuth subsalicylate', 'A07BB', 'Pepto-Bismol']]),
  ...taking(
    ['laxatives_stimulant'],
    [
      ['Senna', 'A06AB06', 'Senokot, sennosides, Ex-Lax'],
      ['Bisacodyl', 'A06AB02', 'Dulcolax'],
      ['Sodium picosulfate', 'A06AB08', 'Dulcolax Pico'],
      ['Docusate', 'A06AA02', 'DulcoEase, docusate sodium, Colace'],
    ],
  ),
  ...taking(
    ['oral_medicines_general'],
    [
      ['Macrogol', 'A06AD15 A06AD65', 'Movicol, Laxido, CosmoCol, MiraLAX, polyethylene glycol'],
      ['Lactulose', 'A06AD11', 'Duphalac'],
      ['Ispaghula husk', 'A06AC01', 'Fybogel, psyllium, Metamucil'],
      ['Simeticone', 'A03AX13', 'Infacol, simethicone, Gas-X'],
      ['Mebeverine', 'A03AA04', 'Colofac'],
      ['Hyoscine butylbromide', 'A03BB01', 'Buscopan'],
      ['Ursodeoxycholic acid', 'A05AA02', 'Ursofalk, ursodiol'],
      ['Orlistat', 'A08AB01', 'Xenical, Alli'],
      ['Tolterodine', 'G04BD07', 'Detrusitol, Detrol'],
      ['Mirabegron', 'G04BD12', 'Betmiga, Myrbetriq'],
    ],
  ),
  ...taking(['antidepressants_serotonergic'], [['Ondansetron', 'A04AA01', 'Zofran']]),
  ...taking(['nsaids'], [['Mesalazine', 'A07EC02', 'mesalamine, Asacol, Pentasa, Octasa']]),
  ...taking(
    ['cyp3a4_substrates'],
    [
      ['Loperamide', 'A07DA03', 'Imodium'],
      ['Solifenacin', 'G04BD08', 'Vesicare'],
    ],
  ),
  ...taking(
    ['cns_depressants'],
    [
      ['Oxybutynin', 'G04BD04', 'Ditropan'],
      ['Cyclizine', 'R06AE03', 'Valoid'],
      ['Hyoscine hydrobromide', 'A04AD01', 'Kwells, Scopoderm, scopolamine, travel sickness tablets'],
    ],
  ),
  ...taking(
    ['dopaminergic_agents', 'cns_depressants'],
    [
      ['Prochlorperazine', 'N05AB04', 'Stemetil, Buccastem, Compazine'],
      ['Cinnarizine', 'N07CA02', 'Stugeron'],
    ],
  ),
  ...taking(
    ['dopaminergic_agents', 'cns_depressants', 'antidepressants_serotonergic'],
    [['Metoclopramide', 'A03FA01', 'Maxolon, Reglan']],
  ),
  ...taking(['dopaminergic_agents', 'cyp3a4_substrates'], [['Domperidone', 'A03FA03', 'Motilium']]),
]
