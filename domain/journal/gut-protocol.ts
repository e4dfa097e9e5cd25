import { protocolTeas as teas } from './protocol-teas.ts'
import type { Protocol } from './protocols.types.ts'

export const gutProtocol: Protocol = {
  key: 'gut',
  name: '21-Day Gut Reset',
  emoji: '🍵',
  about:
    'Three weeks of regular meals with a cup of tea after them. “Reset” is only a name: the plan does not cleanse anything or involve fasting. These are traditional teas for fullness and wind.',
  keyHerbs: ['Peppermint', 'German Chamomile', 'Caraway', 'Coriander Seed', 'Ginger'],
  scale: 'energy',
  minAge: 12,
  cautions: [
    'Not for use in pregnancy or while breastfeeding: the teas in this plan contain larger amounts of the herbs than people use in cooking.',
    'Not for people with blocked or inflamed bile ducts, acute gallbladder inflammation, acid reflux, heartburn or a hiatus hernia.',
    'It adds fibre, wheat and oats to your meals. If you have coeliac disease, an inflamed or narrowed bowel, or a prescribed diet, ask your doctor or dietitian before you change what you eat.',
    'See a doctor before you start if you have pain that comes back, bleeding, fever, vomiting, trouble swallowing or unplanned weight loss.',
  ],
  stages: [
    {
      title: 'Week 1: three meals in peace',
      teas: [teas.mintAndChamomile],
      actions: [
        'Write down what you eat today and when. Change nothing yet.',
        'Sit down for every meal, with your phone in another room.',
        'Put the fork down between bites, and let each meal last twenty minutes.',
        'Walk for ten minutes after supper.',
        'Have supper three hours before you lie down.',
        'Drink water through the day; keep sparkling drinks for another week.',
        'No tea today. Read what you wrote: which meals suited you?',
      ],
    },
    {
      title: 'Week 2: more from plants',
      teas: [teas.seeds],
      actions: [
        'Add one portion of vegetables to one meal, cooked rather than raw.',
        'Swap one white bread, rice or pasta for a wholemeal one.',
        'Drink an extra glass of water: fibre needs it.',
        'Eat oats, barley or a banana for breakfast.',
        'Eat a small portion of lentils, beans or peas, well cooked.',
        'Walk for fifteen minutes after your largest meal.',
        'No tea today. Which additions would you like to keep?',
      ],
    },
    {
      title: 'Week 3: a lasting rhythm',
      teas: [teas.gingerAndLemon],
      actions: [
        'Eat at the same times as yesterday, give or take half an hour.',
        'Eat a few spoonfuls of plain yoghurt, kefir or sauerkraut, if you like it.',
        'Cook one meal from foods without an ingredients list.',
        'Have a piece of fruit instead of the last biscuit.',
        'Take five slow breaths before each meal.',
        'Walk for twenty minutes, whenever it suits you.',
        'No tea today. Compare this week with the first, and choose two habits to keep.',
      ],
    },
  ],
}
