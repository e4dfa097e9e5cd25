export const comparison = [
  { question: 'Good for', tea: 'Mild, everyday complaints', medicine: 'What tea cannot mend' },
  { question: 'The amount', tea: 'By tradition, with limits from monographs', medicine: 'A tested dose' },
  {
    question: 'What is known',
    tea: 'Mostly long use, sometimes early research',
    medicine: 'Trials, a leaflet, a licence',
  },
  {
    question: 'It asks of you',
    tea: 'A kettle, ten minutes, a look at the notes',
    medicine: 'To take it as prescribed',
  },
  {
    question: 'Together',
    tea: 'Tell your pharmacist what you drink',
    medicine: 'Never stop one for a tea',
  },
]

export const features = [
  {
    title: '100% Natural Healing',
    text: 'Whole leaves, flowers, roots and seeds, and what a kitchen adds. What is in the jar is on the label.',
  },
  {
    title: 'Gentle on Your Body',
    text: 'Each cup stays under the limit we know for its herbs. Gentle is no promise: who should leave it out is said on the page.',
  },
  { title: 'Time-Tested Wisdom', text: 'What people have long drunk a herb for is told as what it is: tradition.' },
  {
    title: 'Comprehensive Database',
    text: 'The facts of more than 90 herbs stand behind the amounts, each page with its sources and what kind they are.',
  },
  { title: 'Quick & Easy Preparation', text: 'Most are brewed in under ten minutes, with a kettle and a strainer.' },
  { title: 'Proven Results', text: 'A use that rests on tradition or early research is called that, never a proof.' },
]

export const plans = [
  {
    name: 'Free',
    motto: 'For everyone, for good',
    lines: [
      'Every recipe, with its amounts and its notes',
      'Every herb, with its limits and sources',
      'Likes, bookmarks and your own collection',
      'Label designer, healing journal and community',
      'Five generated blends a month',
    ],
  },
  {
    name: 'Premium',
    motto: 'For those who brew a lot',
    lines: [
      'All that is free',
      'Generated blends without a monthly limit',
      'A herbal cabinet that knows what you have',
      'Suggestions from your own jars',
      'Support that answers you first',
    ],
  },
]

export const closingPromises = [
  'Instant access to 100+ remedies',
  'Guidance with named sources, and a team that answers',
  'Natural ingredients, each checked for safety limits',
  'No prescription needed for a cup of tea; never a reason to stop one',
]
