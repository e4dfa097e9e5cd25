import type { MouseEvent } from 'react'

import { Select } from '#client/ui/select.tsx'
import { paths } from '#domain/paths.ts'
import { type CannedReply, fillPlaceholders } from '#domain/support/canned-replies.rules.ts'

type InsertCannedReplyProps = { replies: readonly CannedReply[]; name: string }

/** Inserts a canned reply at the cursor in the form's message; doesn't send it. */
export function InsertCannedReply({ replies, name }: InsertCannedReplyProps) {
  const insert = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const select = form?.elements.namedItem('canned')
    const textArea = form?.elements.namedItem('message')
    if (!(select instanceof HTMLSelectElement && textArea instanceof HTMLTextAreaElement)) return
    const reply = replies.find(({ id }) => id === select.value)
    if (!reply) return select.focus()
    textArea.setRangeText(fillPlaceholders(reply.message, name), textArea.selectionStart, textArea.selectionEnd, 'end')
    textArea.dispatchEvent(new Event('input', { bubbles: true }))
    textArea.focus()
  }
  return (
    <div className="canned-reply-picker">
      {replies.length > 0 && (
        <>
          <Select
            label="Canned reply"
            name="canned"
            options={[['', 'Choose one'], ...replies.map(({ id, title }) => [id, title] as const)]}
          />
          <button type="button" className="button plain" onClick={insert}>
            Insert
          </button>
        </>
      )}
      <a className="stand-alone" href={paths.adminReplies} target="_blank" rel="noopener">
        {replies.length > 0 ? 'Edit canned replies' : 'Add canned replies'}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </div>
  )
}
