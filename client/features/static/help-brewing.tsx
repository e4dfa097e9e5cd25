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
            water. The recipe’s steps say which. Please do not swap one for another.
          </p>
        ),
      },
      {
        id: 'covered',
        question: 'Why should the cup be covered?',
        answer: (
          <p>
            Many herbs lose their scent with the steam. A lid or a saucer keeps the scent in the cup, and keeps the tea
            hot.
          </p>
        ),
      },
      {
        id: 'fresh-or-dried',
        question: 'Can I use fresh herbs instead of dried ones?',
        answer: (
          <p>
            Only if you change the weight. Fresh plants are mostly water: we count four grams of fresh leaves, or five
            of fresh flowers or ginger, as one gram dried. That is a kitchen estimate. If a line says “fresh”, the
            recipe has already done this. Only use plants that you can identify with certainty.
          </p>
        ),
      },
      {
        id: 'scaling',
        question: 'How do I brew more or fewer cups?',
        answer: (
          <p>
            Press plus or minus beside “Ingredients”. The amounts change, and a line says how much of the water in the
            steps to use. The grams a cup and the times stay the same. Brewing more does not mean that you can drink
            more. If the recipe says at most two cups a day, a pot of four still means at most two for you.
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
            Yes, unless the recipe advises against it. Honey and sugar matter if you have diabetes. Do not give honey to
            children under one year old. Less is better for your teeth. If a recipe contains them, its notes say so.
          </p>
        ),
      },
    ],
  },
]
