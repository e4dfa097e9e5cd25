import { Link } from 'react-router'

import { useSite } from '#client/core/site.ts'
import { paths } from '#domain/paths.ts'
import { askFirst, educational } from '#domain/safety/disclaimers.ts'

export function Footer() {
  const { year } = useSite()
  return (
    <footer className="mt-22 border-t border-line bg-sheet py-9 text-[.95rem] text-quiet">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <p className="max-w-[62ch]">
          {`${educational} ${askFirst}`} © {year} Herbal Remedies
        </p>
        <nav aria-label="Footer">
          <Link to={paths.remedies} className="inline-flex min-h-11 items-center">
            All Remedies
          </Link>
        </nav>
      </div>
    </footer>
  )
}
