import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { useFetcher } from '#client/core/fetcher.tsx'
import type { ActionResult } from '#client/core/run-action.ts'
import { ConfirmButton } from '#client/ui/confirm-button.tsx'
import { Day } from '#client/ui/timestamp.tsx'
import type { HerbiConversation } from '#domain/herbi/herbi.types.ts'
import { conversationsDataPath, paths } from '#domain/paths.ts'

import { useActiveConversation } from './active-conversation.ts'
import type { LoadedConversations } from './conversations.resource.ts'
import { NewConversation } from './new-conversation.tsx'

const wideScreen = '(min-width: 64rem)'

/** Member's conversations, newest first. Starts collapsed on narrow screens. */
export default function Conversations() {
  const { conversationId } = useActiveConversation()
  const { data, load } = useFetcher<LoadedConversations | null>({ key: conversationsDataPath })
  const [isOpen] = useState(() => matchMedia(wideScreen).matches)
  useEffect(() => {
    void load(conversationsDataPath)
  }, [load])
  const reload = () => void load(conversationsDataPath)
  return (
    <details id="conversations" className="herbi-conversations scroll-mt-4" open={isOpen} tabIndex={-1}>
      <summary className="min-h-11 cursor-pointer text-cobalt">
        <h2 className="inline-block text-[1.45rem]">Your conversations</h2>
      </summary>
      <NewConversation className="button plain mt-2.5 mb-3.5" />
      {data === undefined && <p className="text-quiet">Loading...</p>}
      {data && <ConversationList conversations={data.conversations} openId={conversationId} reload={reload} />}
    </details>
  )
}

type ListProps = { conversations: readonly HerbiConversation[] | null; openId: string | null; reload: () => void }

function ConversationList({ conversations, openId, reload }: ListProps) {
  if (conversations === null)
    return (
      <p role="alert">
        We couldn’t load your conversations.{' '}
        <button type="button" className="inline-link" onClick={reload}>
          Try again
        </button>
      </p>
    )
  if (conversations.length === 0)
    return <p className="text-quiet">No conversations yet. Your questions and the answers will appear here.</p>
  return (
    <ul>
      {conversations.map((conversation) => (
        <ConversationItem
          key={conversation.id}
          conversation={conversation}
          isConversationOpen={conversation.id === openId}
        />
      ))}
    </ul>
  )
}

type ItemProps = { conversation: HerbiConversation; isConversationOpen: boolean }

function ConversationItem({ conversation: { id, title, updatedAt }, isConversationOpen }: ItemProps) {
  const fetcher = useFetcher<ActionResult>()
  const confirmDelete = () => void fetcher.submit({ id }, { action: conversationsDataPath, isReloading: false })
  return (
    <li className="border-t border-line pt-1 pb-1.5">
      <Link
        to={paths.conversation(id)}
        className="block min-h-11 content-center leading-[1.35] font-medium wrap-anywhere text-ink underline hover:text-cobalt aria-[current]:font-bold aria-[current]:text-cobalt"
        preventScrollReset
        aria-current={isConversationOpen ? 'page' : undefined}
        dir="auto"
      >
        {title}
      </Link>
      <p className="flex items-center justify-between text-[.93rem] text-quiet">
        <Day time={updatedAt} />
        <ConfirmButton
          itemName={`the conversation ${title}`}
          title="Delete this conversation?"
          consequences="This permanently deletes your questions and the answers."
          isDeleting={fetcher.state !== 'idle'}
          onDelete={confirmDelete}
        />
      </p>
    </li>
  )
}
