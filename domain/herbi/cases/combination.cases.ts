import type { HerbiCase } from './cases.types.ts'

export const combinationCases: readonly HerbiCase[] = [
  {
    question: 'Can I mix chamomile and lavender?',
    expected: [/Chamomile/, /Lavender/, /no safety concerns/],
    source: '/how-we-check',
  },
  { question: 'valerian and hops together?', expected: [/Valerian/, /Hops/], source: '/herbs/valerian' },
  { question: 'licorice with dandelion leaf in one tea', expected: [/potassium/i], source: '/how-we-check' },
  { question: 'turmeric with black pepper', expected: [/pepper/i], source: '/herbs/turmeric' },
  { question: 'blend of green tea and chamomile', expected: [/stir|calm/i], source: '/herbs/green-tea' },
  { question: 'combine feverfew, willow bark and meadowsweet', expected: [/would not/i], source: '/how-we-check' },
  { question: 'can i add honey to thyme tea', expected: [/honey/i], source: '/herbs/thyme' },
  { question: 'is comfrey with peppermint ok', expected: [/Comfrey/, /do not use/i], source: '/herbs/comfrey' },
  { question: 'mixing thyme with sage for a sore throat', expected: [/Thyme/, /Sage/], source: '/herbs/sage' },
  { question: 'peppermint vs spearmint', expected: [/Peppermint/, /Spearmint/, /tastes/], source: '/herbs/peppermint' },
  {
    question: 'difference between cassia cinnamon and ceylon cinnamon',
    expected: [/Cassia/, /Ceylon/],
    source: '/herbs/cassia-cinnamon',
  },
  {
    question: 'Which is better for sleep, valerian or lemon balm?',
    expected: [/Valerian/, /Lemon Balm/, /^For trouble sleeping start with/],
    source: '/herbs/valerian',
  },
  {
    question: 'elderflower or elderberry for a cold?',
    expected: [/Elderflower/, /Elderberry/],
    source: '/herbs/elderflower',
  },
  {
    question: 'How do I make Elderberry Saturday Pan?',
    expected: [/Elderberry Saturday Pan/, /- /],
    source: '/recipe/elderberry-saturday-pan',
  },
  {
    question: "what's in the Marmalade Mug with Rosemary",
    expected: [/Marmalade Mug with Rosemary/, /In it/],
    source: '/recipe/marmalade-mug-with-rosemary',
  },
  {
    question: 'is the Dark Hop Half-Pint ok in pregnancy?',
    expected: [/pregnancy/i],
    source: '/recipe/dark-hop-half-pint',
  },
  {
    question: 'Tell me about Valerian for People Who Dislike Valerian',
    expected: [/remedy of ours/],
    source: '/recipe/valerian-for-people-who-dislike-valerian',
  },
  {
    question: 'Ginger Lemon Peel Travel Flask with warfarin?',
    expected: [/bleeding/i, /mind this|leave it out/],
    source: '/recipe/ginger-lemon-peel-travel-flask',
  },
]

export const conversationCases: readonly HerbiCase[] = [
  { question: ['Tell me about ginger', 'and in pregnancy?'], expected: [/Ginger/, /cooking/], source: '/herbs/ginger' },
  { question: ['What helps with bloating?', 'how do I make the first one?'], expected: [/ml of water/] },
  {
    question: ['What is linden good for?', 'how long do I steep it?'],
    expected: [/Linden/, /minutes/],
    source: '/herbs/linden',
  },
  {
    question: ['Is chamomile ok in pregnancy?', 'and peppermint?'],
    expected: [/Peppermint/, /pregnancy/],
    source: '/herbs/peppermint',
  },
  {
    question: ['cinnamon tea how much a day', 'Ceylon'],
    expected: [/Ceylon Cinnamon/, /a day/],
    source: '/herbs/ceylon-cinnamon',
  },
  { question: ['mint tea for my stomach', 'the first one'], expected: [/Peppermint/], source: '/herbs/peppermint' },
  { question: ['dandelion tea', 'the root please'], expected: [/Dandelion Root/], source: '/herbs/dandelion-root' },
  {
    question: ['I am pregnant', 'what can I drink for a cough?'],
    expected: [/midwife|doctor/i, /cough/i],
    forbidden: [/\*\*Liquorice Root\*\*:/],
  },
  { question: ['I take warfarin', 'is chamomile fine?'], expected: [/bleeding/i], source: '/herbs/chamomile' },
  {
    question: ['tell me about valerian', 'can I mix it with hops?'],
    expected: [/Valerian/, /Hops/],
    source: '/herbs/hops',
  },
  {
    question: ['tell me about lemon balm', 'what does it taste like', 'and how much can I have?'],
    expected: [/Lemon Balm/, /a day/],
    source: '/herbs/lemon-balm',
  },
  {
    question: ['Can I drink comfrey?', 'just a little?'],
    expected: [/do not use/i],
    forbidden: [/Pour/],
    source: '/herbs/comfrey',
  },
  {
    question: ['what helps with sleep', 'what about my daughter, she is 6'],
    expected: [/pharmacist|doctor/i],
    forbidden: [/\*\*Valerian\*\*:/],
  },
  {
    question: ['what helps with stress?', 'which herbs have caffeine?'],
    expected: [/Green Tea/, /Black Tea/],
    source: '/herbs/',
  },
  {
    question: ['How do I make Hillside Thyme Cup?', 'how many cups a day?'],
    expected: [/cups? a day/],
    source: '/recipe/hillside-thyme-cup',
  },
  { question: ['Tell me about nettle', 'thank you'], expected: [/welcome|pleasure|glad/i] },
  { question: ['peppermint?', 'does it have caffeine?'], expected: [/no caffeine/], source: '/herbs/peppermint' },
  { question: ['what is good for a sore throat', 'and for children?'], expected: [/12|pharmacist/] },
]
