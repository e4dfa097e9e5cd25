import { protocolTeas as teas } from './protocol-teas.ts'
import type { Protocol } from './protocols.types.ts'

export const sleepProtocol: Protocol = {
  key: 'sleep',
  name: 'Sleep Optimization',
  emoji: '🌙',
  about:
    'Two weeks around one fixed hour of getting up, with a cup an hour before bed. Passionflower, lavender and lemon balm are traditional evening herbs; how much they do differs from one person to the next.',
  keyHerbs: ['Passionflower', 'Lavender', 'Lemon Balm'],
  follows: 'sleep',
  ageFrom: 12,
  cautions: [
    'Not in pregnancy or while breastfeeding.',
    'The cup may make you sleepy: do not drive after it, and do not combine it with alcohol, sleeping medicine or other medicines that make you drowsy.',
    'See a doctor when sleep stays away for longer than a month, when you stop breathing at night, or when you fall asleep by day.',
  ],
  stages: [
    {
      title: 'Week 1: the same hour',
      teas: [teas.passionflower],
      acts: [
        'Choose an hour for getting up that you can keep on every day, and set the alarm.',
        'Go outside within an hour of getting up.',
        'Have your last coffee, black tea or cola before noon.',
        'Dim the lights an hour before bed.',
        'Let the telephone sleep in another room.',
        'Keep the bedroom cool, dark and quiet.',
        'No tea today. Get up at your hour, also after a short night.',
      ],
    },
    {
      title: 'Week 2: the way to bed',
      teas: [teas.lavender],
      acts: [
        'Go to bed only when you are sleepy, not merely tired.',
        'Write tomorrow’s list before supper, not in bed.',
        'Leave out alcohol tonight: it makes sleep shorter, not deeper.',
        'Read on paper for twenty minutes before you put out the light.',
        'Awake for long? Get up, sit somewhere dim, go back when you are sleepy.',
        'Keep a nap under twenty minutes, and before three.',
        'No tea today. Compare your nights with those before the plan.',
      ],
    },
  ],
}
