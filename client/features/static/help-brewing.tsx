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
            Most leaves and flowers are steeped: hot water goes over them and they wait. Some roots, barks and other
            hard parts are simmered in the pan, which is called a decoction. A few, such as marshmallow root, stand in
            cold water. The steps of the recipe say which; please do not exchange one for the other.
          </p>
        ),
      },
      {
        id: 'covered',
        question: 'Why should the cup be covered?',
        answer: (
          <p>
            The scent of many herbs leaves with the steam. A lid or a saucer keeps it in the cup, and keeps the tea hot
            while it waits.
          </p>
        ),
      },
      {
        id: 'fresh-or-dried',
        question: 'May I take fresh herbs instead of dried ones?',
        answer: (
          <p>
            Only if you weigh anew. Fresh plants are mostly water: we reckon four grams of fresh leaves, or five of
            fresh flowers or ginger, as one gram dried. That is a kitchen estimate. Where a line says “fresh”, the
            recipe has done it already. And take only plants that you can name with certainty.
          </p>
        ),
      },
      {
        id: 'scaling',
        question: 'How do I brew more or fewer cups?',
        answer: (
          <p>
            Press plus or minus beside “Ingredients”: the amounts follow, and a line says how much of the water that the
            steps name to take. The grams a cup stay as they are, and so do the times. Cups a day do not grow with the
            pot: four cups in a pot are still at most two for you, if the recipe says two.
          </p>
        ),
      },
      {
        id: 'timer',
        question: 'How does the brewing timer work?',
        words: 'alarm sound ring notification clock',
        answer: (
          <p>
            It counts down the brew time of the recipe. It needs JavaScript, and what it has to remember stays in your
            browser and is not sent to us. A kitchen clock does as well.
          </p>
        ),
      },
      {
        id: 'sweetening',
        question: 'May I sweeten it?',
        answer: (
          <p>
            Yes, unless the recipe advises against it. Honey and sugar count if you have diabetes, honey is not for
            children under one year, and for teeth less is better. Where a recipe contains them, its notes say so.
          </p>
        ),
      },
    ],
  },
]
