import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { type PointerEvent, useState } from 'react'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ConfirmButton } from '#client/ui/confirm-button.tsx'
import { EditForm } from '#client/ui/edit-form.tsx'
import { Select } from '#client/ui/select.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useEditInPlace } from '#client/ui/use-edit-in-place.ts'
import { swapWithNeighbour } from '#domain/community/categories.rules.ts'
import type { AdminCategory } from '#domain/community/community.types.ts'
import { groupDigits } from '#domain/figures.ts'
import { paths } from '#domain/paths.ts'

import { CategoryFields } from './category-fields.tsx'

type PositionedCategory = { category: AdminCategory; categories: readonly AdminCategory[] }
type CategoryRowProps = PositionedCategory & {
  isDragged: boolean
  onGrab: (event: PointerEvent<HTMLElement>) => void
}

const rowStyle =
  'flex flex-wrap items-center gap-x-6 gap-y-2.5 border-t border-line py-4 motion-safe:in-data-[dragging=true]:[transition:translate_0.14s] [&_.fields]:basis-full'
const draggedStyle =
  'relative z-1 flex flex-wrap items-center gap-x-6 gap-y-2.5 rounded-xs border-t border-transparent bg-sheet py-4 [box-shadow:0_0_0_9px_var(--sheet),0_0_0_10.5px_var(--cobalt),0_14px_30px_9px_var(--shadow)] [&_.fields]:basis-full'

/** The grip works with pointers only; the arrow buttons do the same for everybody. */
export function CategoryRow({ category, categories, isDragged, onGrab }: CategoryRowProps) {
  const { id, name, description, color, icon, isActive } = category
  const { isEdited, editButton, closeEditor, toggleEditor } = useEditInPlace()
  const fetcher = useFetcher<ActionResult>()
  return (
    <li className={isDragged ? draggedStyle : rowStyle} data-dragged={isDragged}>
      <div className="flex min-w-0 flex-[1_1_22rem] gap-4 wrap-anywhere">
        <span className={isActive ? 'category-icon' : 'category-icon opacity-50'} aria-hidden>
          <svg viewBox="0 0 44 44">
            <circle cx="22" cy="22" r="20" fill="none" stroke={color} strokeWidth="4" />
          </svg>
          {icon}
        </span>
        <div>
          <h2 className="text-[1.3rem]" dir="auto">
            {name}
          </h2>
          {description && <p dir="auto">{description}</p>}
          <p className="ticket-details">
            {postCountLabel(category)}
            {!isActive && ' · hidden'}
          </p>
        </div>
      </div>
      <fetcher.Form method="post" className="flex flex-wrap items-center gap-2">
        <input type="hidden" name="id" value={id} />
        <SubmitButton intent={isActive ? 'hide' : 'show'} fetcher={fetcher} className="button plain">
          {isActive ? 'Hide' : 'Show'}
          <span className="sr-only"> {name}</span>
        </SubmitButton>
        <button ref={editButton} type="button" className="button plain" aria-expanded={isEdited} onClick={toggleEditor}>
          Edit<span className="sr-only"> {name}</span>
        </button>
        <DeleteCategory category={category} otherCategories={categories.filter((other) => other.id !== id)} />
      </fetcher.Form>
      <div className="flex flex-wrap items-center gap-2">
        <MoveButton category={category} categories={categories} step={-1} />
        <MoveButton category={category} categories={categories} step={1} />
        {categories.length > 1 && (
          <span
            className={`grid size-11 touch-none place-items-center text-quiet select-none hover:text-cobalt ${isDragged ? 'cursor-grabbing' : 'cursor-grab'}`}
            aria-hidden
            onPointerDown={onGrab}
            title="Drag to move"
          >
            <GripVertical className="size-5" />
          </span>
        )}
      </div>
      {isEdited && (
        <EditForm
          id={id}
          revision={JSON.stringify([name, description, color, icon])}
          label={`Edit ${name}`}
          close={closeEditor}
          renderFields={(errors) => <CategoryFields category={category} errors={errors} />}
        />
      )}
    </li>
  )
}

function MoveButton({ category: { id, name }, categories, step }: PositionedCategory & { step: -1 | 1 }) {
  const fetcher = useFetcher<ActionResult>()
  const ids = categories.map((category) => category.id)
  const order = swapWithNeighbour(ids, id, step)
  const isAtEnd = order.join(' ') === ids.join(' ')
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="order" value={order.join(' ')} />
      <SubmitButton intent="order" fetcher={fetcher} className="button plain square" isReady={!isAtEnd}>
        {step < 0 ? <ArrowUp aria-hidden className="size-5" /> : <ArrowDown aria-hidden className="size-5" />}
        <span className="sr-only">{`Move ${name} ${step < 0 ? 'up' : 'down'}`}</span>
      </SubmitButton>
    </fetcher.Form>
  )
}

function postCountLabel({ postCount, hasPosts }: AdminCategory): string {
  const visiblePosts = postCount === 1 ? '1 post' : `${groupDigits(postCount)} posts`
  return postCount === 0 && hasPosts ? `${visiblePosts} visible, others hidden` : visiblePosts
}

type DeleteCategoryProps = { category: AdminCategory; otherCategories: readonly AdminCategory[] }

/** Deletes a category after confirmation, which also asks where to move its posts. */
function DeleteCategory({ category: { id, name, hasPosts }, otherCategories }: DeleteCategoryProps) {
  const { submit, state } = useFetcher<ActionResult>()
  const [to, setTo] = useState('')
  const targetId = otherCategories.some((category) => category.id === to) ? to : (otherCategories[0]?.id ?? '')
  const confirmDelete = () =>
    void submit(
      { intent: 'delete', id, to: hasPosts ? targetId : '' },
      { method: 'post', action: paths.adminCategories },
    )
  return (
    <ConfirmButton
      itemName={name}
      title={`Delete “${name}”?`}
      consequences={
        <>
          This permanently deletes the category. Links to the category will then open the list of all posts.{' '}
          {hasPosts && 'Its posts stay. Choose where to move them.'}
        </>
      }
      isDeleting={state !== 'idle'}
      onDelete={confirmDelete}
    >
      {hasPosts && otherCategories.length > 0 && (
        <Select
          label="Move its posts to"
          name="to"
          value={targetId}
          onChange={(event) => setTo(event.currentTarget.value)}
          options={otherCategories.map((category) => [category.id, category.name] as const)}
        />
      )}
    </ConfirmButton>
  )
}
