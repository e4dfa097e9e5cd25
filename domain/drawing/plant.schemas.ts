import * as z from 'zod'

import { text } from '../table.schemas.ts'
import { inflorescences, leafForms, leafMargins, leafOutlines, partKinds, sizes } from './plant.words.ts'

/** Size, as a share of a plant's height: see `sizeShares`. */
const size = z.enum(sizes)
/** Strength of the glaze on a part: white, pale, strong or dark. */
const tint = z.enum(['white', 'pale', 'strong', 'dark'])
const share = z.number().min(0).max(1)
const count = (most: number) => z.number().int().min(1).max(most)

const leaf = z.strictObject({
  form: z.enum(leafForms).default('simple'),
  outline: z.enum(leafOutlines).default('ovate'),
  /** Width divided by length. */
  width: z.number().min(0.02).max(1.6),
  apex: z.enum(['acuminate', 'acute', 'obtuse', 'rounded', 'emarginate']).optional(),
  base: z.enum(['attenuate', 'cuneate', 'rounded', 'truncate', 'cordate', 'hastate', 'oblique']).optional(),
  margin: z.enum(leafMargins).default('entire'),
  /** Teeth on each side. */
  teeth: count(40).default(10),
  /** `lobes` are counted on each side of a pinnate blade, and in all on a palmate one. */
  lobing: z
    .strictObject({
      type: z.enum(['pinnate', 'palmate']),
      lobes: count(11),
      depth: share,
      tips: z.enum(['rounded', 'pointed', 'backward']).default('pointed'),
    })
    .optional(),
  venation: z.enum(['pinnate', 'palmate', 'parallel', 'midrib', 'reticulate']).default('pinnate'),
  /** Pairs of leaflets of a pinnate leaf, leaflets of a palmate one, pairs of threads of a feathery one. */
  leaflets: count(20).default(5),
  arrangement: z.enum(['opposite', 'alternate', 'whorled', 'tufted', 'basal', 'spiral']).default('alternate'),
  /** Stretch of the stem that bears leaves. */
  extent: z.enum(['whole stem', 'lower half', 'base', 'top']).default('whole stem'),
  /** Leaves or pairs that the main stem bears. */
  nodes: count(24).default(6),
  size,
  /** Form of the leaves on the upper half of the stem, if it differs. */
  upperForm: z.enum(leafForms).optional(),
  stalk: z.enum(['none', 'short', 'winged', 'medium', 'long', 'sheath']).default('short'),
  /** Leafy lobes stand at the foot of the stalk. */
  stipules: z.boolean().default(false),
  /** Tint of the underside, which some leaves show; the same as `tint` if it is missing. */
  underside: tint.optional(),
  surface: z.enum(['smooth', 'hairy', 'woolly', 'glossy', 'wrinkled', 'stinging', 'dotted']).default('smooth'),
  /** A pale chevron on the blade, or a drop of water at its foot. */
  marking: z.enum(['crescent', 'dewdrop']).optional(),
  posture: z.enum(['ascending', 'spreading', 'drooping', 'arching']).default('spreading'),
  tint: tint.default('pale'),
})

const flower = z.strictObject({
  form: z.enum([
    'radial',
    'two-lipped',
    'pea',
    'slender',
    'tubular',
    'bell',
    'daisy',
    'thistle',
    'tiny',
    'passionflower',
    'bracted head',
    'poppy',
    'artichoke',
    'spikelet',
    'trumpet',
    'viola',
    'rose',
    'gum',
    'clove',
  ]),
  petals: count(30).default(5),
  petal: z.enum(['obovate', 'notched', 'pointed', 'starry', 'narrow', 'rounded', 'toothed', 'fan']).default('obovate'),
  /** Rows of petals or rays. */
  rows: count(6).default(1),
  /** Middle of a daisy-like head. */
  disc: z.enum(['flat', 'dome', 'cone', 'spiny cone', 'none']).default('dome'),
  rays: z.enum(['spreading', 'drooping', 'ascending']).default('spreading'),
  stamens: z.enum(['hidden', 'few', 'many', 'showy']).default('few'),
  /** Lips of a two-lipped flower: alike, or with an upper lip that is flat, arched like a sickle or shut like a cap. */
  lips: z.enum(['even', 'flat', 'arched', 'capped']).default('flat'),
  calyx: z.enum(['toothed', 'spiny', 'tubular', 'shield']).default('toothed'),
  spotted: z.boolean().default(false),
  tint: tint.default('white'),
  size,
})

