import { Link, type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router'

import { useReloadOnNote, useShows } from '#client/core/heard-links.ts'
import { requireAdmin } from '#client/features/accounts/gate.ts'
import { AdminFrame } from '#client/features/admin/admin-frame.tsx'
import { OpenJar } from '#client/ui/jar.tsx'
import type { ModeratedText, ModerationQueue, OpenReport } from '#domain/community/community.types.ts'
import { postDay } from '#domain/community/post-dates.ts'
import { communityForBrowser, paths } from '#domain/paths.ts'

import { CheckedNotes } from './checked-notes.tsx'
import { listModeration } from './community.api.ts'
import { MarkedText } from './marked-text.tsx'

export async function loader(given: LoaderFunctionArgs): Promise<ModerationQueue> {
  await requireAdmin(given)
  return listModeration(given.context)
}

/** What was refused is no longer as it was read. */
export const shouldRevalidate = () => true

export function Component() {
  const { waiting, reports } = useLoaderData<ModerationQueue>()
  useReloadOnNote(paths.adminModeration)
  useShows(paths.adminModeration)
  const isEmpty = waiting.length + reports.length === 0
  return (
    <AdminFrame title="Moderation">
      <p className="max-w-[60ch] text-quiet">
        Texts that wait for you, and what members reported. Whatever you do is written down with your name and the time.
      </p>
      {isEmpty && (
        <div className="flex flex-col items-center pt-12 text-center">
          <OpenJar className="w-32" />
          <p className="mt-6 font-display text-[1.4rem] font-semibold">Nothing waits for you.</p>
        </div>
      )}
      {waiting.length > 0 && (
        <section aria-labelledby="waiting">
          <h2 id="waiting" className="mt-12 mb-2 text-cobalt">
            Waiting texts
          </h2>
          <ul className="lines max-w-[44rem]">
            {waiting.map((text) => (
              <li key={text.id} className="grid gap-3">
                <TextToJudge text={text} />
                <div className="flex flex-wrap gap-3">
                  <Judge text={text} status="shown" word="Show it" words="Text shown" />
                  <Judge text={text} status="deleted" word="Delete it" words="Text deleted" />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {reports.length > 0 && (
        <section aria-labelledby="reports">
          <h2 id="reports" className="mt-12 mb-2 text-cobalt">
            Reports
          </h2>
          <ul className="lines max-w-[44rem]">
            {reports.map((report) => (
              <li key={report.id} className="grid gap-3">
                <Reported report={report} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </AdminFrame>
  )
}

function Reported({ report: { id, reason, reporterName, createdAt, text } }: { report: OpenReport }) {
  const { Form, state } = useFetcher()
  return (
    <>
      <p className="note">
        <b>{reporterName ?? 'Somebody without a display name'}</b>, {postDay(createdAt)}: {reason}
      </p>
      <TextToJudge text={text} />
      <div className="flex flex-wrap gap-3">
        {text.status === 'shown' ? (
          <Judge text={text} status="hidden" word="Hide it" words="Text hidden" />
        ) : (
          <Judge text={text} status="shown" word="Show it again" words="Text shown" />
        )}
        <Judge text={text} status="deleted" word="Delete it" words="Text deleted" />
        <Form method="post" action={communityForBrowser}>
          <input type="hidden" name="intent" value="moderate" />
          <input type="hidden" name="act" value="settle" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="words" value="Report settled" />
          <button type="submit" className="button" disabled={state !== 'idle'}>
            Settle the report
          </button>
        </Form>
      </div>
    </>
  )
}

function TextToJudge({ text: { kind, post, authorName, createdAt, body, checked, status } }: { text: ModeratedText }) {
  return (
    <>
      <p className="byline">
        <span>{kind === 'post' ? 'Post' : 'Reply to'}</span>
        {status === 'shown' ? <Link to={paths.post(post)}>{post.title}</Link> : <b>{post.title}</b>}
        <span>
          {authorName ?? 'former member'}, {postDay(createdAt)}
        </span>
        {status !== 'shown' && <span className="mark">{status}</span>}
      </p>
      <MarkedText body={body} />
      <CheckedNotes checked={checked} />
    </>
  )
}

type JudgeProps = { text: ModeratedText; status: 'shown' | 'hidden' | 'deleted'; word: string; words: string }

/** What takes a text away for good is asked for by a second press. */
function Judge({ text: { id, kind, editedAt }, status, word, words }: JudgeProps) {
  const { Form, state } = useFetcher()
  const isFinal = status === 'deleted'
  const form = (
    <Form method="post" action={communityForBrowser}>
      <input type="hidden" name="intent" value="moderate" />
      <input type="hidden" name="act" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="status" value={status} />
      <input type="hidden" name="editedAt" value={editedAt ?? ''} />
      <input type="hidden" name="words" value={words} />
      <button type="submit" className={isFinal ? 'button danger' : 'button plain'} disabled={state !== 'idle'}>
        {isFinal ? 'Delete for good' : word}
      </button>
    </Form>
  )
  if (!isFinal) return form
  return (
    <details className="final">
      <summary>{word}…</summary>
      {form}
    </details>
  )
}
