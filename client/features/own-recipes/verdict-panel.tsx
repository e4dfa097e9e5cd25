import { FindingSources } from '#client/ui/finding-sources.tsx'
import { summaryStyle } from '#client/ui/form-part.tsx'
import { VerdictIcon } from '#client/ui/verdict-icon.tsx'
import type { OwnRecipeReport } from '#domain/own-recipes/own-recipe-check.ts'
import {
  getOwnVerdictText,
  getShownVerdict,
  ownVerdictTexts,
  sharedVerdictTexts,
} from '#domain/own-recipes/own-recipes.messages.ts'
import { paths } from '#domain/paths.ts'
import { formatGrams } from '#domain/recipes/recipe-counts.ts'
import type { DisplayFinding } from '#domain/safety/browser-check.ts'
import { writeChangesHeading } from '#domain/safety/change-messages.ts'
import type { Change } from '#domain/safety/changes.ts'
import type { Verdict } from '#domain/safety/findings.ts'
import { isWithoutCaution } from '#domain/safety/passing.ts'

import type { Sources } from './use-sources.ts'

const panelStyle =
  'grid scroll-mt-5 gap-3 rounded-box border-[1.5px] border-s-5 bg-sheet px-5 pt-4.5 pb-5 wrap-anywhere'

const accents: Record<Verdict, string> = {
  ok: 'border-line border-s-leaf',
  separate: 'border-line border-s-cobalt',
  ok_with_warnings: 'border-line border-s-saffron',
  needs_review: 'border-line border-s-saffron',
  refused: 'border-rust',
}

type ChangesProps = {
  changes: readonly Change[]
  isPersonal: boolean
  /** Undefined on a page that only shows the recipe. */
  onApply?: (change: Change) => void
}

type VerdictPanelProps = ChangesProps & {
  /** Undefined for a recipe that somebody shares, whose report has its sources. */
  sources?: Sources
  /** Null if the facts couldn't be loaded, undefined while there is nothing to check. */
  report: OwnRecipeReport | null | undefined
  /** Address of the page, to which the questionnaire leads back. */
  path: string
}

/** Result of the check, with what to change, the findings, and what a day adds up to. */
export function VerdictPanel({ report, path, sources, ...changes }: VerdictPanelProps) {
  const { isPersonal } = changes
  return (
    <section
      id="safety-check"
      tabIndex={-1}
      className={`${panelStyle} ${report ? accents[getShownVerdict(report)] : 'border-line'}`}
      aria-labelledby="safety-check-title"
    >
      <h2 id="safety-check-title" className="text-[1.4rem]">
        Safety check
      </h2>
      <div role="status">
        <VerdictSentence report={report} isPersonal={isPersonal} isOwn={sources !== undefined} />
      </div>
      {report && (
        <>
          <Changes {...changes} />
          <Findings findings={report.findings} />
          {sources && <SourcesButton plants={report.plants} sources={sources} />}
          <DailyAmounts daily={report.daily} cupsTitle={sources ? 'Your cups' : 'These cups'} />
        </>
      )}
      <p className="text-quiet">
        {isPersonal ? 'Checked against your answers in this browser. ' : 'Checked for adults in general. '}
        <a href={paths.forYouFrom(path)} className="inline-link">
          {isPersonal ? 'Your answers' : 'Check it for you'}
        </a>
      </p>
    </section>
  )
}

type VerdictSentenceProps = Pick<VerdictPanelProps, 'report' | 'isPersonal'> & { isOwn: boolean }

function VerdictSentence({ report, isPersonal, isOwn }: VerdictSentenceProps) {
  if (report === null) return <p>We can’t run the check right now. Don’t drink this before it has been checked.</p>
  if (report === undefined)
    return <p>{isOwn ? 'Add an ingredient to start the check.' : 'Checking this against your answers…'}</p>
  const { tag, sentence, person } = getOwnVerdictText(report, isOwn ? ownVerdictTexts : sharedVerdictTexts)
  const shown = getShownVerdict(report)
  return (
    <p className={`verdict ${shown}`}>
      <VerdictIcon verdict={shown} />
      <span>
        <b>{tag}.</b> {isPersonal ? person : sentence}
      </span>
    </p>
  )
}

