import Copy from 'lucide-react/icons/copy'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { getCopyError, copyText } from '#client/core/copy-text.ts'
import { useSite } from '#client/core/site.ts'
import { MakeItMine } from '#client/ui/make-it-mine.tsx'
import { MarkedText } from '#client/ui/marked-text.tsx'
import { formatAnswerForCopying } from '#domain/herbi/conversation.rules.ts'
import { createForYouNotes } from '#domain/herbi/for-you.rules.ts'
import type { HerbiAnswer } from '#domain/herbi/herbi.types.ts'
import { listHerbTitles } from '#domain/herbi/suggested-questions.ts'
import { makeAnswerMine } from '#domain/own-recipes/make-blend-mine.ts'
import { paths } from '#domain/paths.ts'
import type { BrowserCheck } from '#domain/safety/browser-check.ts'

import { AnswerSources } from './answer-sources.tsx'
import type { Renderers } from './chat.types.ts'
import { ComparisonTable } from './comparison-table.tsx'

type AnswerProps = { answer: HerbiAnswer; children: ReactNode } & Pick<Renderers, 'renderWithCheck'>

/** Answer with its sources. `children` follow the buttons. */
export function Answer({ answer, renderWithCheck, children }: AnswerProps) {
  const { url } = useSite()
  const herbs = listHerbTitles(answer.sources)
  const copy = () =>
    void copyText(formatAnswerForCopying(answer, url), { done: 'Answer copied', failed: getCopyError('The answer') })
  return (
    <>
      <MarkedText body={answer.body} />
      {answer.details.table && <ComparisonTable table={answer.details.table} />}
      {herbs.length > 0 &&
        renderWithCheck((check) => <ForYouNote herbs={herbs} answerText={answer.text} check={check} />)}
      <AnswerSources answer={answer} />
      <p className="herbi-actions">
        <button
          type="button"
          className="stand-alone cursor-pointer gap-2 text-[.95rem] no-underline hover:underline"
          onClick={copy}
        >
          <Copy className="size-4.5" aria-hidden />
          Copy<span className="sr-only"> the answer</span>
        </button>
        {herbs.length > 0 && (
          <MakeItMine
            name={herbs.join(', ')}
            className="stand-alone text-[.95rem]"
            createForm={() => makeAnswerMine(answer)}
          />
        )}
        {children}
      </p>
    </>
  )
}

const forYouStyle = 'mt-4 max-w-[68ch] rounded-box border-2 px-4.5 py-3'

type ForYouNoteProps = { herbs: readonly string[]; answerText: string; check: BrowserCheck }

function ForYouNote({ herbs, answerText, check }: ForYouNoteProps) {
  if (check.state === 'no-answers') return null
  if (check.state === 'loading') return <p className={`${forYouStyle} border-cobalt text-quiet`}>For you: checking…</p>
  if (check.state === 'failed')
    return <p className={`${forYouStyle} border-cobalt`}>For you: we couldn’t check these herbs.</p>
  const { notes, unchecked } = createForYouNotes(herbs, check.runCheck, answerText)
  const noteTexts = [...notes, ...(unchecked.length > 0 ? [`We couldn’t check ${unchecked.join(', ')}.`] : [])]
  return (
    <div className={`${forYouStyle} ${notes.length > 0 ? 'border-saffron bg-saffron-wash' : 'border-cobalt'}`}>
      {noteTexts.length === 0 ? (
        <p>
          <b>For you:</b> based on your answers, we found no other safety concerns about these herbs.
        </p>
      ) : (
        <>
          <p>
            <b>For you:</b>
          </p>
          <ul className="list-disc ps-[1.1em]">
            {noteTexts.map((noteText) => (
              <li key={noteText}>{noteText}</li>
            ))}
          </ul>
        </>
      )}
      <Link to={paths.forYouFrom(paths.askHerbi)} className="inline-link -mb-2 inline-flex min-h-11 items-center">
        Your answers
      </Link>
    </div>
  )
}
