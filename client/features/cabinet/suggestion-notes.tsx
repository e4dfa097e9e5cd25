import { Citation } from '#client/ui/source-list.tsx'
import { blendToRecipe as savedBlendToCheck } from '#domain/blends/blend-check.ts'
import { toBlendRecipe } from '#domain/cabinet/blend-form.ts'
import type { CheckedSuggestion, SuggestionCheck } from '#domain/cabinet/cabinet.types.ts'
import { suggestionVerdicts } from '#domain/cabinet/suggestion.messages.ts'

import type { Report, VerdictRenderers } from './verdict-renderers.ts'

type SuggestionNotesProps = Pick<CheckedSuggestion, 'check'> & Pick<VerdictRenderers, 'icon'>

/** Safety notes for everyone: the verdict and warnings are visible, the other notes are collapsed. */
export function SuggestionNotes({ check, icon: Icon }: SuggestionNotesProps) {
  if (!check) return <p className="note">We couldn’t check this blend. Don’t drink it until we can.</p>
  const { verdict, notes, sources } = check
  return (
    <>
      <p className={`verdict ${verdict}`}>
        <Icon verdict={verdict} />
        {suggestionVerdicts[verdict]}
      </p>
      <NoteList notes={notes.filter(({ isWarning }) => isWarning)} />
      <details className="sources">
        <summary>Safety notes for everyone</summary>
        <NoteList notes={notes.filter(({ isWarning }) => !isWarning)} />
      </details>
      <NoteSources sources={sources} />
    </>
  )
}

type PersonalNotesProps = {
  suggestion: Pick<CheckedSuggestion, 'suggestedHerbs' | 'blend'>
  verdictRenderers: VerdictRenderers
}

/** Result of the check against the answers stored in this browser. */
export function PersonalNotes({ suggestion, verdictRenderers: { icon: Icon, report, retry } }: PersonalNotesProps) {
  const { blend, suggestedHerbs } = suggestion
  const ownReport = report?.(blend ? savedBlendToCheck(blend) : toBlendRecipe(suggestedHerbs))
  return (
    <div className="my-2 min-h-15 rounded-box border-2 border-cobalt px-3.5 py-2">
      <div role="status">
        {ownReport === undefined && <p>Checking this against your answers…</p>}
        {ownReport === null && <p>We couldn’t check this blend against your answers.</p>}
        {ownReport && (
          <p className={`verdict ${ownReport.verdict}`}>
            <Icon verdict={ownReport.verdict} />
            <span>
              <b>For you:</b> {ownReport.sentence}
            </span>
          </p>
        )}
      </div>
      {ownReport === null && (
        <button type="button" className="button plain" onClick={retry}>
          Try again
        </button>
      )}
      {ownReport?.unansweredNote && <p className="text-quiet">{ownReport.unansweredNote}</p>}
      {ownReport && <Findings findings={ownReport.findings} />}
    </div>
  )
}

function Findings({ findings }: Pick<Report, 'findings'>) {
  const { notes, sources } = numberSources(findings)
  return (
    <>
      <NoteList notes={notes} />
      <NoteSources sources={sources} />
    </>
  )
}

/** Returns the findings and their numbered sources without duplicates. */
function numberSources(findings: Report['findings']): Pick<SuggestionCheck, 'notes' | 'sources'> {
  const allSources = findings.flatMap((finding) => finding.sources)
  const sources = [...new Map(allSources.map((source) => [source.cite, source])).values()]
  const positions = new Map(sources.map(({ cite }, position) => [cite, position]))
  const notes = findings.map(({ text, sources: findingSources }) => ({
    text,
    isWarning: true,
    sources: findingSources.flatMap(({ cite }) => positions.get(cite) ?? []),
  }))
  return { notes, sources }
}

/** Findings of a check, each with its source numbers. */
const NoteList = ({ notes }: Pick<SuggestionCheck, 'notes'>) =>
  notes.length > 0 && (
    <ul className="list-disc ps-[1.1em]">
      {notes.map(({ text, sources }) => (
        <li key={text} className="my-1.5 wrap-anywhere">
          {text}
          {sources.length > 0 && (
            <small className="text-quiet">
              <span className="sr-only"> Sources:</span> {sources.map((position) => position + 1).join(', ')}
            </small>
          )}
        </li>
      ))}
    </ul>
  )

/** Numbered list of the sources that the findings refer to. */
const NoteSources = ({ sources }: Pick<SuggestionCheck, 'sources'>) =>
  sources.length > 0 && (
    <details className="sources">
      <summary>{sources.length === 1 ? 'Source' : `Sources (${sources.length})`}</summary>
      <ol>
        {sources.map((source) => (
          <li key={source.cite}>
            <Citation source={source} />
          </li>
        ))}
      </ol>
    </details>
  )
