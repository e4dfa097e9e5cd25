import type { ActionResult } from '#client/core/run-action.ts'
import { Field } from '#client/ui/field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { type CannedReply, maxCannedTitleLength, namePlaceholder } from '#domain/support/canned-replies.rules.ts'
import { maxMessageLength } from '#domain/support/support.rules.ts'

type CannedReplyFieldsProps = { reply?: CannedReply; errors: ActionResult['errors'] }

export const CannedReplyFields = ({ reply, errors }: CannedReplyFieldsProps) => (
  <>
    <Field
      label="Title"
      hint="Only administrators see the title."
      name="title"
      required
      maxLength={maxCannedTitleLength}
      autoComplete="off"
      defaultValue={reply?.title}
      error={errors['title']}
    />
    <TextArea
      label="Message"
      hint={
        <>
          We replace <code>{namePlaceholder}</code> with the member’s name.
        </>
      }
      name="message"
      required
      max={maxMessageLength}
      rows={6}
      defaultValue={reply?.message}
      error={errors['message']}
    />
  </>
)
