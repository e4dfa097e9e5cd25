import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'

import { openConversation } from './talk.ts'

/** Begins anew, also where the one that is shown was never kept. */
export const NewConversation = ({ className = 'stand-alone' }: { className?: string }) => (
  <Link to={paths.askHerbi} className={className} preventScrollReset onClick={() => openConversation(null)}>
    New conversation
  </Link>
)
