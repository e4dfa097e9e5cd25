import type { HerbiCase } from './cases.types.ts'

/** Who drinks it: pregnancy, breastfeeding, children, illness, allergies. */
export const personCases: readonly HerbiCase[] = [
  { ask: 'Can I drink ginger tea while pregnant?', says: [/pregnancy/i, /cooking/i], source: '/herbs/ginger' },
  {
    ask: 'How many cups of ginger tea can I drink while pregnant?',
    says: [/at most 1 g a day/],
    never: [/3 cups/, /3 g/, /within the day/],
    source: '/herbs/ginger',
  },
  {
    ask: 'I am pregnant and drink 20 g of ginger a day',
    says: [/more in a day than the most/, /at most 1 g a day/],
    never: [/3 cups/],
    source: '/herbs/ginger',
  },
  {
    ask: 'I am breastfeeding, how many grams of sage a day?',
    says: [/not advised while breastfeeding/],
    never: [/At most \d/, /\d g/],
    source: '/herbs/sage',
  },
  {
    ask: 'is sage tea safe in pregnancy',
    says: [/not for use in pregnancy|midwife/i],
    never: [/\bis safe\b/i],
    source: '/herbs/sage',
  },
  {
    ask: 'I am 20 weeks along and have a cold, what tea?',
    says: [/midwife|doctor/i, /cold/i],
    never: [/\*\*Willow Bark\*\*:/],
    source: '/',
  },
  { ask: 'which teas are allowed in pregnancy?', says: [/cooking/i, /midwife/i], source: '/help' },
  { ask: 'morning sickness tea?', says: [/midwife|doctor|cooking/i], source: '/' },
  {
    ask: 'raspberry leaf to bring on labour',
    says: [/not for use in pregnancy|midwife|name no tea/i],
    never: [/Pour \d/],
    source: '/',
  },
  { ask: 'Is fennel ok when breastfeeding?', says: [/breastfeeding/i], source: '/herbs/fennel' },
  {
    ask: 'tea to increase milk supply',
    says: [/breastfeeding/i, /midwife|doctor/i],
    never: [/increases/i],
    source: '/',
  },
  {
    ask: 'We are trying for a baby, may I have licorice tea?',
    says: [/Liquorice/, /pregnancy|conceive/i],
    source: '/herbs/liquorice',
  },
  {
    ask: 'Can my 5 year old drink chamomile tea?',
    says: [/12/, /pharmacist or doctor/],
    never: [/Pour \d/],
    source: '/herbs/chamomile',
  },
  {
    ask: 'what tea for my toddler with a cough',
    says: [/12|pharmacist|doctor/],
    never: [/\*\*Thyme\*\*:/],
    source: '/',
  },
  { ask: 'herbal tea for newborn colic', says: [/milk alone|doctor/i], never: [/Pour \d/], source: '/' },
  { ask: 'honey in tea for my 8 month old', says: [/honey/i, /first birthday|one year/i], source: '/' },
  { ask: 'is valerian ok for my 14 year old', says: [/14|12|18|and over/], source: '/herbs/valerian' },
  { ask: 'Which herbs can teenagers drink?', says: [/12 and over/i], source: '/help' },
  { ask: 'I have epilepsy, can I drink sage?', says: [/leave it out|epilepsy/i], source: '/herbs/sage' },
  { ask: 'reflux and peppermint?', says: [/reflux/i, /leave it out|Not for/i], source: '/herbs/peppermint' },
  {
    ask: 'I have kidney disease. Is horsetail alright?',
    says: [/kidney/i, /leave it out|ask/i],
    source: '/herbs/horsetail',
  },
  {
    ask: 'which herbs should I avoid with low blood pressure',
    says: [/leave out|ask first/i, /low blood pressure/],
    source: '/herbs/',
  },
  { ask: 'I have an underactive thyroid, lemon balm?', says: [/thyroid/i], source: '/herbs/lemon-balm' },
  { ask: 'surgery next week, may i keep drinking chamomile and ginger', says: [/surgery/i], source: '/herbs/' },
  {
    ask: 'I am allergic to ragweed, is chamomile a problem?',
    says: [/allergy/i, /leave/i],
    source: '/herbs/chamomile',
  },
  { ask: 'allergic to celery: which teas not?', says: [/leave out/i, /fennel|aniseed|caraway|angelica/i], source: '/' },
  { ask: 'nut allergy, anything to mind?', says: [/nut|allerg/i], source: '/' },
  { ask: 'I have asthma and a cough, what do you suggest?', says: [/cough/i, /doctor|pharmacist/i], source: '/herbs/' },
]

/** Medicines. */
export const medicineCases: readonly HerbiCase[] = [
  { ask: 'Can I drink chamomile tea with warfarin?', says: [/bleeding/i, /pharmacist/i], source: '/herbs/chamomile' },
  { ask: 'ginger and blood thinners', says: [/bleeding/i, /pharmacist/i], source: '/herbs/ginger' },
  { ask: 'I take sertraline, is lemon balm ok?', says: [/Lemon Balm/, /pharmacist/i], source: '/herbs/lemon-balm' },
  {
    ask: 'valerian with sleeping pills',
    says: [/drows|sleepy/i, /Do not drink it together with them/],
    never: [/Ask your pharmacist first/, /Tell your pharmacist/],
    source: '/herbs/valerian',
  },
  {
    ask: 'willow bark and ibuprofen together?',
    says: [/Do not drink it together|not together/i],
    source: '/herbs/willow-bark',
  },
  { ask: 'does green tea affect metformin', says: [/Green Tea/, /pharmacist|sugar/i], source: '/herbs/green-tea' },
  {
    ask: 'Is licorice ok with hydrochlorothiazide / water tablets',
    says: [/potassium|Do not/i],
    source: '/herbs/liquorice',
  },
  {
    ask: 'I am on levothyroxine. Which herbs should I avoid?',
    says: [/Ask your pharmacist|leave out/i],
    source: '/herbs/',
  },
  { ask: 'what herbs clash with lithium?', says: [/lithium/i, /leave out|Ask your pharmacist/i], source: '/herbs/' },
  { ask: 'I take ramipril and have a cold, which tea can I have', says: [/cold/i, /pharmacist/i], source: '/herbs/' },
  { ask: 'can i drink peppermint with omeprazole', says: [/Peppermint/, /pharmacist/i], source: '/herbs/peppermint' },
  { ask: 'hawthorn plus bisoprolol', says: [/Hawthorn/, /beta blockers|blood pressure/i], source: '/herbs/hawthorn' },
  { ask: 'does anything interact with the pill', says: [/contracepti|pharmacist/i], source: '/' },
  {
    ask: 'I take zygofloxin, can I drink linden?',
    says: [/Linden/],
    never: [/nothing to worry/i],
    source: '/herbs/linden',
  },
  { ask: 'can I have a glass of wine with valerian tea', says: [/sleepy|drows/i], source: '/herbs/valerian' },
  { ask: 'do herbs and medicines mix?', says: [/pharmacist/i], source: '/' },
  { ask: 'turmeric with clopidogrel', says: [/bleeding/i], source: '/herbs/turmeric' },
  { ask: 'warfrin and ginko', says: [/do not use/i], source: '/herbs/ginkgo' },
]
