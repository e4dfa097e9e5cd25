import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

import { askToSignIn } from '#client/core/account-dialog.ts'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import { useSession } from '#client/core/session.ts'
import { DialogLoadError } from '#client/ui/dialog-load-error.tsx'
import { lazyWithRetry } from '#client/ui/lazy-with-retry.tsx'
import { MarkedText } from '#client/ui/marked-text.tsx'
import type { Emergency } from '#domain/safety/emergencies.ts'

import { SafetyNotes } from './safety-notes.tsx'
import type { Action, ActionProps } from './text-actions.types.ts'

/** Loaded with the first action on a text. */
const TextAction = lazyWithRetry(() => import('./text-action.tsx'), DialogLoadError)

type CommunityTextProps = Pick<ActionProps, 'subject' | 'renderEmergencies'> & {
  /** Undefined while unknown. */
  isOwn: boolean | undefined
  children?: ReactNode
  /** Buttons shown after all others. */
  extraButtons?: ReactNode
}

/** Text of a member with its safety notes and the actions of its author, other members and administrators. */
export function CommunityText({ subject, isOwn, renderEmergencies, children, extraButtons }: CommunityTextProps) {
  const text = subject.kind === 'post' ? subject.post : subject.reply
  const session = useSession()
  const isAdmin = session?.role === 'admin'
  const mayBeOwn = isOwn === undefined && Boolean(session)
  const [action, setAction] = useState<Action | null>(null)
  const [emergencies, setEmergencies] = useState<readonly Emergency[]>([])
  const buttonRow = useActionFocus(action)
  const itemName = subject.kind === 'post' ? 'this post' : `this reply by ${text.authorName ?? 'a former member'}`
  const actionButtons: [Action, string][] = [
    ...(isOwn
      ? ([
          ['edit', 'Edit'],
          ['delete', 'Delete'],
        ] as const)
      : mayBeOwn
        ? []
        : ([['report', 'Report']] as const)),
    ...(isAdmin ? ([['moderate', 'Moderate']] as const) : []),
  ].map(([buttonAction, label]) => [buttonAction, label])
  const startAction = (buttonAction: Action) =>
    hasSessionCookie() ? setAction(buttonAction) : askToSignIn('Please sign in first')
  const actionElement = action && (
    <Suspense fallback={<p className="text-quiet">Loading...</p>}>
      <TextAction
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
        actionElement
      ) : (
        <>
          <MarkedText body={text.body} />
          <SafetyNotes checked={text.checked} />
          {renderEmergencies(emergencies)}
        </>
      )}
      <div
        className={children ? 'text-actions' : 'text-actions hidden scripting:flex'}
        ref={buttonRow}
        hidden={action === 'edit'}
      >
        {children}
        {actionButtons.map(([buttonAction, label]) => (
          <button
            key={buttonAction}
            type="button"
            className="stand-alone needs-script"
            data-action={buttonAction}
            aria-label={`${label} ${itemName}`}
            onClick={() => startAction(buttonAction)}
          >
            {label}
          </button>
        ))}
        {extraButtons}
      </div>
      {action !== 'edit' && actionElement}
    </>
  )
}

/** Returns a ref for the row of buttons. The button that started an action gets the focus back when the action ends. */
function useActionFocus(action: Action | null) {
  const buttonRow = useRef<HTMLDivElement>(null)
  const lastAction = useRef(action)
  useEffect(() => {
    if (action === null && lastAction.current !== null)
      buttonRow.current?.querySelector<HTMLElement>(`[data-action=${lastAction.current}]`)?.focus()
    lastAction.current = action
  }, [action])
  return buttonRow
}
