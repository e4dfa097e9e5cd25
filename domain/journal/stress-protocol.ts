import { helpElsewhere, samaritans } from '../safety/help-lines.ts'
import { protocolTeas as teas } from './protocol-teas.ts'
import type { Protocol } from './protocols.types.ts'

export const stressProtocol: Protocol = {
  key: 'stress',
  name: 'Stress Management Protocol',
  emoji: '🌿',
  about:
    'Two weeks with two pauses a day, each as long as a cup. Holy basil has small trials behind it, lemon verbena a tradition for mild strain, orange blossom the name of a calming scent; the pause itself may do as much.',
  keyHerbs: ['Holy Basil', 'Rose Petal', 'Lemon Verbena', 'Orange Blossom'],
  follows: 'mood',
  ageFrom: 18,
  cautions: [
    'Not in pregnancy or while breastfeeding.',
    'Not for people with acid reflux, heartburn or a hiatus hernia.',
    'Its herbs are mildly calming: see how they affect you before you drive, and do not combine them with alcohol or sleeping medicine.',
    `When strain does not let go, talk to your doctor. When thoughts turn dark, no tea is an answer: talk to somebody today, your doctor or Samaritans (${samaritans.numbers.join(', ')}). ${helpElsewhere}`,
  ],
  stages: [
    {
      title: 'Week 1: notice',
      teas: [teas.tulsiAndRose],
      acts: [
        'Write three lines in the evening: what was heavy, what was light.',
        'Drink both cups sitting down, with nothing in the other hand.',
        'Breathe in for four counts and out for six, for three minutes.',
        'Switch off the messages of one app until tomorrow.',
        'Walk outside for twenty minutes, by daylight.',
        'Say no to one thing that is not yours to do.',
        'No tea today. Read your lines: what comes back?',
      ],
    },
    {
      title: 'Week 2: make room',
      teas: [teas.verbena, teas.orangeBlossom],
      acts: [
        'Choose the one thing that matters today, and begin with it.',
        'Tense and loosen your muscles from feet to face, lying down.',
        'Ring somebody who does you good.',
        'Take your breaks before you need them: five minutes in each hour.',
        'Move until you are a little out of breath, if your body allows it.',
        'Put away what is unfinished an hour before bed, on a list for tomorrow.',
        'No tea today. Which two pauses will you keep?',
      ],
    },
  ],
}
