import Copy from 'lucide-react/icons/copy'
import { Link } from 'react-router'

import { getCopyError, copyText } from '#client/core/copy-text.ts'
import { useSite } from '#client/core/site.ts'
import { MarkedText } from '#client/ui/marked-text.tsx'
import { formatAnswerForCopying } from '#domain/herbi/conversation.rules.ts'
import type { HerbiAnswer, HerbiSource } from '#domain/herbi/herbi.types.ts'
import { listHerbTitles } from '#domain/herbi/suggested-questions.ts'

import type { Renderers } from './chat.types.ts'
import { ForYouNote } from './for-you-note.tsx'

type AnswerProps = { answer: HerbiAnswer } & Pick<Renderers, 'renderWithCheck'>

export function Answer({ answer, renderWithCheck }: AnswerProps) {
  const { url } = useSite()
  const herbs = listHerbTitles(answer.sources)
  const copy = () =>
    void copyText(formatAnswerForCopying(answer, url), { done: 'Answer copied', failed: getCopyError('The answer') })
  return (
    <>
      <MarkedText body={answer.body} />
      {herbs.length > 0 &&
        renderWithCheck((check) => <ForYouNote herbs={herbs} answerText={answer.text} check={check} />)}
      {answer.sources.length > 0 && <Sources sources={answer.sources} />}
      <p className="herbi-actions">
        <button type="button" className="stand-alone" onClick={copy}>
          <Copy aria-hidden />
          Copy<span className="sr-only"> the answer</span>
        </button>
      </p>
    </>
  )
}

const Sources = ({ sources }: { sources: readonly HerbiSource[] }) => (
  <div className="herbi-sources">
    <p>From these pages</p>
    <ul>
      {sources.map(({ title, path }) => (
        <li key={path}>
          <Link to={path} className="stand-alone">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
