import { protocolTeas as teas } from './protocol-teas.ts'
import type { Protocol } from './protocols.types.ts'

export const energyProtocol: Protocol = {
  key: 'energy',
  name: 'Energy Boosting',
  emoji: '🌞',
  about:
    'Two weeks of daylight, movement and breakfast, with cups that end early in the afternoon. Rosemary and mint are folk herbs for a clear head; green tea has caffeine, and so comes in the morning alone.',
  keyHerbs: ['Rosemary', 'Peppermint', 'Green Tea', 'Spearmint'],
  follows: 'energy',
  ageFrom: 18,
  cautions: [
    'Not in pregnancy or while breastfeeding: most of its cups hold more than cooking does.',
    'Not for people with gallstones, blocked or inflamed bile ducts or acute gallbladder inflammation, nor with acid reflux, heartburn or a hiatus hernia, nor with epilepsy or past seizures.',
    'Its second week has a cup with caffeine a day: not for people with a heart rhythm disorder, an over-active thyroid, or a stomach or duodenal ulcer.',
    'Tiredness that lasts for weeks has causes that a doctor can look for: have them looked for first.',
  ],
  stages: [
    {
      title: 'Week 1: light and movement',
      teas: [teas.rosemary],
      acts: [
        'Open the curtains as soon as you are up, and drink a glass of water.',
        'Eat breakfast, with something in it that keeps: oats, egg, nuts or bread with seeds.',
        'Walk for fifteen minutes before noon.',
        'Stand up once in every half hour.',
        'Eat a lighter lunch than usual, and step outside after it.',
        'Climb the stairs instead of taking the lift, once more than yesterday.',
        'No tea today. At which hour were you most awake this week?',
      ],
    },
    {
      title: 'Week 2: spend it well',
      teas: [teas.greenTea, teas.spearmint],
      acts: [
        'Put your hardest task into the hour in which you are most awake.',
        'Have nothing with caffeine after this morning’s cup.',
        'Do twenty minutes of anything that makes you a little out of breath, if your body allows it.',
        'Eat fruit or nuts when you reach for something sweet.',
        'Go to bed half an hour earlier.',
        'Do one thing today only because you like it.',
        'No tea today, and no caffeine. How was the morning without it?',
      ],
    },
  ],
}
