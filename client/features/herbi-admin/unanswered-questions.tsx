import { useFetcher } from 'react-router'

import { copyText, getCopyError } from '#client/core/copy-text.ts'
import { saveFile } from '#client/core/save-file.ts'
import { Day } from '#client/ui/timestamp.tsx'
import { useFocusAfterRemoval } from '#client/ui/use-focus-after-removal.ts'
import { createAnswerId, writeAnswerEntry } from '#domain/herbi/answer-file.ts'
import { formatAskedCount } from '#domain/herbi/herbi-report.messages.ts'
import type { UnansweredQuestion } from '#domain/herbi/herbi-report.types.ts'

/** Questions without an answer. Each can become an entry of `catalog/answers`, or be deleted. */
export function UnansweredQuestions({ questions }: { questions: readonly UnansweredQuestion[] }) {
  const introduction = useFocusAfterRemoval<HTMLParagraphElement>(questions.length)
  return (
    <section aria-labelledby="unanswered">
      <h2 id="unanswered" className="mb-3">
        Questions without an answer
      </h2>
      <p ref={introduction} tabIndex={-1} className="max-w-[60ch] text-quiet">
        We store only the words of a question, and nothing about who asked. Questions that may say something about a
        person aren’t stored. To answer one, copy the entry into a file in <code>catalog/answers</code> and complete it.
      </p>
      {questions.length === 0 ? (
        <p className="mt-3">None in the last 90 days.</p>
      ) : (
        <ul className="records">
          {questions.map((question) => (
            <Question key={question.text} question={question} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Question({ question: { text, count, firstAskedAt, lastAskedAt } }: { question: UnansweredQuestion }) {
  const fetcher = useFetcher()
  if (fetcher.state !== 'idle') return null
  const copy = () => void copyText(writeAnswerEntry(text), { done: 'Entry copied', failed: getCopyError('The entry') })
  const save = () => saveFile(`${createAnswerId(text)}.yaml`, writeAnswerEntry(text), 'application/yaml')
  return (
    <li>
      <div>
        <b className="wrap-anywhere">{text}</b>
        <p className="record-facts">
          {formatAskedCount(count)}, first on <Day time={firstAskedAt} />, last on <Day time={lastAskedAt} />
        </p>
      </div>
      <p className="flex flex-wrap gap-x-4">
        <button type="button" className="stand-alone" onClick={copy}>
          Copy entry<span className="sr-only"> for {text}</span>
        </button>
        <button type="button" className="stand-alone" onClick={save}>
          Download<span className="sr-only"> the entry for {text}</span>
        </button>
        <button type="button" className="stand-alone" onClick={() => void fetcher.submit({ text }, { method: 'post' })}>
          Delete<span className="sr-only"> {text}</span>
        </button>
      </p>
    </li>
  )
}
