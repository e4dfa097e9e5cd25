import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import { askFirstDisclaimer } from '#domain/safety/disclaimers.ts'

export const AboutHerbi = () => (
  <section className="label" aria-labelledby="about-herbi">
    <div>
      <h2 id="about-herbi" className="mb-2 text-center text-[1.45rem] text-cobalt">
        What Herbi is
      </h2>
      <ul className="ruled-list text-[.95rem]">
        <li>
          Herbi is an automated assistant: a program that answers from our <Link to={paths.herbs}>herbs</Link> and{' '}
          <Link to={paths.remedies}>remedies</Link>. It names the pages it used.
        </li>
        <li>
          Every sentence passes <Link to={paths.howWeCheck}>our safety rules</Link> before you see it. If it sees signs
          of an emergency, it says where to get help.
        </li>
        <li>
          It cannot diagnose or treat you, or replace a professional. It only knows what you write. If it does not know
          something, it says so.
        </li>
        <li>{askFirstDisclaimer}</li>
        <li>
          Before you ask, Herbi tells you who answers. This is our own program or, for members, possibly another
          provider’s model. Herbi names the provider.
        </li>
      </ul>
    </div>
  </section>
)
