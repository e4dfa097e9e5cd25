import type { HerbiCase } from './cases.types.ts'

/** Questions whose answers are computed: comparisons, what to make of things at home, other strengths and safety. */
export const requestCases: readonly HerbiCase[] = [
  {
    question: 'chamomile or lemon balm for sleep?',
    expected: [/start with .*Lemon Balm/, /Chamomile/],
  },
  { question: 'peppermint vs fennel for bloating', expected: [/Peppermint.* if you have no reflux/] },
  {
    question: 'rooibos or black tea without caffeine',
    expected: [/Without caffeine: .*Rooibos/],
    forbidden: [/caffeine: .*Black/],
  },
  {
    question: 'I take warfarin. chamomile or ginger tea, which is better?',
    expected: [/warfarin/],
    forbidden: [/English/],
  },
  {
    question: 'what can I make with rosemary, lavender and honey?',
    expected: [/passes our check: 1 g of .*Rosemary.* and 1 g of .*Lavender/, /Add honey/],
  },
  {
    question: 'i have peppermint and fennel at home, what can i make',
    expected: [/remedies of ours use what you have/],
    source: '/recipe/',
  },
  {
    question: 'I am pregnant, what can I make with sage and liquorice?',
    expected: [/would not put/],
    forbidden: [/passes our check/],
  },
  {
    question: 'how do I make ginger tea stronger',
    expected: [/take 1 g of it/, /10 minutes/, /as strong as our facts go/],
  },
  { question: ['ginger tea', 'can I have it weaker?'], expected: [/take 0\.5 g of it/, /milder/] },
  {
    question: 'iced peppermint tea for four',
    expected: [/iced: for each cup take 1\.5–3 g/, /75 g of ice/, /300 ml of water/],
  },
  {
    question: 'is sage safe with warfarin',
    expected: [/^Yes, as far as our facts go/, /no promise/],
    forbidden: [/^No/],
  },
  { question: 'can i drink liquorice, I take lisinopril', expected: [/^No: leave .*Liquorice/, /lisinopril/] },
  {
    question: 'I am pregnant, can I drink ginger tea?',
    expected: [/for cooking alone in pregnancy/, /1 g a day/],
    forbidden: [/take \d/],
  },
  { question: 'fennel tea for my 4 month old baby?', expected: [/^No herbal tea for a baby/, /honey/] },
  {
    question: 'I take metformin for diabetes, is cinnamon tea good for me?',
    expected: [/so here is each/, /Cassia Cinnamon/, /Ceylon Cinnamon/, /metformin/],
  },
  {
    question: 'does hibiscus tea lower blood pressure',
    expected: [/65 people/],
    forbidden: [/^Yes/],
  },
  {
    question: 'I am pregnant, which of sage, thyme or peppermint can I drink?',
    expected: [/No: leave .*Sage/, /Ask a pharmacist|for cooking alone/],
    forbidden: [/start with/],
  },
  {
    question: 'I take warfarin, what can I make with chamomile and ginger?',
    expected: [/warfarin|anticoagulants/],
    forbidden: [/passes our check/],
  },
  {
    question: ['ginger tea', 'I am pregnant, how do I make it stronger?'],
    expected: [/pregnancy/],
    forbidden: [/as strong as our facts go/],
  },
  { question: 'what can I make with valerian and hops at home?', expected: [/sleepy|drows/i] },
]
