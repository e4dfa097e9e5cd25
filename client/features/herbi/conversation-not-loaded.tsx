import { Link } from 'react-router'

import { openAccountDialog } from '#client/core/account-dialog.ts'
import { paths } from '#domain/paths.ts'

import type { LoadedConversation } from './herbi.resource.ts'

type NotLoadedProps = { failure: NonNullable<LoadedConversation['failure']>; retry: () => void }

export function ConversationNotLoaded({ failure, retry }: NotLoadedProps) {
  if (failure === 'gone')
    return (
      <div className="note">
        <p>We couldn’t find this conversation. It may have been deleted.</p>
        <Link to={paths.askHerbi} className="button mt-4">
          New conversation
        </Link>
      </div>
    )
  if (failure === 'signed-out')
    return (
      <div className="note">
        <p>Sign in to see your saved conversations.</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <button type="button" className="button" onClick={() => openAccountDialog('sign-in')}>
            Sign In
          </button>
          <Link to={paths.askHerbi} className="button plain">
            New conversation
          </Link>
        </p>
      </div>
    )
  return (
    <div className="refusal">
      <p>We couldn’t load this conversation. It’s still saved. Try again in a moment.</p>
      <button type="button" className="button mt-4" onClick={retry}>
        Try again
      </button>
    </div>
  )
}
