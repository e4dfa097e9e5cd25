import type { HerbiCase } from './cases.types.ts'

const noPromise = [/\bcures?\b/i, /\bheals?\b/i, /guarantee/i]

export const complaintCases: readonly HerbiCase[] = [
  {
    ask: 'What helps with a headache?',
    says: [/headache/i, /\*\*(?:Willow|Peppermint|Lavender|Rosemary|Meadowsweet)/],
    never: noPromise,
    source: '/herbs/',
  },
  { ask: 'tea for migraine', says: [/migraine/i, /doctor/i], never: [...noPromise, /butterbur/i], source: '/herbs/' },
  {
    ask: "I can't sleep at night, what tea should I drink?",
    says: [/sleep/i, /\*\*/, /doctor/i],
    never: noPromise,
    source: '/herbs/',
  },
  { ask: 'best herbs for insomnia', says: [/asleep|sleep/i, /\*\*/], source: '/recipe/' },
  {
    ask: 'Which tea is good against bloating?',
    says: [/bloating/i, /traditional/i],
    never: noPromise,
    source: '/herbs/',
  },
  { ask: 'i have gas and my belly hurts after eating beans', says: [/wind/i], source: '/herbs/' },
  { ask: 'what can i drink for heartburn', says: [/heartburn/i, /doctor/i], never: [/\*\*Peppermint/], source: '/' },
  { ask: 'Something for travel sickness please', says: [/ginger/i, /nausea/i], source: '/herbs/ginger' },
  { ask: 'tea for diarrhea', says: [/diarrhoea/i, /blackberry|bilberry|agrimony|lady/i], source: '/herbs/' },
  {
    ask: 'I am constipated, which herb?',
    says: [/constipation/i, /no tea of ours/i],
    never: [/\*\*Senna/],
    source: '/',
  },
  {
    ask: 'sore throat remedy?',
    says: [/sage|marshmallow|mallow|agrimony|plantain|mullein|vervain/i],
    source: '/herbs/',
  },
  {
    ask: 'dry tickly cough',
    says: [/dry cough|scratches and brings nothing up/i, /marshmallow|mallow|iceland|plantain/i],
    source: '/herbs/',
  },
  { ask: 'chesty cough with phlegm', says: [/thyme/i], source: '/herbs/thyme' },
  {
    ask: 'I have a cold, what now',
    says: [/cold/i, /elderflower|linden|chamomile|meadowsweet|thyme|willow/i],
    source: '/herbs/',
  },
  { ask: 'blocked nose at night', says: [/nose|catarrh/i], source: '/herbs/' },
  {
    ask: 'What tea for stress at work?',
    says: [/stress/i, /lemon balm|lavender|passionflower|hops|oat/i],
    never: noPromise,
    source: '/herbs/',
  },
  { ask: 'feeling anxious and on edge all day', says: [/talk to a doctor/i, /\*\*/], source: '/herbs/' },
  { ask: 'period cramps tea', says: [/period/i, /yarrow|fennel|raspberry/i], source: '/herbs/' },
  { ask: 'pms', says: [/premenstrual/i], source: '/herbs/' },
  {
    ask: 'menopause hot flashes what helps?',
    says: [/sage/i, /flushes/i],
    never: [/black cohosh/i],
    source: '/herbs/sage',
  },
  {
    ask: 'I need more energy in the afternoon',
    says: [/tiredness/i, /green tea|mate|ginseng|eleuthero/i],
    never: [/boost/i],
    source: '/herbs/',
  },
  {
    ask: 'herbs for focus while studying',
    says: [/concentrat/i, /rosemary|ginseng|green tea|black tea/i],
    source: '/herbs/',
  },
  { ask: 'my joints ache, arthritis I think', says: [/joint/i, /doctor/i], source: '/herbs/' },
  { ask: 'Do you have something for acne?', says: [/skin/i], source: '/herbs/' },
  {
    ask: 'no appetite after being ill',
    says: [/appetite/i, /gentian|centaury|angelica|yarrow|coriander/i],
    source: '/herbs/',
  },
  {
    ask: 'What tea lowers high blood pressure?',
    says: [/doctor/i, /no tea of ours is a remedy/i],
    never: [/hibiscus lowers/i],
    source: '/help',
  },
  { ask: 'herbs against diabetes', says: [/doctor/i, /diabetes/i], source: '/' },
  { ask: 'detox tea for my liver', says: [/name no tea/i], never: [/\bdetox/i], source: '/' },
  { ask: 'slimming tea that really works?', says: [/name no tea/i, /losing weight/i], source: '/' },
  { ask: 'what tea cures covid', says: [/doctor/i, /name no tea/i], source: '/' },
  { ask: 'I feel depressed, which tea?', says: [/doctor/i], never: [/\*\*St/], source: '/' },
]
