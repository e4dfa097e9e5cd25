import type { Source } from './facts.ts'

/** Source for decisions about effect tags. `edition` and `date` are missing when the source does not state them. */
type TagSource = Source & { edition?: string; date?: string }

const donumDei = (plant: string): TagSource => ({
  cite: `Donum Dei plant file ${plant} (transcribes EMA/HMPC, Commission E, ESCOP)`,
  edition: 'commit 8814b1f',
  date: '2026-08-22',
  address: `github:jpeter00995-del/Donum_Dei@8814b1f src/data/plants/${plant}.json`,
  tier: 'secondary_transcription',
})
const pharmaGuide = (rule: string): TagSource => ({
  cite: `PharmaGuide interaction rule ${rule} (cites NCCIH, FDA and PubMed)`,
  edition: 'commit c31983c',
  date: '2026-08-20',
  address: `github:seancheick/PharmaGuide_Pipeline@c31983c scripts/data/ingredient_interaction_rules.json#${rule}`,
  tier: 'secondary_transcription',
})

/** Sources of `tagInteractions`. `memory` is general pharmacology, which only ever makes the check stricter. */
export const tagSources = {
  memory: { cite: 'General pharmacology; we have not read a source for this pair', tier: 'memory' },
  adamValerian: {
    cite: 'A.D.A.M., Possible interactions with valerian (also names chamomile, lemon balm, catnip)',
    edition: "St. Luke's copy",
    date: '2007-05-06',
    address: 'https://stlukes-stl.com/health-content/medicine/33/000934.htm',
    tier: 'primary_copy',
  },
  millerAnesthesia: {
    cite: "Miller's Anesthesia, valerian before an operation",
    edition: '6th edition',
    date: '2005',
    address:
      'http://noranaes.org/logbook/resources/Ebooks/Miller1/Miller%20-%20Anesthesia%206th%20Ed/das/book/body/0/1255/515.html',
    tier: 'primary_copy',
  },
  spinella: {
    cite: 'Spinella, Herbal medicines and epilepsy, abstract',
    edition: 'Epilepsy Behav 2(6):524-532',
    date: '2001-12',
    address: 'https://www.ncbi.nlm.nih.gov/pubmed/12609386',
    tier: 'primary_copy',
  },
  bahr: {
    cite: 'Essential oils, epilepsy and acute seizure: a systematic review',
    edition: 'Evid Based Complement Alternat Med 2019:6216745',
    date: '2019',
    address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6556313',
    tier: 'primary_copy',
  },
  sage: donumDei('salvia-officinalis'),
  hagg: {
    cite: 'Hägg et al., Effect of caffeine on clozapine pharmacokinetics, abstract',
    edition: 'Br J Clin Pharmacol 49(1):59-63',
    date: '2000-01',
    address: 'https://pubmed.ncbi.nlm.nih.gov/10606838/',
    tier: 'primary_copy',
  },
  clozapineLabel: {
    cite: 'FDA prescribing information of clozapine, CYP1A2 inhibitors such as caffeine',
    edition: 'Table 1 of CNS Drugs, PMC9243911',
    address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9243911/',
    tier: 'secondary_transcription',
  },
  caffeineLithium: pharmaGuide('RULE_INGREDIENT_CAFFEINE'),
  drugsLithiumCaffeine: {
    cite: 'Drugs.com, lithium and caffeine',
    date: '2011-03-19',
    address: 'https://www.drugs.com/answers/do-i-have-to-quit-dinking-coffee-when-taking-384031.html',
    tier: 'secondary_transcription',
  },
  methylxanthines: {
    cite: 'Therapeutic Guidelines (Australia), theophylline and caffeine poisoning',
    edition: 'eTG complete, copy',
    address: 'https://etg-complete-oxy.netlify.app/toxicology_and_toxinology/ttg/c_ttg1-c135-s1',
    tier: 'primary_copy',
  },
  numark: {
    cite: 'Medicines that should not be mixed with caffeine, J. Lee, pharmacist of Numark, in The Sun',
    address:
      'https://presstrendline.com/the-7-common-medicines-you-must-never-mix-with-caffeine-or-risk-deadly-bleeds-to-psychosis',
    tier: 'secondary_transcription',
  },
  caffeineOverview: {
    cite: 'Caffeine: interactions (phenelzine, lithium, theophylline)',
    address: 'https://pricklypearjunction.com/ppj.news.health/interactions/Nutrients/Caffeine.htm',
    tier: 'secondary_transcription',
  },
  semenchuk: {
    cite: 'Caffeine interacts with some psychoactive medicines (fluvoxamine), M. R. Semenchuk',
    edition: 'The Free Library copy',
    address: 'https://www.thefreelibrary.com/Caffeine+interacts+with+some+psychoactive+meds.-a085408935',
    tier: 'secondary_transcription',
  },
  patwardhan: {
    cite: 'Patwardhan et al., Impaired elimination of caffeine by oral contraceptive steroids, abstract',
    edition: 'J Lab Clin Med 95(4):603-608',
    date: '1980-04',
    address: 'https://pubmed.ncbi.nlm.nih.gov/7359014/',
    tier: 'primary_copy',
  },
  quinoloneCaffeine: {
    cite: 'Effects of temafloxacin and ciprofloxacin on the pharmacokinetics of caffeine, abstract',
    edition: 'Clin Pharmacokinet 22',
    date: '1992',
    address: 'https://www.springermedizin.de/link?doi=10.2165/00003088-199200221-00015',
    tier: 'primary_copy',
  },
  laiTea: {
    cite: 'Lai and Huang, Tea consumption affects the absorption of levothyroxine',
    edition: 'Front Endocrinol 13:943775',
    date: '2022-09-12',
    address: 'https://www.frontiersin.org/journals/endocrinology/articles/10.3389/fendo.2022.943775',
    tier: 'primary_copy',
  },
  alendronate: {
    cite: 'Alendronate: plain water only; coffee, tea and juice lower its absorption',
    address: 'https://www.goodrx.com/fosamax/foods-to-avoid',
    tier: 'secondary_transcription',
  },
  abdaTannin: {
    cite: 'ABDA and chamber of pharmacists of Lower Saxony on tannins, iron and psychiatric medicines',
    address: 'https://randsportarten.at/?p=1810',
    tier: 'secondary_transcription',
  },
  scotlandIron: {
    cite: 'Food Standards Scotland, Iron',
    address: 'http://www.foodstandards.gov.scot/consumers/healthy-eating/nutrition/vitamins-minerals/iron',
    tier: 'regulator_page',
  },
  marshmallow: donumDei('althaea-officinalis'),
  fenugreek: donumDei('trigonella-foenum-graecum'),
  fennel: donumDei('foeniculum-vulgare'),
  psylliumLithium: pharmaGuide('RULE_IQM_PSYLLIUM_DIABETES'),
  gentian: donumDei('gentiana-lutea'),
  turmeric: donumDei('curcuma-longa'),
  bleedingReview: {
    cite: 'Herbal and dietary supplements and bleeding: a review (advises to stop two weeks before surgery)',
    edition: 'PMC9586694',
    date: '2022',
    address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9586694',
    tier: 'primary_copy',
  },
  ebmBleeding: {
    cite: 'EBM Consult, Herbal supplements with antiplatelet properties',
    date: '2015-10',
    address: 'http://www.ebmconsult.com/articles/herbal-natural-supplements-antiplatelet-risk-bleeding-interaction',
    tier: 'primary_copy',
  },
  pressureReview: {
    cite: 'Nyulas et al., Cardiovascular effects of herbal products and antihypertensive drugs, abstract',
    edition: 'Int J Mol Sci 25(12):6388',
    date: '2024',
    address: 'https://www.mdpi.com/1422-0067/25/12/6388',
    tier: 'primary_copy',
  },
  hawthorn: donumDei('crataegus-monogyna'),
  licorice: donumDei('glycyrrhiza-glabra'),
  licoriceMedicines: {
    cite: 'Integrative medicine access, Licorice: interactions',
    address: 'http://pfusion.net/AlternativeMedicine/IMCAccess/ConsHerbs/Interactions/Licoricech.html',
    tier: 'secondary_transcription',
  },
  digoxinLicorice: {
    cite: 'Drugs.com, Interactions between digoxin and licorice',
    address: 'https://www.drugs.com/drug-interactions/digoxin-with-licorice-883-0-2383-0.html',
    tier: 'secondary_transcription',
  },
  digoxinMims: {
    cite: 'MIMS, digoxin: interactions (low potassium raises sensitivity; diuretics, corticosteroids)',
    address: 'https://sit.mimsdev.com/philippines/drug/info/ligoxin/drug-interactions',
    tier: 'secondary_transcription',
  },
  mate: pharmaGuide('RULE_IQM_YERBA_MATE_CARDIOVASCULAR'),
  ginseng: pharmaGuide('RULE_INGREDIENT_GINSENG'),
  sulfonylureaHerbs: {
    cite: 'Sulfonylureas and common herbs, summary of a review in J Herbmed Pharmacol',
    date: '2018-07',
    address: 'https://druginteractionsimplified.blogspot.com/2018/07',
    tier: 'secondary_transcription',
  },
  guptaDiabetes: {
    cite: 'Gupta et al., Interactions between antidiabetic drugs and herbs, abstract',
    edition: 'Diabetol Metab Syndr 9:59',
    date: '2017',
    address: 'https://dmsjournal.biomedcentral.com/articles/10.1186/s13098-017-0254-9',
    tier: 'primary_copy',
  },
  herbalDiureticLithium: {
    cite: 'Caremark health resources, Lithium and herbal diuretics (a case of lithium poisoning)',
    address: 'http://health-healthresources.caremark.com/GetContent.aspx?chunkiid=21695',
    tier: 'secondary_transcription',
  },
  dandelion: pharmaGuide('RULE_IQM_DANDELION_KIDNEY'),
  nettle: donumDei('urtica-dioica'),
  horsetail: donumDei('equisetum-arvense'),
  estrogenicReview: {
    cite: "Dietz et al., Botanicals and their bioactive phytochemicals for women's health, abstract",
    edition: 'Pharmacol Rev 68:1026-1073',
    date: '2016-10',
    address: 'https://fr.scribd.com/document/353610153/Fitoquimicos-e-Saude-Da-Mulher',
    tier: 'primary_copy',
  },
  adamEchinacea: {
    cite: 'A.D.A.M., Possible interactions with echinacea',
    edition: 'Lima Memorial copy',
    date: '2005-09-22',
    address: 'https://limamemorial.org/health-library/Complementary%20and%20Alternative%20Medicine/33/000894',
    tier: 'primary_copy',
  },
  echinaceaImmune: pharmaGuide('RULE_INGREDIENT_ECHINACEA__AUTOIMMUNE'),
  globinmedEchinacea: {
    cite: 'Globinmed, Echinacea and immunosuppressive medicines (names methotrexate and prednisolone)',
    address: 'https://globinmed.com/safety/how-echinacea-interacts-with-immunosuppressive-med-76690',
    tier: 'secondary_transcription',
  },
  rhodiola: {
    cite: 'Maniscalco and others, Rhodiola rosea and antidepressants, a case report (serotonergic syndrome with paroxetine), abstract',
    edition: 'Neuropsychiatr 29(1):36-38',
    date: '2015',
    address: 'https://pubmed.ncbi.nlm.nih.gov/25413939/',
    tier: 'primary_copy',
  },
  herbalLiver: {
    cite: 'Bunchorntavakul and Reddy, Herbal and dietary supplement hepatotoxicity, abstract',
    edition: 'Aliment Pharmacol Ther, apt.12109',
    date: '2012-11-05',
    address: 'https://doi.org/10.1111/apt.12109',
    tier: 'primary_copy',
  },
  echinaceaLiver: donumDei('echinacea-purpurea'),
  phototoxicity: {
    cite: 'Mang et al., Mechanisms of phototoxic and photoallergic reactions (psoralens, quinolones, amiodarone, NSAIDs)',
    address: 'https://paperzz.com/doc/6770283/mechanisms-of-phototoxic-and-photoallergic-reactions',
    tier: 'primary_copy',
  },
  sunHerbs: {
    cite: 'ConsumerMedSafety, Sun protection needed when taking these herbal medicines (angelica root)',
    address:
      'https://www.consumermedsafety.org/over-the-counter-medicines/herbals-vitamins-homeopathic-medicines/sun-protection-needed-when-taking-these-herbal-medicines',
    tier: 'primary_copy',
  },
  bhardwaj: {
    cite: 'Bhardwaj et al., Piperine inhibits human P-glycoprotein and CYP3A4 (digoxin, ciclosporin, verapamil), abstract',
    edition: 'J Pharmacol Exp Ther 302(2):645-650',
    date: '2002-08',
    address: 'https://go.drugbank.com/articles/A173623',
    tier: 'primary_copy',
  },
  piperineHumans: {
    cite: 'Piperine in people: phenytoin, propranolol and theophylline',
    address:
      'https://www.drugtimes.org/monitoring-methods/drug-interactions-with-piperine-major-constituent-of-black-pepper.html',
    tier: 'secondary_transcription',
  },
  pepper: donumDei('piper-nigrum'),
  willow: donumDei('salix-alba'),
  meadowsweet: donumDei('filipendula-ulmaria'),
} as const satisfies Record<string, TagSource>

export type TagSourceId = keyof typeof tagSources
