import type { HerbTexts } from './herb-texts.types.ts'

export const flowerTexts: Readonly<Record<string, HerbTexts>> = {
  calendula: {
    title: 'Calendula',
    traits: [
      'colours the water like weak marmalade and tastes of very little',
      'brings a resinous, faintly bitter edge',
      'is there for the colour, a late-summer orange',
    ],
    note: 'dried petals or whole small heads',
    tip: 'Calendula fades in the light. Keep the jar in a drawer, or it will look like straw by Christmas.',
  },
  chamomile: {
    title: 'Chamomile',
    traits: [
      'smells of apples left in a warm room',
      'is soft and sweet, with hay behind it',
      'rounds off every corner in the cup',
    ],
    note: 'whole flower heads',
    tip: 'Shake the jar: if chamomile has fallen to dust, it has lost its apple smell as well.',
    isVersatile: true,
  },
  elderflower: {
    title: 'Elderflower',
    traits: [
      'tastes of muscat grapes and June',
      'brings honey and a green, leafy sweetness',
      'is light enough to read through',
    ],
    note: 'dried blossom, without stalks',
    tip: 'Elderflower should be cream-coloured. Brown blossom was dried too slowly and tastes of tobacco.',
    isVersatile: true,
  },
  hawthorn: {
    title: 'Hawthorn',
    traits: [
      'is mild and a little woody, like weak black tea',
      'tastes of hedges after rain',
      'gives body without asking for attention',
    ],
    note: 'dried leaf with flower, cut',
    tip: 'Hawthorn leaf and blossom are sold together; a bag of leaf alone makes a duller cup.',
  },
  heartsease: {
    title: 'Heartsease',
    traits: [
      'is as modest as it looks, mild and faintly sweet',
      'tastes of meadow, and of little else',
      'turns the water a pale straw yellow',
    ],
    note: 'dried flowering herb, cut',
    tip: 'Look for some violet in the heartsease; a bag of grey leaf was picked long after flowering.',
  },
  hibiscus: {
    title: 'Hibiscus',
    traits: [
      'is as sharp as cranberry and as red as a curtain',
      'brings the tartness, and a colour that stains',
      'tastes of sour cherries',
    ],
    note: 'dried calyces, whole or in large pieces',
    tip: 'Keep hibiscus off pale cloth. Cold water at once moves most drips.',
    isVersatile: true,
  },
  lavender: {
    title: 'Lavender',
    traits: [
      'is dry and clean, with a breath of camphor',
      'smells of linen cupboards',
      'needs a light hand, or it tastes of soap',
    ],
    note: 'culinary flowers, stripped from the stalk',
    tip: 'Weigh the lavender. A little more than written, and the pot smells like a drawer.',
  },
  linden: {
    title: 'Linden',
    traits: [
      'smells of honey and of streets in June',
      'is silky and faintly sweet',
      'makes the water round and blonde',
    ],
    note: 'dried blossom with its pale leaf-wing',
    tip: 'Linden blossom is at its best in its first year. If it no longer smells of honey, brew something else.',
    isVersatile: true,
  },
  meadowsweet: {
    title: 'Meadowsweet',
    traits: [
      'smells of almonds and wet grass',
      'tastes of hay, with a dry, medicinal end',
      'brings a scent between honey and plaster',
    ],
    note: 'dried flowering tops, cut',
    tip: 'Meadowsweet loses its almond scent in boiling water, which is why it waits for the kettle to calm down.',
  },
  mullein: {
    title: 'Mullein',
    traits: [
      'is soft, with a thread of honey',
      'gives a gold colour and hardly any taste',
      'feels smoother on the tongue than it smells',
    ],
    note: 'dried flowers, bright yellow',
    tip: 'Only a paper filter holds the hairs of mullein. A tea strainer lets them through, and they tickle.',
  },
  'orange-blossom': {
    title: 'Orange Blossom',
    traits: [
      'smells of warm evenings with the window open',
      'is all perfume, with a bitter thread below',
      'turns a plain cup into a courtyard',
    ],
    note: 'whole dried buds',
    tip: 'A pinch of orange blossom too many makes the cup taste of cologne. Use the scales.',
  },
  'rose-petal': {
    title: 'Rose',
    traits: [
      'comes in at the end, faintly of Turkish delight',
      'is dry and a little tannic under the scent',
      'lends its perfume and almost no colour',
    ],
    note: 'unsprayed culinary petals',
    tip: "Florists' roses are sprayed. Buy petals that are sold for the kitchen.",
  },
  'oat-straw': {
    title: 'Oat Straw',
    traits: [
      'tastes of porridge water, in the best sense',
      'is mild and sweetish, like the smell of a barn',
      'gives a soft, cereal ground',
    ],
    note: 'green herb, cut before ripening',
    tip: 'Oat straw fills the pot. Press it under with a spoon so that all of it gets wet.',
  },
  yarrow: {
    title: 'Yarrow',
    traits: [
      'is bitter and clear, like a walk over chalk',
      'brings camphor, and an edge that wakes the tongue',
      'smells of the roadside in August',
    ],
    note: 'dried flowering tops, cut',
    tip: 'Ten minutes are enough for yarrow; twenty make it hard to finish the cup.',
  },
  'greek-mountain-tea': {
    title: 'Mountain Tea',
    traits: [
      'tastes of warm stone, with mint far off',
      'is sweet and herbal without any sharpness',
      'smells of a hillside at noon',
    ],
    note: 'whole stalks, folded small',
    tip: 'Break the mountain tea stalks rather than crushing them; the flowers should stay on.',
    isVersatile: true,
  },
  hops: {
    title: 'Hop',
    traits: [
      'is as bitter as it promises, with a flowery top',
      'smells of a brewery yard',
      'brings the dry finish of a good pale ale',
    ],
    note: "whole cones, this year's",
    tip: 'Rub a hop cone: fresh ones leave yellow dust and a smell of grapefruit, old ones smell of cheese.',
  },
  passionflower: {
    title: 'Passionflower',
    traits: [
      'is grassy and quiet, a green tea without the grip',
      'tastes milder than the flower looks',
      'keeps in the background and lets others talk',
    ],
    note: 'dried aerial parts, cut',
    tip: 'Passionflower is sold as cut green herb; a bag full of stalks weighs much and gives little.',
  },
  clove: {
    title: 'Clove',
    traits: [
      'is warm enough to be felt on the lips',
      'smells of December kitchens',
      'stands behind the others like a wooden beam',
    ],
    note: 'whole buds with their heads on',
    tip: 'A good clove leaves a trace of oil when you press it with a fingernail.',
    isVersatile: true,
  },
}
