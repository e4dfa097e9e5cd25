import { paths } from '#domain/paths.ts'

export const HerbiSection = () => (
  <>
    <p>
      <a href={paths.askHerbi}>Herbi</a> is a program. It first checks a question for signs of an emergency, which are
      not stored, and then answers it. The page says beforehand whether the answer comes from our own program or from
      another provider’s model. If such a model answers, your question, and what you asked before it in that
      conversation, go to that provider, and nothing else about you. Your answers in <a href={paths.forYou}>For you</a>{' '}
      never do. Please do not include names, or health details that you would not share with a stranger.
    </p>
    <p>
      We count a visitor’s questions by a salted hash of the network address and do not store the questions. We keep a
      member’s conversations so that they can be read again. Only that member sees them, and can delete each of them.
    </p>
    <p>
      We use what you write in the <a href={paths.blendGenerator}>blend generator</a> to make the blend and do not store
      it. If another provider’s model suggests the herbs, we send that provider your words and chosen tastes, and
      nothing else about you. The page says so beside the button. We count how many blends were made for you each month.
      A blend that you keep stays in your account until you delete it.
    </p>
  </>
)
