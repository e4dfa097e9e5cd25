import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import { educationalDisclaimer } from '#domain/safety/disclaimers.ts'

export const PrivacyNote = () => (
  <section className="note" aria-labelledby="journal-privacy">
    <h2 id="journal-privacy" className="mb-2 text-[1.3rem]">
      Your journal stays in this browser
    </h2>
    <p>
      We never receive your journal, and neither does anyone else. Anyone who uses this browser can read it. Clearing
      the browser’s data deletes it, so <a href="#export-journal">export it</a> now and then. See our{' '}
      <Link to={paths.privacy}>privacy page</Link>.
    </p>
    <p className="mt-2">{educationalDisclaimer}</p>
  </section>
)
