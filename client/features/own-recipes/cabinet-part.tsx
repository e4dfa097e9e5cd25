import { Link } from 'react-router'

import { getCopyError, copyText } from '#client/core/copy-text.ts'
import { cabinetUrl } from '#domain/cabinet/cabinet-url.ts'
import { writeOwnToken } from '#domain/cabinet/shopping-selection.ts'

import { headingStyle } from './recipe-text.tsx'

type CabinetPartProps = { name: string; missing: readonly string[] }

/** Says which ingredients are missing from the member's cabinet, and puts them on the shopping list. */
export const CabinetPart = ({ name, missing }: CabinetPartProps) => (
  <section aria-labelledby="cabinet" className="print:hidden">
    <h2 id="cabinet" className={headingStyle}>
      Your cabinet
    </h2>
    {missing.length === 0 ? (
      <p>You have all the herbs.</p>
    ) : (
      <>
        <p>Missing: {missing.join(', ')}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Link to={cabinetUrl('shopping', writeOwnToken({ name, missing: [...missing] }))} className="button plain">
            Add to shopping list
          </Link>
          <button
            type="button"
            className="stand-alone cursor-pointer"
            onClick={() => void copyText(missing.join('\n'), { done: 'List copied', failed: getCopyError('The list') })}
          >
            Copy<span className="sr-only"> what is missing</span>
          </button>
        </p>
      </>
    )}
  </section>
)
