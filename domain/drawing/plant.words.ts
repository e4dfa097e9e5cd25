/** Words of a flora that describe a leaf. */
export const leafOutlines = [
  'linear',
  'needle',
  'lanceolate',
  'oblanceolate',
  'elliptic',
  'oblong',
  'ovate',
  'obovate',
  'cordate',
  'orbicular',
  'reniform',
  'rhombic',
  'deltate',
  'spatulate',
] as const

export const leafMargins = ['entire', 'serrate', 'doubly serrate', 'dentate', 'crenate', 'spiny', 'undulate'] as const

/** Sizes of parts, from the smallest. */
export const sizes = ['minute', 'tiny', 'small', 'medium', 'large', 'huge'] as const

/** Shares of a plant's height, in the exaggeration of a botanical plate. */
export const sizeShares: Readonly<Record<(typeof sizes)[number], number>> = {
  minute: 0.024,
  tiny: 0.05,
  small: 0.1,
  medium: 0.17,
  large: 0.25,
  huge: 0.38,
}

/** `feathery` leaves are short and dense; `threads` are hair-fine and airy; `bipinnate` ones have leaflets of leaflets, `interrupted` ones small leaflets between large ones. */
export const leafForms = [
  'simple',
  'pinnate',
  'bipinnate',
  'interrupted',
  'palmate',
  'ternate',
  'feathery',
  'threads',
  'jointed',
] as const

export const inflorescences = [
  'single',
  'umbel',
  'compound umbel',
  'globe umbel',
  'flat top',
  'plantain head',
  'froth',
  'loose panicle',
  'tassel',
  'spike',
  'raceme',
  'whorls',
  'panicle',
  'corymb',
  'cyme',
  'cluster',
  'cone',
  'catkin',
  'globe',
  'linden cyme',
  'slender spike',
  'forked cyme',
  'club',
] as const

/** Things that are drawn by themselves, beside the plant or as a whole medallion. */
export const partKinds = [
  'leaf',
  'flower',
  'flower head',
  'inflorescence',
  'sprig',
  'cone',
  'fruit',
  'berries',
  'seeds',
  'star',
  'hip',
  'pod',
  'root slices',
  'root pieces',
  'rhizome',
  'bark quill',
  'bark strips',
  'peel',
  'buds',
  'lichen',
  'stalks',
  'root tuft',
  'silk',
  'shoot',
  'rolled leaves',
  'needles',
  'petals',
  'bark scroll',
  'inner bark',
  'peel strips',
  'open pods',
  'root',
  'wood chips',
] as const
