import type { Brew } from '#domain/brewing/brewing.types.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'

type ClosingInput = { herbs: readonly Herb[]; brew: Brew<Herb>; isCold: boolean }
type Taste = Herb['tasteTags'][number] | 'sour'

const closingsByTaste: Readonly<Record<Taste, readonly string[]>> = {
  sweet: [
    'It hardly needs honey.',
    'Taste it before you sweeten it; most people leave the spoon where it is.',
    'What you get is soft, and sweet without sugar.',
  ],
  bitter: [
    'Nobody will call it sweet, and it is not meant to be.',
    'The second sip is easier than the first.',
    'Take it as it is, in modest cups.',
  ],
  minty: [
    'The steam alone is worth the kettle.',
    'It is as good lukewarm as it is hot.',
    'Breathe in once before you drink.',
  ],
  floral: [
    'The scent does half of the work, so leave the lid on until you sit.',
    'A thin cup suits it better than a mug.',
    'It smells stronger than it tastes, and that is how it should be.',
  ],
  citrusy: [
    'It smells of lemon or orange from across the room, and tastes the way it smells.',
    'It stays fresh down to the last third, where other teas go flat.',
    'It is a bright cup without anything sour about it.',
  ],
  sour: [
    'The colour alone is worth a glass cup.',
    'It is tart enough to do without a lemon.',
    'It is sharp at the front and mellow at the back.',
  ],
  earthy: [
    'It is a plain, quiet sort of cup.',
    'Some say it tastes of outdoors; nobody has said it to complain.',
    'It has more ground under it than most teas.',
  ],
  spicy: [
    'Your hands will be warm before the cup is half empty.',
    'The warmth stays on after the cup is washed up.',
    'It fills the kitchen, so close the other doors.',
  ],
  mild: [
    'It asks for nothing and gets on with everybody.',
    'It is gentle enough in taste to be drunk slowly.',
    'Do not expect much noise from it.',
  ],
}

const generalClosings = [
  'It takes about as long as laying a table.',
  'The recipe is short, and the waiting is part of it.',
  'Once you have weighed it twice you will know it by heart.',
  'It is an ordinary cup in the best sense of the word.',
  'Put the jars back first; afterwards you will not want to get up.',
  'It looks like little in the pot and is enough.',
  'Pour it slowly, and keep the last inch in the pot for later.',
  'A strainer, a lid and a clock are all the gear it needs.',
  'Write the date on the jars, and it will taste the same next month.',
  'There is no trick in it apart from the lid.',
  'Anybody can make it; the scales do the thinking.',
  'It is no secret and no tradition, just a pot that came out well.',
  'Make it once as written before you change anything.',
  'The cup should be one you like, for that is half of it.',
  'A second strainer is never wrong, and a second biscuit hardly ever.',
  'Nothing in it is rare, and nothing is in a hurry.',
  'Set the timer, or the post will come and the pot will slip your mind.',
]

const panClosings = [
  'It wants a pan and a little patience.',
  'The pan may mutter to itself while you do something else near by.',
  'It is kitchen work rather than tea-making, and none the worse for that.',
]
const soakClosings = [
  'Most of it happens in cold water, while you are doing something else.',
  'Begin an hour before you want it.',
]
const coldClosings = [
  'Over ice it tastes a shade greener.',
  'Cold, it keeps its manners until the evening.',
  'The glass mists over at once, which is half the pleasure.',
]

const sourHerbs = new Set(['hibiscus', 'rosehip'])
const getMainTaste = ({ slug, tasteTags }: Herb): Taste => (sourHerbs.has(slug) ? 'sour' : (tasteTags[0] ?? 'mild'))
/** A description mentions a gentle taste only if every herb in the cup is gentle. */
const isGentle = (taste: Taste) => ['sweet', 'mild', 'floral', 'citrusy'].includes(taste)

/** Returns closing sentences for a description: by taste, by preparation, and general sentences. */
export function listClosings({ herbs, brew, isCold }: ClosingInput): string[] {
  const tastes = new Set(herbs.map(getMainTaste))
  const [leadTaste] = tastes
  const isBitter = leadTaste === 'bitter'
  const phaseKinds = new Set(brew.phases.map(({ kind }) => kind))
  return [
    ...[...tastes]
      .filter((taste) => (isGentle(taste) ? [...tastes].every(isGentle) : taste !== 'bitter' || isBitter))
      .flatMap((taste) => closingsByTaste[taste]),
    ...generalClosings,
    ...(phaseKinds.has('simmer') || phaseKinds.has('boil') ? panClosings : []),
    ...(phaseKinds.has('soak') ? soakClosings : []),
    ...(isCold ? [...coldClosings, ...coldClosings] : []),
  ]
}
