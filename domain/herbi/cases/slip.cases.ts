import type { HerbiCase } from './cases.types.ts'

const remedy = (ask: string, name: RegExp, slug: string): HerbiCase => ({
  ask,
  says: [name, /remedy of ours/],
  source: `/recipe/${slug}`,
})
const herb = (ask: string, name: RegExp, slug: string): HerbiCase => ({
  ask,
  says: [name],
  never: [/remedy of ours under/],
  source: `/herbs/${slug}`,
})

/** Questions with misspelt or partial remedy and herb names, and phrases that only sound like remedy names. */
export const slipCases: readonly HerbiCase[] = [
  remedy('elderbery saturday pan', /Elderberry Saturday Pan/, 'elderberry-saturday-pan'),
  remedy('how do I make the Elderberry Satruday Pan?', /Elderberry Saturday Pan/, 'elderberry-saturday-pan'),
  remedy('what is in the saturday pan?', /Elderberry Saturday Pan/, 'elderberry-saturday-pan'),
  remedy('tell me about the hot water botle mug', /Hot-Water-Bottle Mug/, 'hot-water-bottle-mug'),
  remedy('hilside thyme cup please', /Hillside Thyme Cup/, 'hillside-thyme-cup'),
  remedy('is the Dark Hop Half Pnt ok in pregnancy?', /Dark Hop Half Pint/, 'dark-hop-half-pint'),
  remedy('the knotted stomach pot, how is it brewed', /Knotted Stomach Teapot/, 'knotted-stomach-teapot'),
  remedy('whats in the curtains drawn recipe', /Curtains-Drawn/, 'curtains-drawn-lavender-and-rose'),
  remedy('porch step verbena', /Porch Step Verbena Cooler/, 'porch-step-verbena-cooler'),
  remedy('rose and chamomile slow aftrnoon', /Slow Afternoon/, 'rose-chamomile-slow-afternoon'),
  remedy('potting bench gingr', /Potting Bench Ginger/, 'potting-bench-ginger'),
  remedy('do you still have the running bath linden?', /Running Bath Linden/, 'running-bath-linden-with-rose'),
  remedy('marmelade mug with rosmary', /Marmalade Mug/, 'marmalade-mug-with-rosemary'),
  remedy('ingredients of the Long Week Eleutero Brew', /Long Week Eleuthero Brew/, 'long-week-eleuthero-brew'),
  remedy('old garden betony', /Old Garden Betony/, 'old-garden-betony-and-lemongrass'),
  { ask: 'the two jug marshmallow', says: [/Two-Jug Marshmallow/, /Which one/], source: '/recipe/two-jug' },
  {
    ask: ['the two jug marshmallow', 'the second one'],
    says: [/Two-Jug Marshmallow/, /In it/],
    source: '/recipe/two-jug',
  },
  {
    ask: ['Tell me about St John’s wort', 'how do I make the hillside tyme cup'],
    says: [/Hillside Thyme Cup/, /remedy of ours/],
    never: [/not use/],
    source: '/recipe/hillside-thyme-cup',
  },
  {
    ask: ['Tell me about St John’s wort', 'how do I make the hillside thyme cup', 'and what about for a child?'],
    says: [/Hillside Thyme Cup/],
    never: [/St John/],
  },
  {
    ask: ['Tell me about St John’s wort', 'can I put it into the hillside thyme cup?'],
    says: [/St John's Wort\*\* is on our list/],
    never: [/remedy of ours/],
  },
  herb('tell me about lemon balm', /Lemon Balm/, 'lemon-balm'),
  herb('I like lemon balm at the back of my garden', /Lemon Balm/, 'lemon-balm'),
  herb('is rosmary fine with warfarin', /warfarin/i, 'rosemary'),
  herb('tell me about valarian', /Valerian/, 'valerian'),
  herb('how much elderflowr a day', /cups a day/, 'elderflower'),
  herb('pepermint for how long', /Peppermint/, 'peppermint'),
  herb('marshmalow root for my throat', /Marshmallow/, 'marshmallow-root'),
  { ask: 'what helps a dry throat', says: [/sore throat/], never: [/remedy of ours/], source: '/herbs/' },
  { ask: 'a lemon cup for the evening', says: [/lemon|herbs/i], never: [/remedy of ours under/] },
  remedy('night shift tea', /Homecoming after the Night Shift/, 'homecoming-after-the-night-shift'),
  { ask: 'can I mix chamomille and gingr', says: [/one cup/], never: [/remedy of ours under/] },
  { ask: 'ginger flask recipe', says: [/Remedies of ours with/], source: '/recipe/' },
]
