import type { MouseEvent } from 'react'

import { Select } from '#client/ui/select.tsx'
import { paths } from '#domain/paths.ts'
import { type CannedReply, fillIn } from '#domain/support/canned-replies.rules.ts'

type InsertCannedProps = { replies: readonly CannedReply[]; name: string }

/** Inserts a canned reply at the cursor in the form's message; doesn't send it. */
export function InsertCanned({ replies, name }: InsertCannedProps) {
  const insert = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const choice = form?.elements.namedItem('canned')
    const area = form?.elements.namedItem('message')
    if (!(choice instanceof HTMLSelectElement && area instanceof HTMLTextAreaElement)) return
    const chosen = replies.find(({ id }) => id === choice.value)
    if (!chosen) return choice.focus()
    area.setRangeText(fillIn(chosen.message, name), area.selectionStart, area.selectionEnd, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
  }
  return (
    <div className="canned">
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
