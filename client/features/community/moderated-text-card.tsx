import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { MarkedText } from '#client/ui/marked-text.tsx'
import { Day } from '#client/ui/timestamp.tsx'
import type { ModeratedText } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'

import { ConfirmedModerationForm, ModerationForm } from './moderation-form.tsx'
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
