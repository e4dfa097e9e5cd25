import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { useFetcher } from '#client/core/fetcher.tsx'
import { MarkedText } from '#client/ui/marked-text.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { Day } from '#client/ui/timestamp.tsx'
import type { ModeratedText } from '#domain/community/community.types.ts'
import { paths, communityDataPath } from '#domain/paths.ts'

import { SafetyNotes } from './safety-notes.tsx'

type ModeratedTextCardProps = {
  text: ModeratedText
  /** Content above the text. `children` are added to the buttons below it. */
  header?: ReactNode
  children?: ReactNode
}

/** Text of a member with its moderation actions. */
export function ModeratedTextCard({ text, header, children }: ModeratedTextCardProps) {
  const { kind, id, post, authorName, createdAt, editedAt, body, checked, status } = text
  const isShown = status === 'shown'
  const noun = kind === 'post' ? 'Post' : 'Reply'
  const reviewedVersion = { id, editedAt: String(editedAt ?? '') }
  return (
    <li className="review-card">
      {header}
      <div className="byline">
        <span>{kind === 'post' ? 'Post' : 'Reply to'}</span>
        {isShown ? <Link to={paths.post(post)}>{post.title}</Link> : <b>{post.title}</b>}
        <span>
          {authorName ?? 'former member'}, <Day time={createdAt} />
        </span>
        {!isShown && <span className="post-badge">{status}</span>}
      </div>
      <div className="review-text">
        <MarkedText body={body} />
        <SafetyNotes checked={checked} />
      </div>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        {children}
        <ModerationForm
          action={kind}
          fields={{ ...reviewedVersion, status: isShown ? 'hidden' : 'shown' }}
          label={statusActionLabels[status]}
          successMessage={`${noun} ${isShown ? 'hidden' : 'shown'}`}
        />
        <ConfirmedModerationForm
          action={kind}
          fields={{ ...reviewedVersion, status: 'deleted' }}
          question="Delete"
          label="Delete permanently"
          successMessage={`${noun} deleted`}
        />
        {authorName !== null && (
          <ConfirmedModerationForm
            action="suspend"
            fields={{ id, kind }}
            question="Suspend author"
            label={`Suspend ${authorName}`}
            successMessage="Account suspended"
          />
        )}
      </div>
    </li>
  )
}

const statusActionLabels = { shown: 'Hide', waiting: 'Approve', hidden: 'Show again', deleted: 'Show again' } as const

type ModerationFormProps = {
  action: string
  fields: Record<string, string>
  /** Label of the button. */
  label: string
  /** Message after success. */
  successMessage: string
  className?: string
}

export function ModerationForm({
  action,
  fields,
  label,
  successMessage,
  className = 'button plain',
}: ModerationFormProps) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action={communityDataPath}>
      {Object.entries({ ...fields, action, successMessage }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton intent="moderate" fetcher={fetcher} className={className}>
        {label}
      </SubmitButton>
    </fetcher.Form>
  )
}

type ConfirmedModerationFormProps = Omit<ModerationFormProps, 'className'> & { question: string }

/** Serious actions need a second click. */
const ConfirmedModerationForm = ({ question, ...form }: ConfirmedModerationFormProps) => (
  <details className="confirm-details">
    <summary>{question}…</summary>
    <ModerationForm {...form} className="button danger" />
  </details>
)
