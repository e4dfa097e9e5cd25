import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'

import { openConversation } from './active-conversation.ts'

/** Link that starts a new conversation, also if the open one was never saved and the URL stays the same. */
export const NewConversation = ({ className = 'stand-alone' }: { className?: string }) => (
  <Link to={paths.askHerbi} className={className} preventScrollReset onClick={() => openConversation(null)}>
    New conversation
  </Link>
)
