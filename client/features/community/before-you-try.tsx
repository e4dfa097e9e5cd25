import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import { askFirst } from '#domain/safety/disclaimers.ts'

export const BeforeYouTry = () => (
  <aside className="label" aria-labelledby="before-you-try">
    <div>
      <h2 id="before-you-try" className="mb-2 text-center text-[1.45rem] text-cobalt">
        Before you try it
      </h2>
      <ul className="lines text-[.95rem]">
        <li>Members tell here what they did themselves. It is no medical advice, and nobody of us has tried it.</li>
        <li>
          Notes below a text come from <Link to={paths.howWeCheck}>our safety rules</Link>. Where there is none, that
          says nothing about whether it may be drunk.
        </li>
        <li>{askFirst}</li>
      </ul>
    </div>
  </aside>
)
