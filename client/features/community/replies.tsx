import Lock from 'lucide-react/icons/lock'
import { Link } from 'react-router'

import type { Post, Reply } from '#domain/community/community.types.ts'
import { postDay } from '#domain/community/post-dates.ts'
import { paths } from '#domain/paths.ts'

import { MarkedText } from './marked-text.tsx'

type RepliesProps = {
  post: Post
  replies: readonly Reply[]
  next: number | null
  isFirst: boolean
}

/** What others answered, in the order of writing. */
export function Replies({ post, replies, next, isFirst }: RepliesProps) {
  return (
    <section aria-labelledby="replies">
      <h2 id="replies">{repliesWords(post.replyCount)}</h2>
      {!isFirst && (
        <Link to={paths.post(post)} className="stand-alone">
          Show the first replies
        </Link>
      )}
      {replies.length > 0 && (
        <ol className="replies">
          {replies.map((reply) => (
            <li key={reply.id} id={`reply-${reply.id}`}>
              <div className="byline">
                <b>{reply.authorName ?? 'former member'}</b>
                <span>
                  <time dateTime={new Date(reply.createdAt).toISOString()}>{postDay(reply.createdAt)}</time>
                  {reply.editedAt !== null && ', edited'}
                </span>
              </div>
              <MarkedText body={reply.body} />
            </li>
          ))}
        </ol>
      )}
      {next !== null && (
        <Link to={`${paths.post(post)}?after=${next}`} preventScrollReset className="stand-alone">
          Show more
        </Link>
      )}
      {post.isLocked && (
        <p className="placeholder">
          <Lock aria-hidden />
          This post is locked: it can be read, and takes no more replies.
        </p>
      )}
    </section>
  )
}

const repliesWords = (count: number) =>
  count === 0 ? 'No replies yet' : count === 1 ? '1 reply' : `${count.toLocaleString('en-GB')} replies`
