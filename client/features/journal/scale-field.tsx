import { useId, useState } from 'react'

import { moodEmoji, scaleLabels } from '#domain/journal/journal.messages.ts'
import { type Scale, scaleMax, scaleMin } from '#domain/journal/journal.schemas.ts'

/** Slider from 1 to 10 with its value. Mood also shows an emoji. */
export function ScaleField({ name, initial }: { name: Scale; initial: number }) {
  const id = useId()
  const [value, setValue] = useState(initial)
  return (
    <div className="labelled scale">
      <label htmlFor={id}>{scaleLabels[name]}</label>
      <p aria-hidden className="scale-value">
        {name === 'mood' && <span>{moodEmoji(value)}</span>}
        {value}
      </p>
      <input
        id={id}
        name={name}
        type="range"
        className="slider"
        min={scaleMin}
        max={scaleMax}
        step={1}
        value={value}
        aria-valuetext={`${value} of ${scaleMax}`}
        onChange={(event) => setValue(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
