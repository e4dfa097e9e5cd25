import { Link } from 'react-router'

import type { HerbiStanding } from '#domain/herbi/herbi.types.ts'
import { paths } from '#domain/paths.ts'

type Standing = HerbiStanding | null | undefined

const nothingPrivate = 'Name nobody, and nothing that you would not tell a stranger.'

/** Tells the user, before the first question, who answers, which data goes where and what is stored. */
export const AnsweredBy = ({ standing, isMember }: { standing: Standing; isMember: boolean }) => (
  <>
    <p className="answered-by who">{whoAnswers(standing)}</p>
    <p className="answered-by">
      {nothingPrivate}{' '}
      {isMember
        ? 'Your conversations are kept in your account until you delete them.'
        : 'What you ask is kept nowhere and gone with a reload; conversations of members are kept.'}{' '}
      <Link to={`${paths.privacy}#herbi`}>More on privacy</Link>
    </p>
  </>
)

function whoAnswers(standing: Standing) {
  if (standing === undefined) return 'Asking who answers…'
  if (standing === null) return 'We could not find out who answers just now.'
  if (standing.provider === null) return 'Our own program answers; your question goes to nobody else.'
  return (
    <>
      Your questions go to <b>{standing.provider}</b>, whose model answers, with what you asked before in the same
      conversation.
    </>
  )
}

/** Short version of `AnsweredBy` beside the question box. */
export function AnsweredByLine({ standing }: { standing: Standing }) {
  if (!standing) return null
  if (standing.provider === null) return <span>Our own program answers</span>
  return (
    <span>
      Questions go to <b>{standing.provider}</b>
    </span>
  )
}