const inflorescence = z.strictObject({
  type: z.enum(inflorescences),
  position: z.enum(['terminal', 'axillary', 'basal', 'scape']).default('terminal'),
  /** Flowers, rays or whorls of one inflorescence. */
  flowers: count(40).default(7),
  /** Inflorescences on the drawn plant. */
  number: count(9).default(1),
  posture: z.enum(['erect', 'nodding', 'hanging']).default('erect'),
  /** Whorls stand apart. */
  gaps: z.boolean().default(false),
  /** Long threadlike bracts below an umbel. */
  involucre: z.boolean().default(false),
  outline: z.enum(['tapering', 'cylindrical', 'oval']).default('tapering'),
  /** The lowest whorl stands alone, far below the others. */
  interrupted: z.boolean().default(false),
  /** Young fruits at the foot of a slender spike. */
  fruits: z.enum(['smooth', 'burrs']).default('smooth'),
  /** All flowers turn to one side. */
  oneSided: z.boolean().default(false),
  /** Leaves below each whorl. */
  bracts: z.enum(['none', 'narrow', 'broad']).default('narrow'),
  size,
})

export const fruits = [
  'berry',
  'crowned berry',
  'aggregate',
  'citrus',
  'round citrus',
  'drupe',
  'hip',
  'pod',
  'schizocarp',
  'nut',
  'star',
  'capsule',
  'trigonous capsule',
  'samara',
  'clock',
  'burr',
  'peppercorns',
  'grain',
  'bead',
  'beaked pod',
  'calyx',
  'grapple',
  'maize ear',
] as const
const fruit = z.strictObject({
  type: z.enum(fruits),
  /** How fruits stand together; missing for fruits that stand alone. */
  cluster: z.enum(inflorescences).optional(),
  position: z.enum(['terminal', 'axillary']).default('terminal'),
  /** Fruits on the drawn plant, or in one cluster. */
  number: count(30).default(3),
  /** The calyx stays as a cup around the foot of a berry. */
  cup: z.boolean().default(false),
  posture: z.enum(['erect', 'hanging']).default('erect'),
  tint: tint.default('strong'),
  size,
})

export const roots = ['taproot', 'forked', 'fingers', 'rhizome', 'fibrous', 'branched', 'tubers'] as const
const root = z.strictObject({ type: z.enum(roots), size })

const part = z.strictObject({
  kind: z.enum(partKinds),
  /** Length of one piece, in millimetres. */
  length: z.number().min(1).max(600),
  /** Shape of a seed or berry. */
  shape: z
    .enum(['round', 'wrinkled', 'oval', 'crescent', 'angular', 'long', 'winged', 'pear', 'grooved'])
    .default('oval'),
  /** Ridges along a seed. */
  ridges: z.number().int().min(0).max(9).default(0),
  tint: tint.default('pale'),
})

/**
 * Schema of a file in `catalog/plants/`: the plant as a flora describes it, from which it is drawn. The words are those
 * of the Kew Plant Glossary, with plain words where they exist.
 */
export const plantFile = z.strictObject({
  /** Two marks by which one knows the plant. They are also the text alternative of its picture. */
  marks: z.tuple([text, text]),
  habit: z.enum([
    'upright herb',
    'clump',
    'rosette',
    'creeping',
    'shrub branch',
    'vine',
    'grass',
    'cane',
    'still life',
  ]),
  stem: z.strictObject({
    section: z.enum(['round', 'square', 'ribbed', 'woody', 'jointed', 'none']).default('round'),
    surface: z.enum(['smooth', 'hairy', 'thorny', 'prickly', 'stinging', 'spotted']).default('smooth'),
    branches: z.number().int().min(0).max(8).default(0),
    /** How the stem of a herb or the branch of a shrub grows. */
    posture: z.enum(['erect', 'arching', 'drooping', 'sprawling']).default('erect'),
    /** Thickness compared with that of an ordinary herb. */
    thickness: z.number().min(0.3).max(3).default(1),
    tendrils: z.boolean().default(false),
  }),
  leaf: leaf.optional(),
  flower: flower.optional(),
  inflorescence: inflorescence.optional(),
  fruit: fruit.optional(),
  root: root.optional(),
  part,
  /** Motif of the small round picture. */
  medallion: z.strictObject({
    motif: z.enum([
      'flower',
      'inflorescence',
      'leaf',
      'leaf pair',
      'leaf rosette',
      'leaf whorls',
      'bunch',
      'leafy sprig',
      'fruit',
      'part',
      'sprig',
      'root',
    ]),
    /** Leaves that frame the motif. */
    leaves: z.number().int().min(0).max(4).default(2),
    /** Second motif beside a leaf. */
    beside: z.enum(['none', 'inflorescence', 'fruit']).default('none'),
  }),
})
export type Plant = z.infer<typeof plantFile>
export type Leaf = z.infer<typeof leaf>
export type Flower = z.infer<typeof flower>
export type Inflorescence = z.infer<typeof inflorescence>
export type Fruit = z.infer<typeof fruit>
export type Root = z.infer<typeof root>
export type Part = z.infer<typeof part>
export type Size = z.infer<typeof size>
export type Tint = z.infer<typeof tint>

/** Returns the description of an inflorescence of which only type and number of flowers are known. */
export const describeInflorescence = (type: Inflorescence['type'], flowers: number): Inflorescence =>
  inflorescence.parse({ type, flowers, size: 'medium', bracts: 'none' })
