import type { familyNames } from './allergen-names.ts'
import { type AllergyPair, caution, refuse } from './allergy-pair.ts'

/**
 * Herbs to check for an allergy to a plant family. A herb is refused when its monograph excludes people with that
 * allergy. In three families with everyday foods, other herbs only raise a caution.
 */
export const familyPairs: Record<keyof typeof familyNames, readonly AllergyPair[]> = {
  Adoxaceae: [refuse(['plantFiles'], { herbs: 'elderberry, elderflower' })],
  Apiaceae: [
    refuse(['plantFiles', 'celeryMugwort'], { herbs: 'anise, caraway, coriander-seed, cumin, dill-seed, fennel' }),
    refuse(['sameFamily'], { herbs: 'angelica-root, gotu-kola' }),
  ],
  Aquifoliaceae: [refuse(['sameFamily'], { herbs: 'yerba-mate' })],
  Araliaceae: [refuse(['sameFamily'], { herbs: 'asian-ginseng, eleuthero' })],
  Asteraceae: [
    refuse(['plantFiles', 'weedPollen'], {
      herbs:
        'artichoke-leaf, calendula, chamomile, chicory-root, dandelion-leaf, dandelion-root, echinacea, feverfew, goldenrod, yarrow',
    }),
    refuse(['sameFamily'], { herbs: 'burdock-root' }),
    caution(['honeyCompositae', 'honeyPollen'], { kitchen: 'honey' }),
  ],
  Betulaceae: [refuse(['plantFiles'], { herbs: 'birch-leaf' })],
  Boraginaceae: [],
  Cannabaceae: [refuse(['plantFiles'], { herbs: 'hops' })],
  Caprifoliaceae: [
    refuse(['sameFamily'], { herbs: 'valerian' }),
    caution(['plantFiles'], { herbs: 'elderberry, elderflower' }),
  ],
  Crassulaceae: [refuse(['sameFamily'], { herbs: 'rhodiola' })],
  Ericaceae: [refuse(['plantFiles'], { herbs: 'bilberry-fruit' })],
  Equisetaceae: [refuse(['sameFamily'], { herbs: 'horsetail' })],
  Fabaceae: [
    refuse(['plantFiles', 'fenugreekPeanut'], { herbs: 'fenugreek', kitchen: 'soy milk' }),
    caution(['sameFamily'], { herbs: 'liquorice, red-clover, rooibos' }),
  ],
  Gentianaceae: [refuse(['plantFiles'], { herbs: 'centaury, gentian' })],
  Grossulariaceae: [refuse(['sameFamily'], { herbs: 'blackcurrant-leaf' })],
  Lamiaceae: [
    refuse(['plantFiles', 'labiatae', 'lamiaceaeCase'], {
      herbs: 'holy-basil, hyssop, lavender, lemon-balm, oregano, peppermint, rosemary, sage, thyme',
    }),
    refuse(['labiatae', 'sameFamily'], {
      herbs:
        'american-skullcap, catnip, chasteberry, greek-mountain-tea, motherwort, spearmint, sweet-basil, white-horehound, wood-betony',
    }),
  ],
  Lauraceae: [refuse(['plantFiles'], { herbs: 'cassia-cinnamon, ceylon-cinnamon' })],
  Malvaceae: [
    refuse(['sameFamily'], { herbs: 'common-mallow, hibiscus, linden, marshmallow-root' }),
    caution(['sameFamily'], { kitchen: 'cocoa' }),
  ],
  Myrtaceae: [refuse(['sameFamily'], { herbs: 'clove, eucalyptus-leaf' })],
  Oleaceae: [],
  Papaveraceae: [refuse(['plantFiles'], { herbs: 'california-poppy' })],
  Parmeliaceae: [refuse(['sameFamily'], { herbs: 'iceland-moss' })],
  Passifloraceae: [refuse(['sameFamily'], { herbs: 'passionflower' })],
  Pedaliaceae: [refuse(['sameFamily'], { herbs: 'devils-claw' })],
  Piperaceae: [refuse(['sameFamily'], { herbs: 'black-pepper' })],
  Plantaginaceae: [refuse(['plantFiles'], { herbs: 'ribwort-plantain' })],
  Poaceae: [
    refuse(['plantFiles'], { herbs: 'cornsilk' }),
    caution(['pollenService', 'sameFamily'], { herbs: 'lemongrass, oat-straw', kitchen: 'oat milk' }),
  ],
  Rosaceae: [
    refuse(['plantFiles'], { herbs: 'agrimony, hawthorn, meadowsweet, rosehip', kitchen: 'apple, almond milk' }),
    caution(['sameFamily'], { herbs: 'blackberry-leaf, ladys-mantle, raspberry-leaf, rose-petal' }),
  ],
  Rutaceae: [
    refuse(['sameFamily', 'sameIngredient'], {
      herbs: 'lemon-peel, orange-blossom, orange-peel',
      kitchen: 'lemon juice, orange slice',
    }),
  ],
  Salicaceae: [refuse(['plantFiles'], { herbs: 'willow-bark' })],
  Schisandraceae: [refuse(['sameFamily'], { herbs: 'true-star-anise' })],
  Scrophulariaceae: [refuse(['plantFiles'], { herbs: 'mullein' })],
  Theaceae: [refuse(['sameFamily'], { herbs: 'black-tea, green-tea' })],
  Ulmaceae: [refuse(['sameFamily'], { herbs: 'slippery-elm' })],
  Urticaceae: [refuse(['plantFiles'], { herbs: 'nettle-leaf' })],
  Verbenaceae: [refuse(['plantFiles'], { herbs: 'lemon-verbena, vervain' })],
  Violaceae: [refuse(['plantFiles'], { herbs: 'heartsease' })],
  Zingiberaceae: [refuse(['plantFiles'], { herbs: 'cardamom, ginger, turmeric' })],
}
