import { protocolTeas as teas } from './protocol-teas.ts'
import type { Protocol } from './protocols.types.ts'

export const energyProtocol: Protocol = {
  key: 'energy',
  name: 'Energy Boosting',
  emoji: '🌞',
  about:
    'Two weeks of daylight, movement and breakfast, with no tea after early afternoon. In folk tradition, people take rosemary and mint for a clear head. Green tea contains caffeine, so you only drink it in the morning.',
  keyHerbs: ['Rosemary', 'Peppermint', 'Green Tea', 'Spearmint'],
  scale: 'energy',
  minAge: 18,
  cautions: [
    'Not for use in pregnancy or while breastfeeding: most teas in this plan contain larger amounts of the herbs than people use in cooking.',
    'Not for people with gallstones, blocked or inflamed bile ducts, acute gallbladder inflammation, acid reflux, heartburn, a hiatus hernia, epilepsy or past seizures.',
    'Not for people with a heart rhythm disorder, an over-active thyroid, or a stomach or duodenal ulcer: week 2 includes one cup of tea with caffeine a day.',
    'If you have been tired for weeks, see a doctor first, so that they can look for the cause.',
  ],
  stages: [
    {
      title: 'Week 1: light and movement',
      teas: [teas.rosemary],
      actions: [
        'Open the curtains as soon as you are up, and drink a glass of water.',
        'Eat a breakfast that keeps you full: oats, egg, nuts or bread with seeds.',
        'Walk for fifteen minutes before noon.',
        'Stand up every half hour.',
        'Eat a lighter lunch than usual, and step outside after it.',
        'Climb the stairs instead of taking the lift, once more than yesterday.',
        'No tea today. When were you most alert this week?',
      ],
    },
    {
      title: 'Week 2: use your energy well',
      teas: [teas.greenTea, teas.spearmint],
      actions: [
        'Do your hardest task at the time when you are most alert.',
        'Have no caffeine after this morning’s cup.',
        'Do twenty minutes of anything that makes you a little out of breath, if your health allows.',
        'Eat fruit or nuts when you reach for something sweet.',
        'Go to bed half an hour earlier.',
        'Do one thing today just because you enjoy it.',
        'No tea today, and no caffeine. How was the morning without them?',
      ],
    },
  ],
}
