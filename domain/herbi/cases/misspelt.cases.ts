import type { HerbiCase } from './cases.types.ts'

const remedyCase = (question: string, name: RegExp, slug: string): HerbiCase => ({
  question,
  expected: [name, /remedy of ours/],
  source: `/recipe/${slug}`,
})
const herbCase = (question: string, name: RegExp, slug: string): HerbiCase => ({
  question,
  expected: [name],
  forbidden: [/remedy of ours under/],
  source: `/herbs/${slug}`,
})

/** Questions with misspelt or partial remedy and herb names, and phrases that only sound like remedy names. */
export const misspeltCases: readonly HerbiCase[] = [
  remedyCase('elderbery saturday pan', /Elderberry Saturday Pan/, 'elderberry-saturday-pan'),
  remedyCase('how do I make the Elderberry Satruday Pan?', /Elderberry Saturday Pan/, 'elderberry-saturday-pan'),
  remedyCase('what is in the saturday pan?', /Elderberry Saturday Pan/, 'elderberry-saturday-pan'),
  remedyCase('tell me about the hot water botle mug', /Hot-Water-Bottle Mug/, 'hot-water-bottle-mug'),
  remedyCase('hilside thyme cup please', /Hillside Thyme Cup/, 'hillside-thyme-cup'),
  remedyCase('is the Dark Hop Half Pnt ok in pregnancy?', /Dark Hop Half Pint/, 'dark-hop-half-pint'),
  remedyCase('the knotted stomach pot, how is it brewed', /Knotted Stomach Teapot/, 'knotted-stomach-teapot'),
  remedyCase('whats in the curtains drawn recipe', /Curtains-Drawn/, 'curtains-drawn-lavender-and-rose'),
  remedyCase('porch step verbena', /Porch Step Verbena Cooler/, 'porch-step-verbena-cooler'),
  remedyCase('rose and chamomile slow aftrnoon', /Slow Afternoon/, 'rose-chamomile-slow-afternoon'),
  remedyCase('potting bench gingr', /Potting Bench Ginger/, 'potting-bench-ginger'),
  remedyCase('do you still have the running bath linden?', /Running Bath Linden/, 'running-bath-linden-with-rose'),
  remedyCase('marmelade mug with rosmary', /Marmalade Mug/, 'marmalade-mug-with-rosemary'),
  remedyCase('ingredients of the Long Week Eleutero Brew', /Long Week Eleuthero Brew/, 'long-week-eleuthero-brew'),
  remedyCase('old garden betony', /Old Garden Betony/, 'old-garden-betony-and-lemongrass'),
  { question: 'the two jug marshmallow', expected: [/Two-Jug Marshmallow/, /Which one/], source: '/recipe/two-jug' },
  {
    question: ['the two jug marshmallow', 'the second one'],
    expected: [/Two-Jug Marshmallow/, /In it/],
    source: '/recipe/two-jug',
  },
  {
    question: ['Tell me about St John’s wort', 'how do I make the hillside tyme cup'],
    expected: [/Hillside Thyme Cup/, /remedy of ours/],
    forbidden: [/not use/],
    source: '/recipe/hillside-thyme-cup',
  },
  {
    question: ['Tell me about St John’s wort', 'how do I make the hillside thyme cup', 'and what about for a child?'],
    expected: [/Hillside Thyme Cup/],
    forbidden: [/St John/],
  },
  {
    question: ['Tell me about St John’s wort', 'can I put it into the hillside thyme cup?'],
    expected: [/St John's Wort\*\* is on our list/],
    forbidden: [/remedy of ours/],
  },
  herbCase('tell me about lemon balm', /Lemon Balm/, 'lemon-balm'),
  herbCase('I like lemon balm at the back of my garden', /Lemon Balm/, 'lemon-balm'),
  herbCase('is rosmary fine with warfarin', /warfarin/i, 'rosemary'),
  herbCase('tell me about valarian', /Valerian/, 'valerian'),
  herbCase('how much elderflowr a day', /cups a day/, 'elderflower'),
  herbCase('pepermint for how long', /Peppermint/, 'peppermint'),
  herbCase('marshmalow root for my throat', /Marshmallow/, 'marshmallow-root'),
  { question: 'what helps a dry throat', expected: [/sore throat/], forbidden: [/remedy of ours/], source: '/herbs/' },
  { question: 'a lemon cup for the evening', expected: [/lemon|herbs/i], forbidden: [/remedy of ours under/] },
  remedyCase('night shift tea', /Homecoming after the Night Shift/, 'homecoming-after-the-night-shift'),
  { question: 'can I mix chamomille and gingr', expected: [/one cup/], forbidden: [/remedy of ours under/] },
  { question: 'ginger flask recipe', expected: [/Remedies of ours with/], source: '/recipe/' },
]
