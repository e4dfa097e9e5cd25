import { Link } from 'react-router'

import type { HerbiStanding } from '#domain/herbi/herbi.types.ts'
import { paths } from '#domain/paths.ts'

type Standing = HerbiStanding | null | undefined

const nothingPrivate = 'Name nobody, and nothing that you would not tell a stranger.'

/** Who answers and where a question goes, before anything is asked; whether it is kept. */
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

/** The same in a few words, which stay beside the box. */
export function AnsweredByLine({ standing }: { standing: Standing }) {
  if (!standing) return null
  if (standing.provider === null) return <span>Our own program answers</span>
  return (
    <span>
      Questions go to <b>{standing.provider}</b>
    </span>
  )
}
