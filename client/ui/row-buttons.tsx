import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'

type RowButtonsProps = {
  /** Name for screen readers, after “Move” and “Remove”. */
  name: string
  position: number
  count: number
  move: (step: 1 | -1) => void
  remove: () => void
}

export const RowButtons = ({ name, position, count, move, remove }: RowButtonsProps) => (
  <div className="flex justify-end gap-1.5">
    <RowButton name={`Move ${name} up`} isEnd={position === 0} press={() => move(-1)}>
      <ArrowUp aria-hidden />
    </RowButton>
    <RowButton name={`Move ${name} down`} isEnd={position === count - 1} press={() => move(1)}>
      <ArrowDown aria-hidden />
    </RowButton>
    <RowButton name={`Remove ${name}`} press={remove}>
      <X aria-hidden />
    </RowButton>
  </div>
)

type RowButtonProps = { name: string; isEnd?: boolean; press: () => void; children: ReactNode }

/** At an end of the list, the button stays focusable so that the focus isn't lost. */
const RowButton = ({ name, isEnd = false, press, children }: RowButtonProps) => (
  <button
    type="button"
    className={isEnd ? 'square end' : 'square'}
    aria-disabled={isEnd}
    onClick={() => {
      if (!isEnd) press()
    }}
  >
    {children}
    <span className="sr-only">{name}</span>
  </button>
)
