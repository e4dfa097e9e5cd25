import { Link } from 'react-router'

import type { AnsweredBy } from '#domain/herbi/answer-providers.ts'
import type { HerbiStatus } from '#domain/herbi/herbi.types.ts'
import { paths } from '#domain/paths.ts'

type Status = HerbiStatus | null | undefined

const privacyNote = 'Don’t include names or private details.'

/** Note before the first question: who answers, where the question goes and what is stored. */
export const AnswerSource = ({ status, isMember }: { status: Status; isMember: boolean }) => (
  <>
    <p className="min-h-[2lh] sm:min-h-[1lh]">{answerSourceText(status)}</p>
    <p>
      {privacyNote}{' '}
      {isMember
        ? 'We keep your conversations in your account until you delete them.'
        : 'We don’t store visitors’ conversations. They disappear when you reload the page. If you sign in, we save your conversations.'}{' '}
      We keep the words of questions that Herbi can’t answer, but not who asked.{' '}
      <Link to={`${paths.privacy}#herbi`}>More about privacy</Link>
    </p>
  </>
)

function answerSourceText(status: Status) {
  if (status === undefined) return 'Checking who will answer…'
  if (status === null) return 'We couldn’t find out who will answer. Reload the page to try again.'
  if (status.provider === null) return 'Our own program answers. We don’t send your question to anyone else.'
  return (
    <>
      We send your question and the earlier ones in this conversation to{' '}
      <b className="wrap-anywhere text-ink">{status.provider}</b>, whose model answers.
    </>
  )
}

type AnswerSourceLineProps = { status: Status; lastAnsweredBy: AnsweredBy | undefined }

/** Who answers, and who gave the last answer if that was only one of several, or our own program in their place. */
export function AnswerSourceLine({ status, lastAnsweredBy }: AnswerSourceLineProps) {
  if (!status) return null
  if (status.provider === null) return <span>Our own program answers</span>
  return (
    <span>
      We send questions to <b className="wrap-anywhere text-ink">{status.provider}</b>
      {lastAnsweredBy &&
        lastAnsweredBy.name !== status.provider &&
        `. ${lastAnsweredBy.name ?? 'Our own program'} gave the last answer.`}
    </span>
  )
}
