import { helpElsewhere, samaritans } from '../safety/help-lines.ts'
import { protocolTeas as teas } from './protocol-teas.ts'
import type { Protocol } from './protocols.types.ts'

export const stressProtocol: Protocol = {
  key: 'stress',
  name: 'Stress Management Protocol',
  emoji: '🌿',
  about:
    'Two weeks with two tea breaks a day. Holy basil was tested in small trials, lemon verbena is traditional for mild stress, and orange blossom is said to have a calming scent. The break itself may help just as much.',
  keyHerbs: ['Holy Basil', 'Rose Petal', 'Lemon Verbena', 'Orange Blossom'],
  scale: 'mood',
  minAge: 18,
  cautions: [
    'Not for use in pregnancy or while breastfeeding.',
    'Not for people with acid reflux, heartburn or a hiatus hernia.',
    'Its herbs are mildly calming. See how they affect you before you drive. Do not combine them with alcohol or sleeping medicine.',
    `If stress does not ease, talk to your doctor. If you have dark thoughts, tea is not the answer: talk to someone today, your doctor or Samaritans (${samaritans.numbers.join(', ')}). ${helpElsewhere}`,
  ],
  stages: [
    {
      title: 'Week 1: notice',
      teas: [teas.tulsiAndRose],
      actions: [
        'Write three lines in the evening: what was hard, what was easy.',
        'Sit down for both cups, and hold nothing in your other hand.',
        'Breathe in for four counts and out for six, for three minutes.',
        'Mute one app until tomorrow.',
        'Walk outside for twenty minutes in daylight.',
        'Say no to one thing that is not yours to do.',
        'No tea today. Read what you wrote: what keeps coming up?',
      ],
    },
    {
      title: 'Week 2: make room',
      teas: [teas.verbena, teas.orangeBlossom],
      actions: [
        'Choose the one thing that matters today, and do it first.',
        'Lie down, and tense and relax your muscles from feet to face.',
        'Call someone who is good for you.',
        'Take breaks before you need them: five minutes every hour.',
        'Move until you are a little out of breath, if your health allows.',
        'An hour before bed, put unfinished tasks on a list for tomorrow.',
        'No tea today. Which two breaks will you keep?',
      ],
    },
  ],
}
