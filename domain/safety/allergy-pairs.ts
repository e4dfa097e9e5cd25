import { type AllergyCode, parseAllergyCode } from './allergy-codes.ts'
import { familyPairs } from './allergy-families.ts'
import { type AllergyLevel, type AllergyPair, caution, refuse } from './allergy-pair.ts'
import type { AllergySourceId } from './allergy-sources.ts'

const celeryFamilySpices = 'anise, caraway, coriander-seed, cumin, dill-seed, fennel'
const glutenTracePairs = [refuse(['coeliacUk', 'plantFiles'], { herbs: 'oat-straw', kitchen: 'oat milk' })]
const balsamHerbs = 'cassia-cinnamon, ceylon-cinnamon, clove'

const mugwortPairs = [
  refuse(['subiza', 'weedPollen', 'plantFiles'], { herbs: 'chamomile, artichoke-leaf, feverfew, yarrow' }),
  refuse(['celeryMugwort', 'stager'], { herbs: 'fennel' }),
  caution(['weedPollen', 'plantFiles'], { herbs: 'calendula, echinacea, chicory-root' }),
  caution(['sameFamily'], { herbs: 'burdock-root, dandelion-leaf, dandelion-root, goldenrod' }),
  caution(['celeryMugwort', 'stager'], { herbs: 'anise, caraway, coriander-seed, cumin, dill-seed' }),
  caution(['sameFamily'], { herbs: 'angelica-root' }),
  caution(['stager', 'mugwortCases'], { herbs: 'black-pepper' }),
  caution(['honeyCompositae'], { kitchen: 'honey' }),
]
const ragweedPairs = [
  refuse(['subiza', 'plantFiles'], { herbs: 'chamomile, artichoke-leaf, echinacea, feverfew' }),
  caution(['weedPollen', 'plantFiles'], { herbs: 'calendula, yarrow, chicory-root' }),
  caution(['celeryMugwort', 'sameFamily'], { herbs: 'burdock-root, dandelion-leaf, dandelion-root, goldenrod' }),
  caution(['honeyPollen'], { kitchen: 'honey' }),
]

/**
 * Ingredients to check for each allergy, from documented pairs or the herb facts. An empty list means that no tea herb
 * is known to cross-react.
 */
export const allergyPairs: Record<AllergyCode, readonly AllergyPair[]> = {
  ...familyPairs,
  anethole: [refuse(['plantFiles'], { herbs: 'anise, fennel, true-star-anise' })],
  birch_pollen: [
    refuse(['plantFiles'], { herbs: 'birch-leaf' }),
    refuse(['treePollen'], { kitchen: 'soy milk' }),
    caution(['stager', 'pollenFood'], { herbs: 'anise, coriander-seed, cumin, fennel' }),
    caution(['stager', 'sameFamily'], { herbs: 'caraway, dill-seed' }),
    caution(['plantFiles'], { herbs: 'thyme' }),
    caution(['treePollen', 'pollenFood'], { kitchen: 'apple, almond milk' }),
  ],
  mugwort_pollen: mugwortPairs,
  ragweed_pollen: ragweedPairs,
  grass_pollen: [
    caution(['plantFiles', 'pollenService'], { herbs: 'cornsilk, oat-straw' }),
    caution(['pollenFood'], { kitchen: 'orange slice' }),
  ],
  pollen_unknown: [...mugwortPairs, ...ragweedPairs].map(({ herbs, sources }) => ({
    level: 'caution',
    herbs,
    kitchen: [],
    sources,
  })),
  cinnamal: [refuse(['plantFiles'], { herbs: 'cassia-cinnamon, ceylon-cinnamon' })],
  peru_balsam: [
    refuse(['balsamDiet', 'plantFiles'], { herbs: balsamHerbs }),
    caution(['balsamDiet'], { herbs: 'lemon-peel, orange-peel', kitchen: 'vanilla, cocoa, lemon juice, orange slice' }),
    caution(['balsamSpices'], { herbs: 'anise, ginger' }),
  ],
  eugenol: [
    refuse(['plantFiles'], { herbs: 'clove, holy-basil' }),
    caution(['sameFamily', 'plantFiles'], { herbs: 'cassia-cinnamon, ceylon-cinnamon, sweet-basil' }),
  ],
  menthol: [refuse(['plantFiles'], { herbs: 'peppermint' }), caution(['sameFamily'], { herbs: 'spearmint' })],
  salicylates: [
    refuse(['willowAspirin', 'plantFiles'], { herbs: 'meadowsweet, willow-bark' }),
    refuse(['plantFiles', 'sameFamily'], { herbs: 'birch-leaf, heartsease' }),
    caution(['plantFiles'], { herbs: 'rosemary' }),
  ],
  gluten: glutenTracePairs,
  gluten_cross_contact: glutenTracePairs,
  coeliac: glutenTracePairs,
  oats: [refuse(['plantFiles', 'sameIngredient'], { herbs: 'oat-straw', kitchen: 'oat milk' })],
  maize: [refuse(['plantFiles'], { herbs: 'cornsilk' })],
  milk: [refuse(['sameIngredient'], { kitchen: 'milk' })],
  nut: [refuse(['sameIngredient'], { kitchen: 'almond milk' })],
  peanut_cross_reaction: [
    refuse(['fenugreekPeanut', 'fenugreekLegumes', 'plantFiles'], { herbs: 'fenugreek' }),
    caution(['fenugreekLegumes'], { kitchen: 'soy milk' }),
  ],
  soya: [
    refuse(['sameIngredient'], { kitchen: 'soy milk, plant milk' }),
    caution(['fenugreekLegumes'], { herbs: 'fenugreek' }),
  ],
  lupin: [
    refuse(['fenugreekPeanut', 'fenugreekLegumes'], { herbs: 'fenugreek' }),
    caution(['fenugreekLegumes'], { kitchen: 'soy milk' }),
  ],
  pulses: [refuse(['plantFiles'], { herbs: 'fenugreek' }), caution(['fenugreekLegumes'], { kitchen: 'soy milk' })],
  celery: [
    refuse(['plantFiles', 'stager', 'celeryMugwort'], { herbs: celeryFamilySpices }),
    caution(['sameFamily'], { herbs: 'angelica-root, gotu-kola' }),
    caution(['stager'], { herbs: 'black-pepper' }),
  ],
  carrot: [
    refuse(['plantFiles', 'celeryMugwort'], { herbs: celeryFamilySpices }),
    caution(['sameFamily'], { herbs: 'angelica-root, gotu-kola' }),
  ],
  rose_fruit: [
    refuse(['sameIngredient'], { kitchen: 'apple, pear' }),
    caution(['sameIngredient'], { kitchen: 'apple cider vinegar' }),
    caution(['plantFiles'], { herbs: 'hawthorn, rosehip' }),
    caution(['treePollen', 'pollenFood'], { kitchen: 'almond milk' }),
  ],
  rose_berries: [
    refuse(['sameIngredient'], { kitchen: 'strawberry' }),
    caution(['sameFamily'], { herbs: 'blackberry-leaf, raspberry-leaf' }),
  ],
  honey: [
    refuse(['sameIngredient'], { kitchen: 'honey' }),
    caution(['camomileEncyclopedia', 'honeyPollen'], { herbs: 'chamomile' }),
  ],
  bee_products: [
    refuse(['honeyCompositae', 'honeyPollen'], { kitchen: 'honey' }),
    caution(['camomileEncyclopedia', 'honeyPollen'], { herbs: 'chamomile' }),
  ],
  sesame: [caution(['sameFamily'], { herbs: 'devils-claw' })],
  latex: [caution(['latexFoods'], { kitchen: 'apple' })],
  nsaid_painkillers: [refuse(['willowNsaids'], { herbs: 'meadowsweet, willow-bark' })],
  medicine: [],
  animals: [],
  house_dust: [],
  mould: [],
  // No pair with honey. It may contain substances that cross-react with venom, but AAAAI specialists consider this
  // quite rare and name pollen as the usual cause.
  insect_stings: [],
  metals: [],
  plasters: [],
  eggs: [],
  fish: [],
  shellfish: [],
}

