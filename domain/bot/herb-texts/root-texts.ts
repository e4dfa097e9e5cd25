import type { HerbTexts } from './herb-texts.types.ts'

/** Texts about roots, barks, fruits and peels. */
export const rootTexts: Readonly<Record<string, HerbTexts>> = {
  'angelica-root': {
    title: 'Angelica',
    traits: ["is bitter and musky, like a monks' liqueur", 'smells of celery and cellars', 'warms from below'],
    note: 'dried root, cut',
    tip: 'Angelica root smells strong in the bag. Keep it away from the tea you like plain.',
  },
  'asian-ginseng': {
    title: 'Ginseng',
    traits: ['tastes of parsnip and earth', 'is bitter first and sweet after', 'gives a thin, golden broth'],
    note: 'dried root in thin slices',
    tip: 'Weigh the ginseng. Slices from different boxes vary so much that counting them is no use.',
  },
  'bilberry-fruit': {
    title: 'Bilberry',
    traits: ['is dark and winey', 'stains the spoon, the pan and the cook', 'tastes of heath and red wine'],
    note: 'dried whole berries, unsugared',
    tip: 'Dried bilberries are meant here. Fresh ones are said to do the opposite to the stomach.',
  },
  'burdock-root': {
    title: 'Burdock',
    traits: [
      'is earthy and a little sweet, like artichoke hearts',
      'tastes of field edges',
      'brings a brown, rooty depth',
    ],
    note: 'dried root, cut small',
    tip: 'Burdock root should snap. If it bends, it has drawn damp.',
  },
  'ceylon-cinnamon': {
    title: 'Cinnamon',
    traits: [
      'adds a thin, sweet smell of pastry',
      'is woody and warm, without any bite',
      'makes the kitchen smell of buns',
    ],
    note: 'Ceylon; thin, papery quills',
    tip: 'Ceylon quills are many thin layers rolled like a cigar. Cassia, one thick, hard curl, stays in the cupboard.',
    isVersatile: true,
  },
  'chicory-root': {
    title: 'Chicory',
    traits: ['is bitter and brown, a cousin of coffee', 'tastes of toast crusts', 'gives the cup a roasted floor'],
    note: 'dried, cut, unroasted',
    tip: 'Toast the chicory in a dry pan for two or three minutes if you like it darker.',
  },
  'dandelion-root': {
    title: 'Dandelion Root',
    traits: ['is bitter and biscuity', 'tastes of roast roots and earth', 'makes a brown, honest brew'],
    note: 'dried root, cut, not roasted',
    tip: 'Roasted dandelion root tastes better and is another thing; here the plain root is meant.',
  },
  'devils-claw': {
    title: "Devil's Claw",
    traits: ['is intensely bitter', 'has a dusty, desert bitterness', 'is drunk for its name rather than its taste'],
    note: 'dried storage root, cut',
    tip: "A spoonful of something sweet afterwards, not in the cup, is the old way with devil's claw.",
  },
  eleuthero: {
    title: 'Eleuthero',
    traits: ['is woody and faintly sweet', 'tastes of pencil shavings and bark', 'gives a pale, firm brew'],
    note: 'dried root, cut small',
    tip: 'Have the last cup of eleuthero before the middle of the afternoon.',
  },
  gentian: {
    title: 'Gentian',
    traits: [
      'is the bitterest root in the cupboard',
      'has an alpine bitterness, clear and long',
      'starts the mouth watering',
    ],
    note: 'dried root, cut',
    tip: 'A little less gentian is hardly milder. A little more is undrinkable.',
  },
  ginger: {
    title: 'Ginger',
    traits: [
      'warms from the middle outwards',
      'bites a little at the back of the tongue',
      'brings heat and a lemony dust',
    ],
    note: 'dried, in small pieces',
    tip: 'Dried ginger is hotter than fresh. Do not swap one for the other by weight.',
    isVersatile: true,
  },
  'iceland-moss': {
    title: 'Iceland Moss',
    traits: [
      'makes a cup that feels like silk and tastes like tree',
      'is bitter and slippery at once',
      'smells of cold woods',
    ],
    note: 'dried lichen, picked over and cut',
    tip: 'Some pour the first water off after a minute to lose a part of the bitterness of Iceland moss, and start afresh.',
  },
  'lemon-peel': {
    title: 'Lemon Peel',
    traits: [
      'sharpens the whole cup',
      'brings the oil of the lemon and none of its sourness',
      'draws a bright line through the middle',
    ],
    note: 'dried, from unsprayed fruit',
    tip: 'Peel your own lemons thinly, without the white, and dry it on the radiator for two days.',
    isVersatile: true,
  },
  'orange-peel': {
    title: 'Orange Peel',
    traits: ['smells of marmalade being made', 'is bitter-sweet and round', 'brings a winter brightness'],
    note: 'dried, from unsprayed fruit',
    tip: 'Orange peel should smell when you bend it. If it only cracks, it is decoration.',
    isVersatile: true,
  },
  rosehip: {
    title: 'Rosehip',
    traits: [
      'is tart and fruity',
      'tastes of red jam with the sugar left out',
      'colours the cup like a brick wall at sunset',
    ],
    note: 'cut shells, seeds and hairs removed',
    tip: 'Rosehip shells swell: use a pot with room, not a small tea ball.',
    isVersatile: true,
  },
  turmeric: {
    title: 'Turmeric',
    traits: [
      'is earthy and yellow, and stains to prove it',
      'tastes of warm dust and mustard',
      'gives a gold colour and a dry end',
    ],
    note: 'dried rhizome in pieces, not powder',
    tip: 'Turmeric stains wood and fingernails. A glass pot and a metal spoon do not mind.',
  },
  valerian: {
    title: 'Valerian',
    traits: [
      'smells worse than it tastes',
      'is earthy, with an edge of old cheese',
      'wants company with a stronger perfume',
    ],
    note: 'dried root, cut',
    tip: 'Keep valerian in a jar with a screw lid, on its own shelf.',
  },
  'marshmallow-root': {
    title: 'Marshmallow',
    traits: [
      'makes the water slippery and faintly sweet',
      'is drunk for its texture',
      'tastes of parsnip, from a distance',
    ],
    note: 'peeled, cut root, not powder',
    tip: 'The liquid should feel slippery between two fingers. If it runs like water, the marshmallow root is old.',
  },
  'slippery-elm': {
    title: 'Elm Bark',
    traits: [
      'thickens the cup like thin porridge',
      'is bland, with a note of maple',
      'makes a drink that needs a spoon',
    ],
    note: 'inner bark powder',
    tip: 'Whisk the elm powder in by the half-spoon; all at once it makes lumps.',
  },
  'cassia-cinnamon': {
    title: 'Cassia',
    traits: ['is hot and sweet, the cinnamon of cola', 'brings red-sweet heat', 'fills the room within a minute'],
    note: 'one thick, hard curl, broken up',
    tip: 'Cassia holds far more coumarin than Ceylon cinnamon. Keep to the grams and to the days.',
  },
}
