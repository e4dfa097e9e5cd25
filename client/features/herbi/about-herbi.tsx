import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import { askFirst } from '#domain/safety/disclaimers.ts'

export const AboutHerbi = () => (
  <section className="label" aria-labelledby="about-herbi">
    <div>
      <h2 id="about-herbi" className="mb-2 text-center text-[1.45rem] text-cobalt">
        What Herbi is
      </h2>
      <ul className="lines text-[.95rem]">
        <li>
          An automated assistant: a program that answers from our <Link to={paths.herbs}>herbs</Link> and{' '}
          <Link to={paths.remedies}>remedies</Link>, and says which pages it read.
        </li>
        <li>
          Every sentence passes <Link to={paths.howWeCheck}>our safety rules</Link> before you see it. Signs of an
          emergency are answered with where to get help.
        </li>
        <li>
          It does not diagnose, heal or replace anybody. It knows nothing of you but what you write, and what it does
          not know it says.
        </li>
        <li>{askFirst}</li>
        <li>
          Before you ask, Herbi says who answers: our own program, or for members perhaps a model of another provider,
          by name.
        </li>
      </ul>
    </div>
  </section>
)
