import { paths } from '#domain/paths.ts'

export const HerbiSection = () => (
  <>
    <p>
      <a href={paths.askHerbi}>Herbi</a> is a program. It checks each question for signs of an emergency, which we do
      not store, and then answers it. The page says beforehand whether the answer comes from our own program or from
      another provider’s AI model. If another provider’s model answers, we send that provider your question and what you
      asked earlier in that conversation. We send nothing else about you, and never your answers in{' '}
      <a href={paths.forYou}>For you</a>. Please do not include names, or health details that you would not share with a
      stranger.
    </p>
    <p>
      If you are not signed in, we count your questions by a hash (a scrambled value) of your network address and do not
      store the questions. If you are a member, we keep your conversations so that you can read them again. Only you can
      see them, and you can delete each one.
    </p>
    <p>
      We use what you write in the <a href={paths.blendGenerator}>blend generator</a> to make the blend, and we do not
      store it. If another provider’s AI model suggests the herbs, we send that provider your words and the tastes you
      chose, and nothing else about you. If this is the case, the page says so beside the button. We count how many
      blends we make for you each month. If you keep a blend, it stays in your account until you delete it.
    </p>
  </>
)
