const list = (words: string) => new Set(words.split(/\s+/))

/** Words of a name that say how the plant was prepared or sold, and not which plant it is. */
const preparations = list(
  `dried dry organic cut loose grated ground powder powdered crushed chopped sliced diced minced shredded torn bruised cracked crumbled rubbed
  peeled unpeeled washed rinsed squeezed pressed strained melted whole fine finely freshly roughly coarsely coarse thinly thickly lightly gently
  slightly well very homegrown unwaxed raw natural pure quality plain good small medium large big thin thick
  unsweetened creamy boiled simmered cooked toasted`,
)
/** `Green tea powder` is drunk whole, leaf and all, and is no green tea. */
const powders = list('powder powdered ground')

/** True for a word that does not change which plant the `words` of a name mean. */
export const isPreparation = (word: string, words: readonly string[]): boolean =>
  word === 'fresh' || (preparations.has(word) && !(powders.has(word) && words.includes('tea')))

/** Shapes that a plant is cut or packed into; singular. */
export const shapes = list('slice piece chunk coin round wedge strip ring cube half knob thumb')

/** Pieces of a plant that count only where the catalogue has a weight of them: twigs of elder are not its flowers. */
export const countedPieces: ReadonlySet<string> = list('stick quill sprig stalk stem twig')

/** Oils, tinctures and the like, which the facts do not describe. */
export const forms = list('oil essential tincture extract resin')

const partWords: Record<string, string> = {
  leaves: 'leaf',
  flowers: 'flower',
  blossom: 'flower',
  blossoms: 'flower',
  heads: 'head',
  petals: 'petal',
  roots: 'root',
  rhizomes: 'rhizome',
  seeds: 'seed',
  fruits: 'fruit',
  berry: 'fruit',
  berries: 'fruit',
  hips: 'hip',
  pods: 'pod',
  barks: 'bark',
  herbs: 'herb',
  cones: 'cone',
  buds: 'bud',
}
/** Words of a name that say which part of the plant is meant, in the singular. */
export const partNames: ReadonlySet<string> = new Set([...Object.values(partWords), 'peel', 'calyx', 'stigma', 'stem'])
/** `leaves` as `leaf`; any other word as it is. */
export const singularPart = (word: string) => partWords[word] ?? word
