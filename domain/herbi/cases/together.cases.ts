import type { HerbiCase } from './cases.types.ts'

export const togetherCases: readonly HerbiCase[] = [
  {
    ask: 'Can I mix chamomile and lavender?',
    says: [/Chamomile/, /Lavender/, /Nothing we know|mind/],
    source: '/how-we-check',
  },
  { ask: 'valerian and hops together?', says: [/Valerian/, /Hops/], source: '/herbs/valerian' },
  { ask: 'licorice with dandelion leaf in one tea', says: [/potassium/i], source: '/how-we-check' },
  { ask: 'turmeric with black pepper', says: [/pepper/i], source: '/herbs/turmeric' },
  { ask: 'blend of green tea and chamomile', says: [/stir|calm/i], source: '/herbs/green-tea' },
  { ask: 'combine feverfew, willow bark and meadowsweet', says: [/would not/i], source: '/how-we-check' },
  { ask: 'can i add honey to thyme tea', says: [/honey/i], source: '/herbs/thyme' },
  { ask: 'is comfrey with peppermint ok', says: [/Comfrey/, /do not use/i], source: '/herbs/comfrey' },
  { ask: 'mixing thyme with sage for a sore throat', says: [/Thyme/, /Sage/], source: '/herbs/sage' },
  { ask: 'peppermint vs spearmint', says: [/Peppermint/, /Spearmint/, /tastes/], source: '/herbs/peppermint' },
  {
    ask: 'difference between cassia cinnamon and ceylon cinnamon',
    says: [/Cassia/, /Ceylon/],
    source: '/herbs/cassia-cinnamon',
  },
  {
    ask: 'Which is better for sleep, valerian or lemon balm?',
    says: [/Valerian/, /Lemon Balm/, /nobody can say|different/i],
    source: '/herbs/valerian',
  },
  { ask: 'elderflower or elderberry for a cold?', says: [/Elderflower/, /Elderberry/], source: '/herbs/elderflower' },
  {
    ask: 'How do I make Elderberry Saturday Pan?',
    says: [/Elderberry Saturday Pan/, /- /],
    source: '/recipe/elderberry-saturday-pan',
  },
  {
    ask: "what's in the Marmalade Mug with Rosemary",
    says: [/Marmalade Mug with Rosemary/, /In it/],
    source: '/recipe/marmalade-mug-with-rosemary',
  },
  { ask: 'is the Dark Hop Half-Pint ok in pregnancy?', says: [/pregnancy/i], source: '/recipe/dark-hop-half-pint' },
  {
    ask: 'Tell me about Valerian for People Who Dislike Valerian',
    says: [/remedy of ours/],
    source: '/recipe/valerian-for-people-who-dislike-valerian',
  },
  {
    ask: 'Ginger Lemon Peel Travel Flask with warfarin?',
    says: [/bleeding/i, /mind this|leave it out/],
    source: '/recipe/ginger-lemon-peel-travel-flask',
  },
]

export const conversationCases: readonly HerbiCase[] = [
  { ask: ['Tell me about ginger', 'and in pregnancy?'], says: [/Ginger/, /cooking/], source: '/herbs/ginger' },
  { ask: ['What helps with bloating?', 'how do I make the first one?'], says: [/ml of water/] },
  {
    ask: ['What is linden good for?', 'how long do I steep it?'],
    says: [/Linden/, /minutes/],
    source: '/herbs/linden',
  },
  {
    ask: ['Is chamomile ok in pregnancy?', 'and peppermint?'],
    says: [/Peppermint/, /pregnancy/],
    source: '/herbs/peppermint',
  },
  {
    ask: ['cinnamon tea how much a day', 'Ceylon'],
    says: [/Ceylon Cinnamon/, /a day/],
    source: '/herbs/ceylon-cinnamon',
  },
  { ask: ['mint tea for my stomach', 'the first one'], says: [/Peppermint/], source: '/herbs/peppermint' },
  { ask: ['dandelion tea', 'the root please'], says: [/Dandelion Root/], source: '/herbs/dandelion-root' },
  {
    ask: ['I am pregnant', 'what can I drink for a cough?'],
    says: [/midwife|doctor/i, /cough/i],
    never: [/\*\*Liquorice Root\*\*:/],
  },
  { ask: ['I take warfarin', 'is chamomile fine?'], says: [/bleeding/i], source: '/herbs/chamomile' },
  { ask: ['tell me about valerian', 'can I mix it with hops?'], says: [/Valerian/, /Hops/], source: '/herbs/hops' },
  {
    ask: ['tell me about lemon balm', 'what does it taste like', 'and how much can I have?'],
    says: [/Lemon Balm/, /a day/],
    source: '/herbs/lemon-balm',
  },
  { ask: ['Can I drink comfrey?', 'just a little?'], says: [/do not use/i], never: [/Pour/], source: '/herbs/comfrey' },
  {
    ask: ['what helps with sleep', 'what about my daughter, she is 6'],
    says: [/pharmacist|doctor/i],
    never: [/\*\*Valerian\*\*:/],
  },
  {
    ask: ['what helps with stress?', 'which herbs have caffeine?'],
    says: [/Green Tea/, /Black Tea/],
    source: '/herbs/',
  },
  {
    ask: ['How do I make Hillside Thyme Cup?', 'how many cups a day?'],
    says: [/cups? a day/],
    source: '/recipe/hillside-thyme-cup',
  },
  { ask: ['Tell me about nettle', 'thank you'], says: [/welcome|pleasure|glad/i] },
  { ask: ['peppermint?', 'does it have caffeine?'], says: [/no caffeine/], source: '/herbs/peppermint' },
  { ask: ['what is good for a sore throat', 'and for children?'], says: [/12|pharmacist/] },
]
