import { protocolTeas as teas } from './protocol-teas.ts'
import type { Protocol } from './protocols.types.ts'

export const gutProtocol: Protocol = {
  key: 'gut',
  name: '21-Day Gut Reset',
  emoji: '🍵',
  about:
    'Three weeks of regular meals with a cup of tea after them. “Reset” is only its name: nothing is cleaned out, and there is nothing to fast for. The teas are traditional ones for fullness and wind.',
  keyHerbs: ['Peppermint', 'German Chamomile', 'Caraway', 'Coriander Seed', 'Ginger'],
  follows: 'energy',
  ageFrom: 12,
  cautions: [
    'Not in pregnancy or while breastfeeding: its cups hold more than cooking does.',
    'Not for people with blocked or inflamed bile ducts or acute gallbladder inflammation, nor with acid reflux, heartburn or a hiatus hernia.',
    'Its meals change with fibre, wheat and oats: with coeliac disease, an inflamed or narrowed bowel, or a diet that was prescribed to you, ask before you change what you eat.',
    'See a doctor before you start with pain that comes back, blood, fever, vomiting, trouble swallowing or losing weight without wanting to.',
  ],
  stages: [
    {
      title: 'Week 1: three meals in peace',
      teas: [teas.mintAndChamomile],
      acts: [
        'Write down what you eat today and when. Change nothing yet.',
        'Sit down for every meal, with the telephone in another room.',
        'Put the fork down between bites, and let each meal last twenty minutes.',
        'Walk for ten minutes after supper.',
        'Have supper three hours before you lie down.',
        'Drink water through the day; keep sparkling drinks for another week.',
        'No tea today. Read what you wrote: which meals sat well?',
      ],
    },
    {
      title: 'Week 2: more from plants',
      teas: [teas.seeds],
      acts: [
        'Add one portion of vegetables to one meal, cooked rather than raw.',
        'Swap one white bread, rice or pasta for a wholemeal one.',
        'Drink an extra glass of water: fibre needs it.',
        'Eat oats, barley or a banana for breakfast.',
        'Eat a small portion of lentils, beans or peas, well cooked.',
        'Walk for fifteen minutes after your largest meal.',
        'No tea today. What did you add that you would like to keep?',
      ],
    },
    {
      title: 'Week 3: a rhythm that stays',
      teas: [teas.gingerAndLemon],
      acts: [
        'Eat at the same hours as yesterday, give or take half an hour.',
        'Eat something plain and living if you like it: yoghurt, kefir or sauerkraut, a few spoonfuls.',
        'Cook one meal from things that need no list of ingredients.',
        'Leave the last biscuit: have a piece of fruit instead.',
        'Take five slow breaths before each meal.',
        'Walk for twenty minutes, whenever it suits you.',
        'No tea today. Compare this week with the first, and choose two habits to keep.',
      ],
    },
  ],
}
