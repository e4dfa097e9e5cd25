import { Link } from 'react-router'

import { createForYouNotes } from '#domain/herbi/for-you.rules.ts'
import { paths } from '#domain/paths.ts'
import type { BrowserCheck } from '#domain/safety/browser-check.ts'

type ForYouNoteProps = { herbs: readonly string[]; answerText: string; check: BrowserCheck }

export function ForYouNote({ herbs, answerText, check }: ForYouNoteProps) {
  if (check.state === 'no-answers') return null
  if (check.state === 'loading') return <p className="herbi-for-you text-quiet">For you: checking…</p>
  if (check.state === 'failed') return <p className="herbi-for-you">For you: we couldn’t check these herbs.</p>
  const { notes, unchecked } = createForYouNotes(herbs, check.runCheck, answerText)
  const noteTexts = [...notes, ...(unchecked.length > 0 ? [`We couldn’t check ${unchecked.join(', ')}.`] : [])]
  return (
    <div className="herbi-for-you" data-warning={notes.length > 0}>
      {noteTexts.length === 0 ? (
        <p>
          <b>For you:</b> based on your answers, we found no other safety concerns about these herbs.
        </p>
      ) : (
        <>
          <p>
            <b>For you:</b>
          </p>
          <ul>
            {noteTexts.map((noteText) => (
              <li key={noteText}>{noteText}</li>
            ))}
          </ul>
        </>
      )}
      <Link to={paths.forYouFrom(paths.askHerbi)}>Your answers</Link>
    </div>
  )
}
