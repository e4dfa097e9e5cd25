import { paths } from '#domain/paths.ts'

import type { QuestionGroup } from './questions.tsx'

export const aboutBrewing: QuestionGroup[] = [
  {
    id: 'brewing',
    title: 'Brewing',
    questions: [
      {
        id: 'steep-or-simmer',
        question: 'When do I steep, and when do I simmer?',
        answer: (
          <p>
            Most leaves and flowers are steeped: pour hot water over them and wait. Some roots, barks and other hard
            parts are simmered in a pan, which is called a decoction. A few, such as marshmallow root, are left in cold
            water. The recipe’s steps say which method to use. Please do not swap one method for another.
          </p>
        ),
      },
      {
        id: 'covered',
        question: 'Why should the cup be covered?',
        answer: (
          <p>Many herbs lose their scent in the steam. A lid or a saucer keeps the scent in the cup and the tea hot.</p>
        ),
      },
      {
        id: 'fresh-or-dried',
        question: 'Can I use fresh herbs instead of dried ones?',
        answer: (
          <p>
            Yes, but only if you change the weight. Fresh plants are mostly water. We count 4 grams of fresh leaves, or
            5 grams of fresh flowers or ginger, as 1 gram of dried herb. This is a kitchen estimate. If an ingredient
            says “fresh”, the recipe has already allowed for this. Only use plants that you can identify with certainty.
          </p>
        ),
      },
      {
        id: 'substitutes',
        question: 'What can I use if I don’t have a herb?',
        synonyms: 'substitute replace swap instead alternative missing out of ingredient',
        answer: (
          <p>
            Choose “Don’t have one of these herbs?” below the ingredients of a recipe. We list up to three herbs with a
            traditional use for the same ailment and much of the same taste, and the amount. With each of them the
            recipe passes our check as well as before. If you have answered the questions in{' '}
            <a href={paths.forYou}>For you</a>, the list leaves out herbs that don’t suit you.
          </p>
        ),
      },
      {
        id: 'scaling',
        question: 'How do I brew more or fewer cups?',
        answer: (
          <p>
            Press plus or minus beside “Ingredients”. The amounts change, and a note tells you how to change the water
            in the steps. The grams per cup and the times stay the same. Brewing more does not mean that you can drink
            more. If the recipe says at most two cups a day, drink at most two, even if you brew a pot of four. Choose
            “How many cups can I make?” to enter the grams of a herb that you have: the recipe then shows the whole cups
            that they make, at the same strength.
          </p>
        ),
      },
      {
        id: 'units',
        question: 'Can I see teaspoons, US cups or °F?',
        synonyms: 'convert conversion imperial metric fahrenheit celsius ounces fluid oz spoon grams scales measure',
        answer: (
          <p>
            Yes. Choose the units below “Ingredients”. Every recipe then uses them, in print too. Teaspoons are level
            and rounded down, so you never use more of a herb than the recipe says. If a spoon is too coarse for a herb,
            we keep the grams. US cups, fluid ounces and °F are rounded to what you can measure. We check the grams, so
            use scales if you have some.
          </p>
        ),
      },
      {
        id: 'timer',
        question: 'How does the brewing timer work?',
        synonyms: 'alarm sound ring notification clock',
        answer: (
          <p>
            It counts down the recipe’s brew time. It needs JavaScript. The timer is stored in your browser and is not
            sent to us. A kitchen timer works just as well.
          </p>
        ),
      },
      {
        id: 'sweetening',
        question: 'Can I sweeten it?',
        answer: (
          <p>
            Yes, unless the recipe advises against it. If you have diabetes, take honey and sugar into account. Do not
            give honey to children under one year old. Using less is better for your teeth. If a recipe contains honey
            or sugar, its notes say so.
          </p>
        ),
      },
    ],
  },
]
