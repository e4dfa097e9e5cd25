import { type ComponentProps, type KeyboardEvent, type RefObject, useState } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { ComboboxOptions } from '#client/ui/combobox-options.tsx'
import { useCombobox } from '#client/ui/use-combobox.ts'
import { findTypedMention, suggestNames, createMention } from '#domain/community/mention-typing.rules.ts'
import { communityDataPath } from '#domain/paths.ts'

import type { ThreadAuthors } from './community.resource.ts'

type MentionAreaProps = Omit<ComponentProps<'textarea'>, 'ref'> & {
  textArea: RefObject<HTMLTextAreaElement | null>
  /** ID of the post being replied to. */
  postId: string
}

/** Suggests names from the thread after an `@`. Arrow keys choose, Enter inserts, Escape closes. */
export function MentionArea({ textArea, postId, onInput, ...props }: MentionAreaProps) {
  const authors = useFetcher<ThreadAuthors | null>()
  const [query, setQuery] = useState<string>()
  const names = query === undefined ? [] : suggestNames(authors.data?.names ?? [], query)
  const close = () => setQuery(undefined)
  const findMention = ({ value, selectionStart }: HTMLTextAreaElement) => {
    const mention = findTypedMention(value, selectionStart)
    setQuery(mention?.typedName)
    combobox.reset()
    if (mention && !authors.data && authors.state === 'idle')
      void authors.load(`${communityDataPath}?resource=people&id=${postId}`)
  }
  const insertName = (name: string) => {
    const field = textArea.current
    const mention = field && findTypedMention(field.value, field.selectionStart)
    if (mention) {
      field.setRangeText(`${createMention(name)} `, mention.start, field.selectionStart, 'end')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    close()
  }
  const combobox = useCombobox({
    count: names.length,
    first: 0,
    choose: (position) => insertName(names[position] ?? ''),
    close,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!combobox.onKeyDown(event) && caretKeys.has(event.key)) close()
  }
  return (
    <div className="combobox">
      <textarea
        {...props}
        ref={textArea}
        {...combobox.areaProps}
        onInput={(event) => {
          onInput?.(event)
          findMention(event.currentTarget)
        }}
        onKeyDown={onKeyDown}
        onPointerDown={close}
        onBlur={close}
      />
      <ComboboxOptions
        combobox={combobox}
        label="People in this thread"
        options={names}
        getKey={(name) => name}
        renderOption={(name) => name}
        choose={insertName}
        announcement={`${names.length} found. Use the arrow keys to choose and Enter to insert`}
      />
    </div>
  )
}

/** Keys that move the caret away from the mention. */
const caretKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'])
