import { type ComponentProps, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useFetcher } from 'react-router'

import { mentionAt, suggestNames, writeMention } from '#domain/community/mention-typing.rules.ts'
import { communityForBrowser } from '#domain/paths.ts'

import type { People } from './community.route.ts'

type MentionAreaProps = Omit<ComponentProps<'textarea'>, 'ref'> & {
  area: RefObject<HTMLTextAreaElement | null>
  /** The post below which it is written. */
  postId: string
}

/** Where a reply is written: behind an `@` it suggests who wrote in the thread. Arrows choose, Enter takes, Escape closes. */
export function MentionArea({ area, postId, onInput, ...props }: MentionAreaProps) {
  const listId = useId()
  const people = useFetcher<People | null>()
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  const names = typed === undefined ? [] : suggestNames(people.data?.names ?? [], typed)
  const close = () => setTyped(undefined)
  const look = ({ value, selectionStart }: HTMLTextAreaElement) => {
    const mention = mentionAt(value, selectionStart)
    setTyped(mention?.typed)
    setActive(0)
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
  const onKeyDown = (event: KeyboardEvent) => {
    const name = names[active]
    if (name === undefined || event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step) setActive((active + step + names.length) % names.length)
    else if (event.key === 'Enter') take(name)
    else if (event.key === 'Escape') close()
    else {
      if (leaving.has(event.key)) close()
      return
    }
    event.preventDefault()
  }
  return (
    <div className="combobox">
      <textarea
        {...props}
        ref={area}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={listId}
        aria-activedescendant={names.length > 0 ? `${listId}-${active}` : undefined}
        onInput={(event) => {
          onInput?.(event)
          look(event.currentTarget)
        }}
        onKeyDown={onKeyDown}
        onPointerDown={close}
        onBlur={close}
      />
      <div className="suggestions" id={listId} role="listbox" aria-label="Who wrote here" hidden={names.length === 0}>
        {names.map((name, position) => (
          // The keys are the field's; an option is taken by pointer alone.
          <button
            type="button"
            key={name}
            id={`${listId}-${position}`}
            role="option"
            tabIndex={-1}
            aria-selected={position === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <span className="sr-only" role="status">
        {names.length > 0 && `${names.length} of this thread: choose with the arrow keys, take with Enter`}
      </span>
    </div>
  )
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }
/** What moves the caret away from the name. */
const leaving = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'])
