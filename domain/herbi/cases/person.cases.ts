import type { HerbiCase } from './cases.types.ts'

export const personCases: readonly HerbiCase[] = [
  { question: 'Can I drink ginger tea while pregnant?', expected: [/pregnancy/i, /cooking/i], source: '/herbs/ginger' },
  {
    question: 'How many cups of ginger tea can I drink while pregnant?',
    expected: [/at most 1 g a day/],
    forbidden: [/3 cups/, /3 g/, /within the day/],
    source: '/herbs/ginger',
  },
  {
    question: 'I am pregnant and drink 20 g of ginger a day',
    expected: [/more in a day than the most/, /at most 1 g a day/],
    forbidden: [/3 cups/],
    source: '/herbs/ginger',
  },
  {
    question: 'I am breastfeeding, how many grams of sage a day?',
    expected: [/not advised while breastfeeding/],
    forbidden: [/At most \d/, /\d g/],
    source: '/herbs/sage',
  },
  {
    question: 'is sage tea safe in pregnancy',
    expected: [/not for use in pregnancy|midwife/i],
    forbidden: [/\bis safe\b/i],
    source: '/herbs/sage',
  },
  {
    question: 'I am 20 weeks along and have a cold, what tea?',
    expected: [/midwife|doctor/i, /cold/i],
    forbidden: [/\*\*Willow Bark\*\*:/],
    source: '/',
  },
  { question: 'which teas are allowed in pregnancy?', expected: [/cooking/i, /midwife/i] },
  { question: 'morning sickness tea?', expected: [/midwife|doctor|cooking/i], source: '/' },
  {
    question: 'raspberry leaf to bring on labour',
    expected: [/not for use in pregnancy|midwife|name no tea/i],
    forbidden: [/Pour \d/],
    source: '/',
  },
  { question: 'Is fennel ok when breastfeeding?', expected: [/breastfeeding/i], source: '/herbs/fennel' },
  {
    question: 'tea to increase milk supply',
    expected: [/breastfeeding/i, /midwife|doctor/i],
    forbidden: [/increases/i],
    source: '/',
  },
  {
    question: 'We are trying for a baby, may I have licorice tea?',
    expected: [/Liquorice/, /pregnancy|conceive/i],
    source: '/herbs/liquorice',
  },
  {
    question: 'Can my 5 year old drink chamomile tea?',
    expected: [/^Ask a pharmacist or doctor/, /12 and over/],
    forbidden: [/Pour \d/],
    source: '/herbs/chamomile',
  },
  {
    question: 'what tea for my toddler with a cough',
    expected: [/12|pharmacist|doctor/],
    forbidden: [/\*\*Thyme\*\*:/],
    source: '/',
  },
  { question: 'herbal tea for newborn colic', expected: [/milk alone|doctor/i], forbidden: [/Pour \d/], source: '/' },
  { question: 'honey in tea for my 8 month old', expected: [/honey/i, /first birthday|one year/i] },
  { question: 'is valerian ok for my 14 year old', expected: [/14|12|18|and over/], source: '/herbs/valerian' },
  { question: 'Which herbs can teenagers drink?', expected: [/from 12/i] },
  { question: 'I have epilepsy, can I drink sage?', expected: [/leave it out|epilepsy/i], source: '/herbs/sage' },
  { question: 'reflux and peppermint?', expected: [/reflux/i, /leave it out|Not for/i], source: '/herbs/peppermint' },
  {
    question: 'I have kidney disease. Is horsetail alright?',
    expected: [/^No: leave .*Horsetail.* out with kidney disease/],
    source: '/herbs/horsetail',
  },
  {
    question: 'which herbs should I avoid with low blood pressure',
    expected: [/leave out|ask first/i, /low blood pressure/],
    source: '/herbs/',
  },
  { question: 'I have an underactive thyroid, lemon balm?', expected: [/thyroid/i], source: '/herbs/lemon-balm' },
  {
    question: 'surgery next week, may i keep drinking chamomile and ginger',
    expected: [/surgery/i],
    source: '/herbs/',
  },
  {
    question: 'I am allergic to ragweed, is chamomile a problem?',
    expected: [/allergy/i, /leave/i],
    source: '/herbs/chamomile',
  },
  {
    question: 'allergic to celery: which teas not?',
    expected: [/leave out/i, /fennel|aniseed|caraway|angelica/i],
    source: '/',
  },
  { question: 'nut allergy, anything to mind?', expected: [/nut|allerg/i], source: '/' },
  {
    question: 'I have asthma and a cough, what do you suggest?',
    expected: [/cough/i, /doctor|pharmacist/i],
    source: '/herbs/',
  },
]

export const medicineCases: readonly HerbiCase[] = [
  {
    question: 'Can I drink chamomile tea with warfarin?',
    expected: [/bleeding/i, /pharmacist/i],
    source: '/herbs/chamomile',
  },
  { question: 'ginger and blood thinners', expected: [/bleeding/i, /pharmacist/i], source: '/herbs/ginger' },
  {
    question: 'I take sertraline, is lemon balm ok?',
    expected: [/Lemon Balm/, /pharmacist/i],
    source: '/herbs/lemon-balm',
  },
  {
    question: 'valerian with sleeping pills',
    expected: [/drows|sleepy/i, /Do not combine them/],
    forbidden: [/Ask your pharmacist first/, /Tell your pharmacist/],
    source: '/herbs/valerian',
  },
  {
    question: 'willow bark and ibuprofen together?',
    expected: [/^No: leave .*Willow Bark.* out with ibuprofen/, /bleeding/],
    source: '/herbs/willow-bark',
  },
  {
    question: 'does green tea affect metformin',
    expected: [/Green Tea/, /pharmacist|sugar/i],
    source: '/herbs/green-tea',
  },
  {
    question: 'Is licorice ok with hydrochlorothiazide / water tablets',
    expected: [/potassium|Do not/i],
    source: '/herbs/liquorice',
  },
  {
    question: 'I am on levothyroxine. Which herbs should I avoid?',
    expected: [/Ask your pharmacist|leave out/i],
    source: '/herbs/',
  },
  {
    question: 'what herbs clash with lithium?',
    expected: [/lithium/i, /leave out|Ask your pharmacist/i],
    source: '/herbs/',
  },
  {
    question: 'I take ramipril and have a cold, which tea can I have',
    expected: [/cold/i, /pharmacist/i],
    source: '/herbs/',
  },
  {
    question: 'can i drink peppermint with omeprazole',
    expected: [/Peppermint/, /pharmacist/i],
    source: '/herbs/peppermint',
  },
  {
    question: 'hawthorn plus bisoprolol',
    expected: [/Hawthorn/, /beta blockers|blood pressure/i],
    source: '/herbs/hawthorn',
  },
  { question: 'does anything interact with the pill', expected: [/contracepti|pharmacist/i], source: '/' },
  {
    question: 'I take zygofloxin, can I drink linden?',
    expected: [/Linden/],
    forbidden: [/nothing to worry/i],
    source: '/herbs/linden',
  },
  { question: 'can I have a glass of wine with valerian tea', expected: [/sleepy|drows/i], source: '/herbs/valerian' },
  { question: 'do herbs and medicines mix?', expected: [/pharmacist/i], source: '/' },
  { question: 'turmeric with clopidogrel', expected: [/bleeding/i], source: '/herbs/turmeric' },
  { question: 'warfrin and ginko', expected: [/do not use/i], source: '/herbs/ginkgo' },
]
