import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'

export const HerbiPart = () => (
  <>
    <p>
      <Link to={paths.askHerbi}>Herbi</Link> is a program. A question is read for signs of an emergency first, which are
      not stored, and then answered. The page says beforehand whether our own program answers or a model of another
      provider: then your question, and what you asked before it in that conversation, go to that provider, and nothing
      else about you. Your answers under <Link to={paths.forYou}>For you</Link> never do. Please name no one, and no
      illness that you would not tell a stranger.
    </p>
    <p>
      Questions of a visitor are counted by a salted hash of the network address and stored nowhere. A member’s
      conversations are kept so that they can be read again; only that member sees them, and can delete each of them.
    </p>
    <p>
      What you write into the <Link to={paths.blendGenerator}>blend generator</Link> is used to make the blend and not
      stored. Where a model of another provider proposes the herbs, your words and tastes go to that provider, as the
      page says beside the button, and nothing else about you. That a blend was made for you is counted for the month; a
      blend that you keep stands in your account until you delete it.
    </p>
  </>
)
