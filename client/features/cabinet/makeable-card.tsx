import { Link } from 'react-router'

import { Jar } from '#client/ui/jar.tsx'
import type { MakeableRemedy } from '#domain/cabinet/cabinet.types.ts'
import { formatDay } from '#domain/date-in-words.ts'
import { paths } from '#domain/paths.ts'

import type { ShoppingSelection } from './use-shopping-selection.ts'
import type { VerdictRenderers, Report } from './verdict-renderers.ts'

type MakeableCardProps = {
  remedy: MakeableRemedy
  verdictRenderers: VerdictRenderers
  report: Report | null | undefined
  shoppingSelection: ShoppingSelection
}

/** Card for a remedy. Shows the missing herbs, and the herb that expires first. */
export function MakeableCard({
  remedy,
  verdictRenderers: { tag: Tag, report: canCheck },
  report,
  shoppingSelection,
}: MakeableCardProps) {
  const { slug, name, subtitle, ailment, mainHerb, emoji, variety, ingredientNames, missing, first } = remedy
  return (
    <li className="saved-card">
      <div className="card-figure">
        <Jar herb={mainHerb} emoji={emoji} ailment={ailment} />
      </div>
      <div className="card-text">
        <p className="mb-1 flex flex-wrap gap-1.5">
          <span className="item-badge" data-kind={missing.length === 0 ? 'available' : 'unavailable'}>
            {missing.length === 0 ? 'You have all the herbs' : `${missing.length} missing`}
          </span>
        </p>
        <p className="ailment">{ailment}</p>
        <h3>
          {name}
          {variety > 0 && <span className="variety">{` Variety ${variety}`}</span>}
        </h3>
        <p>{subtitle}</p>
        {missing.length > 0 && <p>Missing: {missing.join(', ')}</p>}
        <p className="text-[.94rem] text-quiet">{ingredientNames.join(', ')}</p>
        {first && (
          <p className="text-[.94rem]">
            Uses your {first.name}, which expires on {formatDay(first.expiryDate)}.
          </p>
        )}
        {canCheck && <div className="mt-1 min-h-11">{report && <Tag report={report} slug={slug} />}</div>}
        {missing.length > 0 && (
          <label className="check">
            <input
              type="checkbox"
              checked={shoppingSelection.slugs.has(slug)}
              onChange={({ target }) => shoppingSelection.toggle(slug, target.checked)}
            />
            <span>
              On the shopping list<span className="sr-only"> for {name}</span>
            </span>
          </label>
        )}
        <div className="card-actions">
          <Link to={paths.recipe(slug)} className="button plain">
            View Recipe<span className="sr-only"> {name}</span>
          </Link>
          <Link to={paths.labelForRecipe(slug)} className="stand-alone">
            Make a label<span className="sr-only"> for {name}</span>
          </Link>
        </div>
      </div>
    </li>
  )
}
