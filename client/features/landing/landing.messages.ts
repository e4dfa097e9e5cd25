export const comparison = [
  { question: 'Good for', tea: 'Mild, everyday complaints', medicine: 'Conditions that tea cannot treat' },
  { question: 'Amount', tea: 'Traditional, with limits from official monographs', medicine: 'A tested dose' },
  {
    question: 'Evidence',
    tea: 'Mostly long-standing use, sometimes early research',
    medicine: 'Clinical trials, a patient leaflet and a licence',
  },
  {
    question: 'What you do',
    tea: 'Read the notes, boil a kettle, wait ten minutes',
    medicine: 'Take it as prescribed',
  },
  {
    question: 'Using both',
    tea: 'Tell your pharmacist which teas you drink',
    medicine: 'Never stop taking a medicine because of a tea',
  },
]

export const features = [
  {
    title: '100% Natural Healing',
    text: 'Recipes use whole leaves, flowers, roots and seeds, and everyday kitchen ingredients. Every recipe lists what goes into it.',
  },
  {
    title: 'Gentle on Your Body',
    text: 'No recipe exceeds the daily limits we have found for its herbs. “Gentle” is not a promise, so each recipe says who should avoid it.',
  },
  {
    title: 'Time-Tested Wisdom',
    text: 'We call a use traditional if people have drunk the herb for that purpose for a long time.',
  },
  {
    title: 'Comprehensive Database',
    text: 'More than 90 herbs have a page of their own. Each page lists its sources and says what kind of source each one is.',
  },
  { title: 'Quick & Easy Preparation', text: 'Most brew in under ten minutes, with a kettle and a strainer.' },
  { title: 'Proven Results', text: 'We say when a use is based on tradition or early research. Neither is proof.' },
]

export const plans = [
  {
    name: 'Free',
    motto: 'For everyone, always',
    lines: [
      'Recipes in grams, and every safety note',
      'Every herb, with its limits and sources',
      'Likes, bookmarks and your own collection',
      'Label designer, healing journal and community',
      'Five generated blends a month',
    ],
  },
  {
    name: 'Premium',
    motto: 'For people who brew a lot',
    lines: [
      'Everything in the free plan',
      'Generated blends with no monthly limit',
      'A herbal cabinet to keep track of what you have',
      'Suggestions from your own herbs',
      'Priority support',
    ],
  },
]

export const closingPromises = [
  'Instant access to 100+ remedies',
  'Guidance with named sources, and a team that answers questions',
  'Natural ingredients, each checked for safety limits',
  'No prescription needed for a cup of tea, but never stop taking a medicine because of it',
]