/** Groups of related herbs. An allergy to one herb raises a caution for the others. */
const relatedHerbs: readonly { herbs: readonly string[]; sources: readonly AllergySourceId[] }[] = [
  { herbs: celeryFamilySpices.split(', '), sources: ['stager', 'celeryMugwort'] },
  {
    herbs:
      'artichoke-leaf, calendula, chamomile, chicory-root, dandelion-leaf, dandelion-root, echinacea, feverfew, goldenrod, yarrow'.split(
        ', ',
      ),
    sources: ['plantFiles', 'subiza'],
  },
  {
    herbs:
      'holy-basil, hyssop, lavender, lemon-balm, oregano, peppermint, rosemary, sage, spearmint, sweet-basil, thyme'.split(
        ', ',
      ),
    sources: ['labiatae', 'lamiaceaeCase'],
  },
]

/**
 * Allergy and the ingredient concerned. `code` is a key of `allergyPairs`, or `name` for an allergy to the ingredient
 * itself.
 */
type AllergyFinding = {
  code: string
  name: string
  level: AllergyLevel
  sources: readonly AllergySourceId[]
}

/**
 * Returns one finding for each allergy and ingredient, with the strictest level. `names` are herb slugs and names of
 * kitchen ingredients. Allergies are codes, slugs or names, in any letter case, with spaces or hyphens. Unknown
 * allergies have no findings. Adding an allergy never removes a finding.
 */
export function findAllergyPairs(allergies: Iterable<string>, names: readonly string[]): AllergyFinding[] {
  const byAllergyAndName = new Map<string, AllergyFinding>()
  for (const allergy of allergies)
    for (const finding of names.flatMap((name) => matchPairs(allergy, name))) {
      const key = `${finding.code} ${finding.name}`
      const existing = byAllergyAndName.get(key)
      if (!existing || (existing.level === 'caution' && finding.level === 'refuse')) byAllergyAndName.set(key, finding)
    }
  return [...byAllergyAndName.values()]
}

function matchPairs(allergy: string, name: string): AllergyFinding[] {
  const slug = toSlug(allergy)
  if (slug === toSlug(name)) return [{ code: name, name, level: 'refuse', sources: ['sameIngredient'] }]
  const code = parseAllergyCode(allergy)
  const pairs = code ? allergyPairs[code] : []
  return [
    ...pairs
      .filter(({ herbs, kitchen }) => herbs.includes(name) || kitchen.includes(name))
      .map(({ level, sources }) => ({ code: code ?? allergy, name, level, sources })),
    ...relatedHerbs
      .filter(({ herbs }) => herbs.includes(slug) && herbs.includes(name))
      .map(({ sources }) => ({ code: slug, name, level: 'caution' as const, sources })),
  ]
}

const toSlug = (name: string) => name.trim().toLowerCase().replaceAll(' ', '-')