function Changes({ changes, isPersonal, onApply }: ChangesProps) {
  if (changes.length === 0) return null
  return (
    <div>
      <p className="font-semibold">{isPersonal ? writeChangesHeading(changes) : 'What you could change:'}</p>
      <ul className="mt-1 grid gap-2">
        {changes.map((change) => (
          <li key={change.text} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 flex-[1_1_12rem]">
              {change.text}
              {!isPersonal && !isWithoutCaution(change.verdict) && ' Then ask first.'}
            </span>
            {onApply && (
              <button type="button" className="button plain" onClick={() => onApply(change)}>
                Use this<span className="sr-only">: {change.text}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Findings({ findings }: { findings: readonly DisplayFinding[] }) {
  const serious = findings.filter(({ level }) => level !== 'NOTICE')
  const notices = findings.filter(({ level }) => level === 'NOTICE')
  return (
    <>
      <FindingList findings={serious} />
      {notices.length > 0 && (
        <details className="print:details-content:[content-visibility:visible]">
          <summary className={summaryStyle}>
            {notices.length === 1 ? 'One note' : `${notices.length} notes`} for everyone
          </summary>
          <FindingList findings={notices} />
        </details>
      )}
    </>
  )
}

const FindingList = ({ findings }: { findings: readonly DisplayFinding[] }) =>
  findings.length > 0 && (
    <ul className="grid list-disc gap-2 ps-[1.1em]">
      {findings.map(({ level, code, text, sources }) => (
        <li key={code + text} className={level === 'REFUSE' ? 'font-semibold text-rust' : undefined}>
          {text}
          <FindingSources sources={sources} />
        </li>
      ))}
    </ul>
  )

function SourcesButton({ plants, sources }: { plants: readonly string[]; sources: Sources }) {
  if (sources.areLoaded(plants)) return null
  return (
    <div className="print:hidden">
      {sources.hasFailed && <p className="error mb-2">We couldn’t load the sources. Try again in a moment.</p>}
      <button
        type="button"
        className="button plain"
        aria-disabled={sources.isLoading}
        onClick={() => {
          if (!sources.isLoading) sources.load(plants)
        }}
      >
        {sources.isLoading ? 'Loading...' : 'Show sources'}
      </button>
    </div>
  )
}

const cellStyle = 'border-t border-line py-1.5 ps-2.5 text-end font-normal'
const nameStyle = 'border-t border-line py-1.5 text-start font-normal'

/** Grams of each herb in a day, beside the most that anybody should drink. */
function DailyAmounts({ daily, cupsTitle }: Pick<OwnRecipeReport, 'daily'> & { cupsTitle: string }) {
  if (daily.length === 0) return null
  return (
    <table className="w-full text-[.94rem] tabular-nums">
      <caption className="pt-1.5 pb-1 text-start font-semibold">Dried herb in a day</caption>
      <thead className="text-[.86rem] text-quiet">
        <tr>
          <th scope="col" className={nameStyle}>
            Herb
          </th>
          <th scope="col" className={cellStyle}>
            {cupsTitle}
          </th>
          <th scope="col" className={cellStyle}>
            At most
          </th>
        </tr>
      </thead>
      <tbody>
        {daily.map(({ herb, name, gramsPerDay, maxDailyGrams }) => (
          <tr key={herb}>
            <th scope="row" className={nameStyle}>
              <a href={paths.herb(herb)} className="inline-link">
                {name}
              </a>
            </th>
            <td className={gramsPerDay > maxDailyGrams ? `${cellStyle} font-semibold text-rust` : cellStyle}>
              {formatGrams(gramsPerDay)}
            </td>
            <td className={cellStyle}>{formatGrams(maxDailyGrams)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
