import { Link } from 'react-router'

import { cabinetUrl } from '#domain/cabinet/cabinet-url.ts'
import type { MakeableRemedies, MakeableRemedy } from '#domain/cabinet/cabinet.types.ts'
import { chooseMenu, describeMenu, groupMenu, isOnMenu } from '#domain/cabinet/menu.rules.ts'
import { paths } from '#domain/paths.ts'
import { cardToCheckInput } from '#domain/recipes/recipe-check.ts'
import { formatCups, formatMinutes } from '#domain/recipes/recipe-counts.ts'

import type { Report, VerdictRenderers } from './verdict-renderers.ts'

type MenuProps = { makeable: MakeableRemedies | null; verdictRenderers: VerdictRenderers; shopping: string }

export const MenuLink = ({ shopping }: { shopping: string }) => (
  <Link to={cabinetUrl('menu', shopping)} className="stand-alone mt-4 mb-1 ms-6">
    Menu to print
  </Link>
)

/** Remedies that the member can make from the cabinet and that pass the check, as a page to print. */
export function Menu({ makeable, verdictRenderers, shopping }: MenuProps) {
  const entries = (makeable?.remedies ?? [])
    .filter(isOnMenu)
    .map((remedy) => Object.assign({ report: verdictRenderers.report?.(cardToCheckInput(remedy)) }, remedy))
  const menu = chooseMenu(entries, verdictRenderers.report !== undefined)
  return (
    <section className="shopping mt-7 max-w-176" aria-labelledby="menu">
      <h2 className="mb-2.5 text-[1.9rem]" id="menu">
        Tea menu
      </h2>
      {makeable === null ? (
        <p role="alert">We couldn’t load the remedies. Reload the page to try again.</p>
      ) : (
        <p className="text-quiet" role="status">
          {describeMenu(menu)}
        </p>
      )}
      {groupMenu(menu.shown).map(({ ailment, entries: remedies }) => (
        <section key={ailment} className="mt-6">
          <h3 className="text-[1.3rem] print:break-after-avoid">{ailment}</h3>
          <ul>
            {remedies.map((remedy) => (
              <MenuEntry key={remedy.id} remedy={remedy} report={remedy.report} />
            ))}
          </ul>
        </section>
      ))}
      <div className="card-actions mt-3.5 mb-1.5 print:hidden">
        {menu.shown.length > 0 && (
          <button type="button" className="button" onClick={() => print()}>
            Print
          </button>
        )}
        <Link to={cabinetUrl('mine', shopping)} className="stand-alone">
          Back to your herbs
        </Link>
      </div>
    </section>
  )
}

type EntryProps = { remedy: MakeableRemedy; report: Report | null | undefined }

const MenuEntry = ({ remedy, report }: EntryProps) => (
  <li className="border-b border-line py-2.5 wrap-anywhere print:break-inside-avoid">
    <b>
      <Link to={paths.recipe(remedy.slug)}>{remedy.name}</Link>
    </b>
    {remedy.variety > 0 && ` Variety ${remedy.variety}`}, {formatMinutes(remedy.brewMinutes)}, at most{' '}
    {formatCups(remedy.blend.cupsPerDay)} a day
    <span className="block text-quiet">{remedy.ingredientNames.join(', ')}</span>
    {report && report.verdict !== 'ok' && <span className="block">{report.tag}</span>}
  </li>
)
