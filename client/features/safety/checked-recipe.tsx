import { Link } from 'react-router'

import { FindingSources } from '#client/ui/finding-sources.tsx'
import { paths, recipeFactsForBrowser } from '#domain/paths.ts'
import { recipeToCheck } from '#domain/recipes/recipe-check.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'
import type { ToldFinding } from '#domain/safety/asked-check.ts'

import { usePersonalCheck } from './use-personal-check.ts'
import { VerdictIcon } from './verdict-icon.tsx'

/** The verdict of a recipe for whoever reads it, with its reasons and their sources. */
export default function CheckedRecipe({ recipe }: { recipe: Recipe }) {
  const personal = usePersonalCheck(recipeFactsForBrowser(recipe.slug))
  const report = personal?.report(recipeToCheck(recipe))
  return (
    <>
      <div role="status">
        {!personal && <p>We cannot read the answers that this browser keeps. The notes below hold for everybody.</p>}
        {personal && report === undefined && <p>Checking it for you…</p>}
        {report === null && (
          <p>We could not fetch the facts to check it for you. Until then the notes below hold for everybody.</p>
        )}
        {report && (
          <p className={`verdict ${report.verdict}`}>
            <VerdictIcon verdict={report.verdict} />
            {report.sentence}
          </p>
        )}
      </div>
      {report === null && (
        <button type="button" className="button plain" onClick={personal?.retry}>
          Try again
        </button>
      )}
      {report && report.findings.length > 0 && (
        <ul>
          {report.findings.map((finding) => (
            <Reason key={finding.text} finding={finding} />
          ))}
        </ul>
      )}
      {report && recipe.isClosed && (
        <p className="text-quiet">
          Checked by the most of each herb that a remedy of ours may hold: the amounts of this one are for premium
          members, and may be gentler.
        </p>
      )}
      <p className="text-quiet">
        {report && `Facts of ${report.dataVersion}, checked in this browser. `}
        <Link to={paths.forYouFrom(paths.recipe(recipe.slug))}>Your answers</Link>
      </p>
    </>
  )
}

function Reason({ finding: { level, text, sources } }: { finding: ToldFinding }) {
  return (
    <li className={level === 'REFUSE' ? 'font-semibold' : undefined}>
      {text}
      <FindingSources sources={sources} />
    </li>
  )
}
