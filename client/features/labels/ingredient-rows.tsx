import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type ReactNode, useRef, useState } from 'react'

import { linesMax, nameLengthMax } from '#domain/labels/label-drafts.ts'
import type { LabelDraft, LabelLine } from '#domain/labels/label.types.ts'
import type { HerbFacts } from '#domain/safety/facts.ts'

import type { ChangeLabel } from './use-label.ts'

type IngredientRowsProps = {
  draft: LabelDraft
  change: ChangeLabel
  herbs: readonly HerbFacts[]
  meanings: ReadonlyMap<string, string> | undefined
}

/** What is in the blend, line by line; each can be moved and taken away by keyboard. */
export function IngredientRows({ draft: { lines }, change, herbs, meanings }: IngredientRowsProps) {
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const focusName = (key: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>(`#line-${key}`)?.focus())
  const put = (key: string, part: Partial<LabelLine>) =>
    change({ lines: lines.map((line) => (line.key === key ? { ...line, ...part } : line)) })
  const add = () => {
    const key = String(Math.max(0, ...lines.map((line) => Number(line.key))) + 1)
    change({ lines: [...lines, { key, name: '', amount: '' }] })
    focusName(key)
  }
  const remove = (line: LabelLine, position: number) => {
    const left = lines.filter(({ key }) => key !== line.key)
    const kept = left.length > 0 ? left : [{ key: `${Number(line.key) + 1}`, name: '', amount: '' }]
    change({ lines: kept })
    setSaid(`${line.name || 'Line'} removed`)
    focusName((kept[position] ?? kept.at(-1))?.key ?? '')
  }
  const move = (position: number, step: 1 | -1) => {
    const moved = [...lines]
    const [line] = moved.splice(position, 1)
    if (!line) return
    moved.splice(position + step, 0, line)
    change({ lines: moved })
    setSaid(`${line.name || 'Line'} is now number ${position + step + 1} of ${lines.length}`)
  }
  return (
    <fieldset>
      <legend className="mb-1 text-[0.94rem] font-semibold">Ingredients</legend>
      <p className="mb-3 text-[0.9rem] text-quiet" id="amounts-hint">
        Grams of dried herb for all the cups together; teaspoons, such as 2 tsp, are understood too.
      </p>
      <datalist id="herb-names">
        {herbs.map(({ slug, commonName }) => (
          <option key={slug}>{commonName}</option>
        ))}
      </datalist>
      <ol className="ingredient-rows" ref={list}>
        {lines.map((line, position) => (
          <li key={line.key}>
            <input
              className="field"
              id={`line-${line.key}`}
              list="herb-names"
              aria-label={`Ingredient ${position + 1}`}
              aria-describedby={`meaning-${line.key}`}
              placeholder="Herb"
              autoComplete="off"
              maxLength={nameLengthMax}
              value={line.name}
              onChange={(event) => put(line.key, { name: event.currentTarget.value })}
            />
            <input
              className="field"
              aria-label={`Amount of ingredient ${position + 1}`}
              aria-describedby="amounts-hint"
              placeholder="Grams"
              autoComplete="off"
              maxLength={40}
              value={line.amount}
              onChange={(event) => put(line.key, { amount: event.currentTarget.value })}
            />
            <div className="row-buttons">
              <RowButton
                name={`Move ${line.name || 'this line'} up`}
                isEnd={position === 0}
                press={() => move(position, -1)}
              >
                <ArrowUp aria-hidden />
              </RowButton>
              <RowButton
                name={`Move ${line.name || 'this line'} down`}
                isEnd={position === lines.length - 1}
                press={() => move(position, 1)}
              >
                <ArrowDown aria-hidden />
              </RowButton>
              <RowButton name={`Remove ${line.name || 'this line'}`} press={() => remove(line, position)}>
                <X aria-hidden />
              </RowButton>
            </div>
            <small id={`meaning-${line.key}`}>{meanings?.get(line.key) ?? ''}</small>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
      {lines.length < linesMax && (
        <button type="button" className="button plain mt-3" onClick={add}>
          <Plus aria-hidden />
          Add an ingredient
        </button>
      )}
    </fieldset>
  )
}

type RowButtonProps = { name: string; isEnd?: boolean; press: () => void; children: ReactNode }

/** One at an end stays where it is, so that the focus is not lost. */
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
