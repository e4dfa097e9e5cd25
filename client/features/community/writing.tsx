import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

import { askToSignIn } from '#client/core/account-dialog.ts'
import { useSession } from '#client/core/session.ts'
import { hasSessionCookie } from '#client/core/sign-in-hint.ts'
import { DialogNotFetched } from '#client/ui/dialog-not-fetched.tsx'
import { fetchedPart } from '#client/ui/fetched-part.tsx'
import { MarkedText } from '#client/ui/marked-text.tsx'
import type { Post, Reply } from '#domain/community/community.types.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'

import { CheckedNotes } from './checked-notes.tsx'

export type Subject = { kind: 'post'; post: Post } | { kind: 'reply'; post: Post; reply: Reply }
export type Action = 'edit' | 'delete' | 'report' | 'moderate'

export type ActionProps = {
  action: Action
  subject: Subject
  renderEmergencies: (emergencies: readonly Emergency[]) => ReactNode
  /** Receives the emergencies that the edited text mentions. */
  onEdited: (emergencies: readonly Emergency[]) => void
  onClose: () => void
}

/** Loaded with the first action on a text. */
const WritingAction = fetchedPart(() => import('./writing-action.tsx'), DialogNotFetched)

type WritingProps = Pick<ActionProps, 'subject' | 'renderEmergencies'> & {
  /** Undefined while unknown. */
  isOwn: boolean | undefined
  children?: ReactNode
  /** Buttons shown after all others. */
  extraButtons?: ReactNode
}

/** Text of a member with its safety notes and the actions of its author, other members and administrators. */
export function Writing({ subject, isOwn, renderEmergencies, children, extraButtons }: WritingProps) {
  const text = subject.kind === 'post' ? subject.post : subject.reply
  const session = useSession()
  const isAdmin = session?.role === 'admin'
  const mayBeOwn = isOwn === undefined && Boolean(session)
  const [action, setAction] = useState<Action | null>(null)
  const [emergencies, setEmergencies] = useState<readonly Emergency[]>([])
  const buttonRow = useActionFocus(action)
  const itemName = subject.kind === 'post' ? 'this post' : `this reply by ${text.authorName ?? 'a former member'}`
  const offered: [Action, string][] = [
    ...(isOwn
      ? ([
          ['edit', 'Edit'],
          ['delete', 'Delete'],
        ] as const)
      : mayBeOwn
        ? []
        : ([['report', 'Report']] as const)),
    ...(isAdmin ? ([['moderate', 'Moderate']] as const) : []),
  ].map(([one, word]) => [one, word])
  const startAction = (one: Action) => (hasSessionCookie() ? setAction(one) : askToSignIn('Please sign in first'))
  const part = action && (
    <Suspense fallback={<p className="text-quiet">Loading...</p>}>
      <WritingAction
        action={action}
        subject={subject}
        renderEmergencies={renderEmergencies}
        onEdited={setEmergencies}
        onClose={() => setAction(null)}
      />
    </Suspense>
  )
  return (
    <>
      {action === 'edit' ? (
        part
      ) : (
        <>
          <MarkedText body={text.body} />
          <CheckedNotes checked={text.checked} />
          {renderEmergencies(emergencies)}
        </>
      )}
      <div className={children ? 'foot' : 'foot hidden scripting:flex'} ref={buttonRow} hidden={action === 'edit'}>
        {children}
        {offered.map(([one, word]) => (
          <button
            key={one}
            type="button"
            className="stand-alone needs-script"
            data-act={one}
            aria-label={`${word} ${itemName}`}
            onClick={() => startAction(one)}
          >
            {word}
          </button>
        ))}
        {extraButtons}
      </div>
      {action !== 'edit' && part}
    </>
  )
}

/** Returns a ref for the row of buttons. The button that started an action gets the focus back when the action ends. */
function useActionFocus(action: Action | null) {
  const buttonRow = useRef<HTMLDivElement>(null)
  const startedAction = useRef(action)
  useEffect(() => {
    if (action === null && startedAction.current !== null)
      buttonRow.current?.querySelector<HTMLElement>(`[data-act=${startedAction.current}]`)?.focus()
    startedAction.current = action
  }, [action])
  return buttonRow
}
