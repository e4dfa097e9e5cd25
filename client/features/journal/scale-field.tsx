import { useId, useState } from 'react'

import { getMoodEmoji, scaleLabels } from '#domain/journal/journal.messages.ts'
import { type Scale, maxScale, minScale } from '#domain/journal/journal.schemas.ts'

/** Slider from 1 to 10 with its value. Mood also shows an emoji. */
export function ScaleField({ name, initial }: { name: Scale; initial: number }) {
  const id = useId()
  const [value, setValue] = useState(initial)
  return (
    <div className="labelled scale">
      <label htmlFor={id}>{scaleLabels[name]}</label>
      <p aria-hidden className="scale-value">
        {name === 'mood' && <span>{getMoodEmoji(value)}</span>}
        {value}
      </p>
      <input
        id={id}
        name={name}
        type="range"
        className="slider"
        min={minScale}
        max={maxScale}
        step={1}
        value={value}
        aria-valuetext={`${value} of ${maxScale}`}
        onChange={(event) => setValue(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
