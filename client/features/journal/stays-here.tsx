import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import { educational } from '#domain/safety/disclaimers.ts'

export const StaysHere = () => (
  <section className="note" aria-labelledby="stays-here">
    <h2 id="stays-here" className="mb-2 text-[1.3rem]">
      It stays in this browser
    </h2>
    <p>
      No word of your journal is sent to us or to anybody else. Whoever uses this browser after you can read it, and who
      clears its data clears the journal too: <a href="#take-along">take it along as a file</a> now and then. More on
      the <Link to={paths.privacy}>privacy page</Link>.
    </p>
    <p className="mt-2">{educational}</p>
  </section>
)
