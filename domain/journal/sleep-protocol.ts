import { protocolTeas as teas } from './protocol-teas.ts'
import type { Protocol } from './protocols.types.ts'

export const sleepProtocol: Protocol = {
  key: 'sleep',
  name: 'Sleep Optimization',
  emoji: '🌙',
  about:
    'Two weeks of getting up at the same time, with a cup an hour before bed. Passionflower, lavender and lemon balm are traditional evening herbs. Any effect varies from person to person.',
  keyHerbs: ['Passionflower', 'Lavender', 'Lemon Balm'],
  scale: 'sleep',
  minAge: 12,
  cautions: [
    'Not for use in pregnancy or while breastfeeding.',
    'The cup may make you sleepy. Do not drive after it. Do not combine it with alcohol, sleeping medicine or other medicines that make you drowsy.',
    'See a doctor if you sleep badly for longer than a month, stop breathing at night, or fall asleep during the day.',
  ],
  stages: [
    {
      title: 'Week 1: get up at the same time',
      teas: [teas.passionflower],
      actions: [
        'Choose a time to get up that works every day, and set the alarm.',
        'Go outside within an hour of getting up.',
        'Have your last coffee, black tea or cola before noon.',
        'Dim the lights an hour before bed.',
        'Leave your phone in another room overnight.',
        'Keep the bedroom cool, dark and quiet.',
        'No tea today. Get up at your usual time, even if you slept badly.',
      ],
    },
    {
      title: 'Week 2: winding down for bed',
      teas: [teas.lavender],
      actions: [
        'Go to bed only when you are sleepy, not merely tired.',
        'Write tomorrow’s list before supper, not in bed.',
        'Skip alcohol tonight: it makes sleep shorter, not deeper.',
        'Read a printed book or magazine for twenty minutes before you turn off the light.',
        'Awake for long? Get up, sit somewhere dim, and go back when you are sleepy.',
        'Keep naps under twenty minutes, and before 3pm.',
        'No tea today. Compare how you slept during the plan with how you slept before it.',
      ],
    },
  ],
}
