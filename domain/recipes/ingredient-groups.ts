import type { Herb, SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

/** Group of ingredients that can be excluded as a whole. Names are in lower case; the first one is displayed. */
export type IngredientGroup = {
  names: readonly [string, ...string[]]
  family?: string
  allergens?: readonly Herb['allergens'][number][]
  kitchenWarnings?: readonly SafeIngredient['warnings'][number][]
  hasCaffeine?: true
  kitchen?: readonly string[]
}

/**
 * Groups by property. Cocoa powder contains about 2 mg of caffeine a gram (USDA FoodData Central 169593). Older
 * American labels list coconut as a tree nut (FDA guidance before 2025).
 */
const groups: IngredientGroup[] = [
  {
    names: [
      'dairy',
      'milk',
      'dairy product',
      'milk product',
      'milk protein',
      'cow milk',
      "cow's milk",
      'lactose',
      'casein',
      'whey',
    ],
    allergens: ['milk'],
    kitchenWarnings: ['milk_allergy'],
  },
  {
    names: ['nuts', 'nut', 'tree nut'],
    allergens: ['nut'],
    kitchenWarnings: ['nut_allergy'],
    kitchen: ['coconut milk'],
  },
  { names: ['peanuts', 'peanut', 'groundnut'], allergens: ['peanut_cross_reaction'] },
  {
    names: ['gluten', 'oat', 'oatmeal', 'wheat', 'barley', 'rye', 'cereal', 'grain'],
    allergens: ['gluten', 'gluten_cross_contact'],
    kitchenWarnings: ['gluten_cross_contact'],
  },
  { names: ['caffeine', 'coffein', 'theine'], hasCaffeine: true, kitchen: ['cocoa'] },
]

/**
 * Plant families of the herbs by Latin name: the usual English name, followed by other English names and older Latin
 * names.
 */
export const plantFamilies: Readonly<Record<string, readonly [string, ...string[]]>> = {
  Adoxaceae: ['elder family', 'moschatel family'],
  Amaryllidaceae: ['onion family', 'amaryllis family'],
  Anacardiaceae: ['cashew family'],
  Apiaceae: ['carrot family', 'parsley family', 'celery family', 'umbellifer', 'umbelliferae'],
  Aquifoliaceae: ['holly family'],
  Araliaceae: ['ivy family', 'ginseng family'],
  Arecaceae: ['palm family', 'palmae'],
  Asteraceae: [
    'daisy family',
    'daisy',
    'aster family',
    'sunflower family',
    'ragweed family',
    'composite',
    'compositae',
  ],
  Betulaceae: ['birch family'],
  Boraginaceae: ['borage family'],
  Cannabaceae: ['hemp family'],
  Caprifoliaceae: ['valerian family', 'honeysuckle family', 'valerianaceae'],
  Crassulaceae: ['stonecrop family'],
  Equisetaceae: ['horsetail family'],
  Ericaceae: ['heath family', 'heather family'],
  Fabaceae: ['pea family', 'bean family', 'legume family', 'legume', 'leguminosae'],
  Gentianaceae: ['gentian family'],
  Grossulariaceae: ['currant family', 'gooseberry family'],
  Lamiaceae: ['mint family', 'deadnettle family', 'labiate', 'labiatae'],
  Lauraceae: ['laurel family'],
  Malvaceae: ['mallow family', 'tiliaceae'],
  Myrtaceae: ['myrtle family'],
  Oleaceae: ['olive family'],
  Orchidaceae: ['orchid family'],
  Papaveraceae: ['poppy family'],
  Parmeliaceae: ['lichen'],
  Passifloraceae: ['passionflower family', 'passion flower family'],
  Pedaliaceae: ['sesame family'],
  Piperaceae: ['pepper family'],
  Plantaginaceae: ['plantain family'],
  Poaceae: ['grass family', 'grass', 'gramineae'],
  Rosaceae: ['rose family'],
  Rutaceae: ['citrus family', 'citrus', 'citrus fruit', 'rue family'],
  Salicaceae: ['willow family'],
  Sapindaceae: ['maple family', 'soapberry family'],
  Schisandraceae: ['star anise family', 'magnolia vine family', 'illiciaceae'],
  Scrophulariaceae: ['figwort family'],
  Solanaceae: ['nightshade family'],
  Theaceae: ['tea family'],
  Ulmaceae: ['elm family'],
  Urticaceae: ['nettle family'],
  Verbenaceae: ['vervain family', 'verbena family'],
  Violaceae: ['violet family'],
  Zingiberaceae: ['ginger family'],
}

export const ingredientGroups: readonly IngredientGroup[] = [
  ...groups,
  ...Object.entries(plantFamilies).map(([family, [usual, ...others]]): IngredientGroup => ({
    names: [usual, family.toLowerCase(), ...others],
    family,
  })),
]
