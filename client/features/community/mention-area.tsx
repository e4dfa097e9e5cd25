import { type ComponentProps, type KeyboardEvent, type RefObject, useState } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { ComboboxOptions } from '#client/ui/combobox-options.tsx'
import { useCombobox } from '#client/ui/use-combobox.ts'
import { mentionAt, suggestNames, writeMention } from '#domain/community/mention-typing.rules.ts'
import { communityForBrowser } from '#domain/paths.ts'

import type { People } from './community.resource.ts'

type MentionAreaProps = Omit<ComponentProps<'textarea'>, 'ref'> & {
  area: RefObject<HTMLTextAreaElement | null>
  /** ID of the post being replied to. */
  postId: string
}

/** Suggests names from the thread after an `@`. Arrow keys choose, Enter inserts, Escape closes. */
export function MentionArea({ area, postId, onInput, ...props }: MentionAreaProps) {
  const people = useFetcher<People | null>()
  const [typed, setTyped] = useState<string>()
  const names = typed === undefined ? [] : suggestNames(people.data?.names ?? [], typed)
  const close = () => setTyped(undefined)
  const findMention = ({ value, selectionStart }: HTMLTextAreaElement) => {
    const mention = mentionAt(value, selectionStart)
    setTyped(mention?.typed)
    combobox.reset()
    if (mention && !people.data && people.state === 'idle')
      void people.load(`${communityForBrowser}?of=people&id=${postId}`)
  }
  const take = (name: string) => {
    const field = area.current
    const mention = field && mentionAt(field.value, field.selectionStart)
    if (mention) {
      field.setRangeText(`${writeMention(name)} `, mention.start, field.selectionStart, 'end')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    close()
  }
  const combobox = useCombobox({
    count: names.length,
    first: 0,
    choose: (position) => take(names[position] ?? ''),
    close,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!combobox.onKeyDown(event) && leaving.has(event.key)) close()
  }
  return (
    <div className="combobox">
      <textarea
        {...props}
        ref={area}
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
        keyOf={(name) => name}
        renderOption={(name) => name}
        choose={take}
        announcement={`${names.length} found. Use the arrow keys to choose and Enter to insert`}
      />
    </div>
  )
}

/** Keys that move the caret away from the mention. */
const leaving = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'])
