import { Citation } from '#client/ui/source-list.tsx'
import { VerdictIcon } from '#client/ui/verdict-icon.tsx'
import { paths, recipeFactsPath } from '#domain/paths.ts'
import { toCheckInput } from '#domain/recipes/recipe-check.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'
import type { DisplayFinding } from '#domain/safety/browser-check.ts'
import { writeChangesHeading } from '#domain/safety/change-messages.ts'
import type { Change } from '#domain/safety/changes.ts'

import { usePersonalCheck } from './use-personal-check.ts'

export default function PersonalVerdict({ recipe }: { recipe: Recipe }) {
  const personalCheck = usePersonalCheck(recipeFactsPath(recipe.slug))
  const checkInput = toCheckInput(recipe)
  const report = personalCheck?.report(checkInput)
  return (
    <>
      <div role="status">
        {!personalCheck && <p>We can’t read the answers in this browser. Read the important notes instead.</p>}
        {personalCheck && report === undefined && <p>Checking this against your answers…</p>}
        {report === null && <p>We couldn’t check this recipe for you. Read the important notes, or try again.</p>}
        {report && (
          <p className={`verdict ${report.verdict}`}>
            <VerdictIcon verdict={report.verdict} />
            {report.sentence}
          </p>
        )}
      </div>
      {report === null && (
        <button type="button" className="button plain" onClick={personalCheck?.retry}>
          Try again
        </button>
      )}
      {personalCheck && report && <Changes changes={personalCheck.changes(checkInput)} />}
      {report?.unansweredNote && <p className="text-quiet">{report.unansweredNote}</p>}
      {report && <Reasons findings={[...report.findings, ...report.notices]} />}
      {report && recipe.isClosed && (
        <p className="text-quiet">
          Only premium members can see the amounts in this recipe. We checked it with the maximum amount of each herb
          that a recipe may contain, so the actual amounts may be lower.
        </p>
      )}
      <p className="text-quiet">
        {report && `Checked in this browser with facts version ${report.dataVersion}. `}
        <a href={paths.forYouFrom(paths.recipe(recipe.slug))}>Your answers</a>
      </p>
    </>
  )
}

function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <>
      <p className="mt-3 font-semibold">{writeChangesHeading(changes)}</p>
      <ul className="changes">
        {changes.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}

function Reasons({ findings }: { findings: readonly DisplayFinding[] }) {
  if (findings.length === 0) return null
  return (
    <details className="reasons-details">
      <summary>All reasons, with sources</summary>
      <ul>
        {findings.map(({ level, text, sources }) => (
          <li key={text} className={level === 'REFUSE' ? 'font-semibold' : undefined}>
            {text}
            {sources.length > 0 && (
              <small>
                {sources.map((source, position) => (
                  <span key={source.cite}>
                    {position > 0 && '; '}
                    <Citation source={source} />
                  </span>
                ))}
              </small>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
