import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { MarkedText } from '#client/ui/marked-text.tsx'
import { Day } from '#client/ui/timestamp.tsx'
import type { ModeratedText } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'

import { CheckedNotes } from './checked-notes.tsx'
import { FinalForm, ModerationForm } from './moderation-form.tsx'

type ModeratedTextCardProps = {
  text: ModeratedText
  /** Content above the text. `children` are added to the buttons below it. */
  above?: ReactNode
  children?: ReactNode
}

/** Text of a member with its moderation actions. */
export function ModeratedTextCard({ text, above, children }: ModeratedTextCardProps) {
  const { kind, id, post, authorName, createdAt, editedAt, body, checked, status } = text
  const isShown = status === 'shown'
  const noun = kind === 'post' ? 'Post' : 'Reply'
  const reviewedVersion = { id, editedAt: String(editedAt ?? '') }
  return (
    <li className="judged">
      {above}
      <div className="byline">
        <span>{kind === 'post' ? 'Post' : 'Reply to'}</span>
        {isShown ? <Link to={paths.post(post)}>{post.title}</Link> : <b>{post.title}</b>}
        <span>
          {authorName ?? 'former member'}, <Day time={createdAt} />
        </span>
        {!isShown && <span className="mark">{status}</span>}
      </div>
      <div className="judged-text">
        <MarkedText body={body} />
        <CheckedNotes checked={checked} />
      </div>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        {children}
        <ModerationForm
          action={kind}
          fields={{ ...reviewedVersion, status: isShown ? 'hidden' : 'shown' }}
          word={showWords[status]}
          words={`${noun} ${isShown ? 'hidden' : 'shown'}`}
        />
        <FinalForm
          action={kind}
          fields={{ ...reviewedVersion, status: 'deleted' }}
          question="Delete"
          word="Delete permanently"
          words={`${noun} deleted`}
        />
        {authorName !== null && (
          <FinalForm
            action="suspend"
            fields={{ id, kind }}
            question="Suspend author"
            word={`Suspend ${authorName}`}
            words="Account suspended"
          />
        )}
      </div>
    </li>
  )
}

const showWords = { shown: 'Hide', waiting: 'Approve', hidden: 'Show again', deleted: 'Show again' } as const
