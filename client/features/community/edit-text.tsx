import { useEffect } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { useLastNonNull } from '#client/core/use-last-non-null.ts'
import { Field } from '#client/ui/field.tsx'
import { maxTitleLength } from '#domain/community/community.rules.ts'
import { communityDataPath } from '#domain/paths.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'

import type { TextSource } from './community.resource.ts'
import { ContentField } from './content-field.tsx'
import type { ActionProps } from './text-actions.types.ts'
import { TextForm } from './text-form.tsx'

type EditResult = { emergencies: readonly Emergency[] }

/** Form that replaces a member's own text, filled with its source. */
export function EditTextForm({ subject: { kind, ...texts }, renderEmergencies, onEdited, onClose }: ActionProps) {
  const { id } = 'reply' in texts ? texts.reply : texts.post
  const { data, load } = useFetcher<TextSource | null>()
  // The fetcher reloads after other actions. A failed reload must not remove the form.
  const source = useLastNonNull(data ?? null)
  useEffect(() => void load(`${communityDataPath}?resource=${kind}&id=${id}`), [load, kind, id])
  if (data === undefined) return <p className="text-quiet">Loading...</p>
  if (source === null)
    return (
      <p className="refusal" role="alert">
        We couldn’t load your text. Try again in a moment.{' '}
        <button type="button" className="inline-link" onClick={onClose}>
          Close
        </button>
      </p>
    )
  return (
    <TextForm<EditResult>
      name={`edit ${id}`}
      intent={`change-${kind}`}
      button="Save"
      label={kind === 'post' ? 'Edit your post' : 'Edit your reply'}
      revision={JSON.stringify([source.title, source.content])}
      onSaved={({ emergencies }) => {
        onEdited(emergencies)
        onClose()
      }}
      onClose={onClose}
      renderFields={(errors) => (
        <>
          <input type="hidden" name="id" value={id} />
          {kind === 'post' && (
            <Field
              label="Title"
              name="title"
              defaultValue={source.title}
              maxLength={maxTitleLength}
              autoComplete="off"
              required
              error={errors['title']}
            />
          )}
          <ContentField
            label="Content"
            initial={source.content}
            error={errors['content']}
            rows={kind === 'post' ? 9 : 6}
            repliedPostId={kind === 'reply' ? texts.post.id : undefined}
            renderEmergencies={renderEmergencies}
          />
        </>
      )}
    />
  )
}
