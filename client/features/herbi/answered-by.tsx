import { Link } from 'react-router'

import type { HerbiStatus } from '#domain/herbi/herbi.types.ts'
import { paths } from '#domain/paths.ts'

type Status = HerbiStatus | null | undefined

const nothingPrivate = 'Don’t include names or private details.'

/** Tells the user, before the first question, who answers, which data goes where and what is stored. */
export const AnsweredBy = ({ status, isMember }: { status: Status; isMember: boolean }) => (
  <>
    <p className="answered-by who">{whoAnswers(status)}</p>
    <p className="answered-by">
      {nothingPrivate}{' '}
      {isMember
        ? 'Your conversations are kept in your account until you delete them.'
        : 'What you ask is kept nowhere and gone with a reload; conversations of members are kept.'}{' '}
      <Link to={`${paths.privacy}#herbi`}>More on privacy</Link>
    </p>
  </>
)

function whoAnswers(status: Status) {
  if (status === undefined) return 'Asking who answers…'
  if (status === null) return 'We could not find out who answers just now.'
  if (status.provider === null) return 'Our own program answers; your question goes to nobody else.'
  return (
    <>
      Your questions go to <b>{status.provider}</b>, whose model answers, with what you asked before in the same
      conversation.
    </>
  )
}

/** Short version of `AnsweredBy` beside the question box. */
export function AnsweredByLine({ status }: { status: Status }) {
  if (!status) return null
  if (status.provider === null) return <span>Our own program answers</span>
  return (
    <span>
      Questions go to <b>{status.provider}</b>
    </span>
  )
}
