import type { Source } from './facts.ts'

/** Source of allergy pairs. `edition` and `date` are missing when the source does not state them. */
type AllergySource = Source & { edition?: string; date?: string }

export const allergySources = {
  sameFamily: {
    cite: 'Same plant family, or general knowledge; we have not read a source for this pair',
    tier: 'memory',
  },
  plantFiles: {
    cite: 'Donum Dei plant files (transcribe the exclusions of EMA/HMPC and Commission E monographs)',
    edition: 'commit 8814b1f',
    date: '2026-08-22',
    address: 'github:jpeter00995-del/Donum_Dei@8814b1f src/data/plants',
    tier: 'secondary_transcription',
  },
  subiza: {
    cite: 'Subiza et al., Anaphylaxis after chamomile tea; cross-reaction with ragweed and mugwort, abstract',
    edition: 'J Allergy Clin Immunol 84(3):353-358',
    date: '1989-09',
    address: 'https://pubmed.ncbi.nlm.nih.gov/2674263/',
    tier: 'primary_copy',
  },
  weedPollen: {
    cite: 'Allergy to Asteraceae weed pollen and herbal products in Europe (chamomile, marigold, coneflower), abstract',
    edition: 'Medicina 60(9):1494',
    date: '2024-09-13',
    address: 'https://www.mdpi.com/1648-9144/60/9/1494',
    tier: 'primary_copy',
  },
  celeryMugwort: {
    cite: 'The celery-carrot-mugwort-condiment syndrome, abstract',
    edition: 'Schweiz Med Wochenschr 115(11):258-264',
    date: '1985-03-16',
    address:
      'http://www.uptodate.com/contents/clinical-manifestations-and-diagnosis-of-oral-allergy-syndrome-pollen-food-allergy-syndrome/abstract-text/3983587/pubmed',
    tier: 'primary_copy',
  },
  stager: {
    cite: 'Stäger et al., Spice allergy in celery-sensitive patients, abstract',
    edition: 'Allergy 46',
    date: '1991',
    address: 'https://zendy.io/title/10.1111/j.1398-9995.1991.tb04365.x',
    tier: 'primary_copy',
  },
  mugwortCases: {
    cite: 'Plant food allergy in mugwort sensitised patients: two case reports (pepper, anise, honey)',
    edition: 'Clin Transl Allergy 1(S1):P81',
    date: '2011',
    address: 'https://ctajournal.biomedcentral.com/articles/10.1186/2045-7022-1-S1-P81',
    tier: 'primary_copy',
  },
  honeyCompositae: {
    cite: 'Allergic reactions to honey and royal jelly and sensitization to Compositae, abstract',
    edition: 'Allergol Immunopathol 26(6):288-290',
    date: '1998',
    address: 'http://www.ncbi.nlm.nih.gov/m/pubmed/9934408/',
    tier: 'primary_copy',
  },
  honeyPollen: {
    cite: 'Helbling et al., Allergy to honey: relation to pollen and honey bee allergy, abstract',
    edition: 'Allergy 47(1):41-49',
    date: '1992-02',
    address: 'https://pubmed.ncbi.nlm.nih.gov/1590566/',
    tier: 'primary_copy',
  },
  camomileEncyclopedia: {
    cite: 'Thermo Fisher allergen encyclopedia, Camomile (reactions to honey and to chamomile tea)',
    address: 'https://thermofisher.com/phadia/gb/en/resources/allergen-encyclopedia/w206.html',
    tier: 'secondary_transcription',
  },
  treePollen: {
    cite: 'Allergy clinic of Vienna, Tree pollen: birch and food (apple, nuts, celery, soya milk)',
    address: 'https://allamb.at/de/bereiche/allergies/tree-pollen',
    tier: 'primary_copy',
  },
  pollenFood: {
    cite: 'Pollens and cross-reacting foods, lists for birch, grass, ragweed and mugwort',
    address: 'https://www.ndhealthfacts.org/wiki/Allergy_Cross-Reactivity',
    tier: 'secondary_transcription',
  },
  pollenService: {
    cite: 'Austrian pollen information service, Cross-reactions (grasses and cereals)',
    address: 'https://www.pollenwarndienst.at/SE/sv/allergie/kreuzreaktionen.html',
    tier: 'primary_copy',
  },
  fenugreekPeanut: {
    cite: 'Norwegian School of Veterinary Science: peanut cross-reacts with fenugreek and lupin, unlike soya and peas',
    date: '2012-05',
    address: 'http://tenderfoodie.com/daily-tips/tag/study',
    tier: 'secondary_transcription',
  },
  fenugreekLegumes: {
    cite: 'Cross-allergy to peanut, soy, fenugreek and lupin in mice; reactions in the Norwegian food allergy register',
    address: 'https://vegfrinhibitors.com/?p=6396',
    tier: 'secondary_transcription',
  },
  labiatae: {
    cite: 'Benito et al., Labiatae allergy: reactions to oregano and thyme, cross-sensitivity, abstract',
    edition: 'Ann Allergy Asthma Immunol 76(5):416-418',
    date: '1996-05',
    address: 'https://pubmed.ncbi.nlm.nih.gov/8630713/',
    tier: 'primary_copy',
  },
  lamiaceaeCase: {
    cite: 'Yazıcı et al., Angioedema due to Lamiaceae allergy (sage tea, mint, oregano), abstract',
    edition: 'Iran J Allergy Asthma Immunol 17(1):97-99',
    date: '2018',
    address: 'http://ijaai.tums.ac.ir/index.php/ijaai/article/view/1023',
    tier: 'primary_copy',
  },
  willowAspirin: {
    cite: 'Boullata et al., Anaphylaxis to willow bark after an aspirin allergy, abstract',
    edition: 'Ann Pharmacother 37(6):832-835',
    date: '2003',
    address: 'https://www.unboundmedicine.com/medline/citation/12773073/full_citation',
    tier: 'primary_copy',
  },
  willowNsaids: {
    cite: 'MedicineNet, Willow bark, precautions (allergy to aspirin or painkillers such as ibuprofen or naproxen)',
    address: 'http://www.medicinenet.com/willow_bark_salix_alba_and_other_salix_sp-o/page2.htm',
    tier: 'secondary_transcription',
  },
  balsamDiet: {
    cite: 'Dermatitis Academy and R. Katta, Balsam of Peru diet (cinnamon, clove, vanilla, citrus, chocolate)',
    edition: 'updated 2021-09-13',
    address: 'https://www.dermatitisacademy.com/bop-diet',
    tier: 'primary_copy',
  },
  balsamSpices: {
    cite: 'Balsam of Peru: foods to leave out (cinnamon, cloves, vanilla, anise, ginger)',
    address: 'https://www.curezone.org/forums/fm.asp?i=1210315',
    tier: 'secondary_transcription',
  },
  coeliacUk: {
    cite: 'Coeliac UK, Living gluten free: oats that are not labelled gluten free',
    address: 'https://www.coeliac.org.uk/information-and-support/living-gluten-free/living-gluten-free-faqs/',
    tier: 'primary_copy',
  },
  latexFoods: {
    cite: 'Latex and food, lists by how often they cross-react (apple: moderate)',
    address: 'https://lynniezulu.com/what-fruits-are-related-to-a-latex-allergy/',
    tier: 'secondary_transcription',
  },
  sameIngredient: { cite: 'The ingredient is what the person is allergic to, or is made from it', tier: 'memory' },
} as const satisfies Record<string, AllergySource>

export type AllergySourceId = keyof typeof allergySources
