import Plus from 'lucide-react/icons/plus'

import { RowButtons } from '#client/ui/row-buttons.tsx'
import { useEditableLines } from '#client/ui/use-editable-lines.ts'
import { maxLines, maxNameLength } from '#domain/labels/label-drafts.ts'
import type { LabelDraft } from '#domain/labels/label.types.ts'
import type { HerbFacts } from '#domain/safety/facts.ts'

import type { ChangeLabel } from './use-label.ts'

type IngredientRowsProps = {
  draft: LabelDraft
  change: ChangeLabel
  herbs: readonly HerbFacts[]
  descriptions: ReadonlyMap<string, string> | undefined
}

export function IngredientRows({ draft: { lines }, change, herbs, descriptions }: IngredientRowsProps) {
  const {
    list,
    announcement,
    add,
    remove,
    move,
    change: changeRow,
  } = useEditableLines({
    lines,
    setLines: (newLines) => change({ lines: newLines }),
    createLine: (key) => ({ key, name: '', amount: '' }),
    getName: ({ name }) => name,
    requiresOneLine: true,
  })
  return (
    <fieldset>
      <legend className="mb-1 text-[0.94rem] font-semibold">Ingredients</legend>
      <p className="mb-3 text-[0.9rem] text-quiet" id="amounts-hint">
        Enter grams of dried herb for all cups together. You can also use teaspoons, such as 2 tsp.
      </p>
      <datalist id="herb-names">
        {herbs.map(({ slug, commonName }) => (
          <option key={slug}>{commonName}</option>
        ))}
      </datalist>
      <ol className="grid gap-3" ref={list}>
        {lines.map((line, position) => (
          <li
            key={line.key}
            className="grid grid-cols-[minmax(0,1fr)_6.5rem_auto] gap-x-2.5 gap-y-1 max-[30rem]:grid-cols-[minmax(0,1fr)_5.5rem] [&>div]:items-center max-[30rem]:[&>div]:col-span-full"
          >
            <input
              className="field h-12 px-3.5"
              data-line={line.key}
              list="herb-names"
              aria-label={`Ingredient ${position + 1}`}
              aria-describedby={`meaning-${line.key}`}
              placeholder="Herb"
              autoComplete="off"
              maxLength={maxNameLength}
              value={line.name}
              onChange={(event) => changeRow(line.key, { name: event.currentTarget.value })}
            />
            <input
              className="field h-12 px-3.5"
              aria-label={`Amount of ingredient ${position + 1}`}
              aria-describedby="amounts-hint"
              placeholder="Grams"
              autoComplete="off"
              maxLength={40}
              value={line.amount}
              onChange={(event) => changeRow(line.key, { amount: event.currentTarget.value })}
            />
            <RowButtons
              name={line.name || 'this line'}
              position={position}
              count={lines.length}
              move={(step) => move(position, step)}
              remove={() => remove(line, position)}
            />
            <small
              id={`meaning-${line.key}`}
              className="col-span-full min-h-[1.4em] text-[0.88rem] leading-[1.4] text-quiet max-[30rem]:row-2"
            >
              {descriptions?.get(line.key) ?? ''}
            </small>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {lines.length < maxLines && (
        <button type="button" className="button plain mt-3" onClick={add}>
          <Plus aria-hidden />
          Add an ingredient
        </button>
      )}
    </fieldset>
  )
}
