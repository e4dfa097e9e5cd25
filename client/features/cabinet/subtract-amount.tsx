import type { FormEvent } from 'react'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { Field } from '#client/ui/field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useForm } from '#client/ui/use-form.ts'
import { useSubmissionId } from '#client/ui/use-submission-id.ts'
import { maxQuantityLength } from '#domain/cabinet/cabinet.rules.ts'
import type { CabinetItem } from '#domain/cabinet/cabinet.types.ts'
import { countCups, parseQuantity } from '#domain/cabinet/quantity.rules.ts'
import { paths } from '#domain/paths.ts'

/**
 * Subtracts a strong cup or another amount from an item. Renders nothing if the item is out of stock or its quantity
 * can't be counted.
 */
export function SubtractAmount({ item }: { item: CabinetItem }) {
  const quantity = parseQuantity(item.quantity)
  const cupFetcher = useFetcher<ActionResult>({ key: `use ${item.id}` })
  const cupSubmissionId = useSubmissionId(cupFetcher)
  const cups = quantity ? countCups(quantity, item.herb) : 0
  if (cups === 0 || !item.isAvailable) return null
  // The button disappears when no cup is left, so the focus moves to the card.
  const keepFocus = ({ currentTarget }: FormEvent) => {
    if (cups <= 1) currentTarget.closest('article')?.focus({ preventScroll: true })
  }
  return (
    <div className="mt-2 flex flex-wrap items-start gap-x-4.5 gap-y-1">
      <cupFetcher.Form method="post" action={paths.cabinet} onSubmit={keepFocus}>
        <input type="hidden" name="id" value={item.id} />
        <input type="hidden" name="use" value={cupSubmissionId} />
        <SubmitButton fetcher={cupFetcher} intent="use" className="button plain h-11 px-4">
          Use a cup<span className="sr-only"> of {item.herb.name}</span>
        </SubmitButton>
      </cupFetcher.Form>
      <OtherAmount item={item} />
    </div>
  )
}

function OtherAmount({ item: { id, herb } }: { item: CabinetItem }) {
  const fetcher = useFetcher<ActionResult>({ key: `use some ${id}` })
  const form = useForm(fetcher)
  const submissionId = useSubmissionId(fetcher)
  return (
    <details className="collapsed open:basis-full">
      <summary>
        Another amount<span className="sr-only"> of {herb.name}</span>
      </summary>
      <fetcher.Form
        ref={form}
        method="post"
        action={paths.cabinet}
        className="grid max-w-80 justify-items-start gap-2.5 pb-2.5"
        noValidate
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="use" value={submissionId} />
        <Field
          label="How much did you use?"
          hint={`For example, 3 g, 1 tsp or 2 cups. A strong cup uses ${herb.gramsPerCup} g.`}
          name="amount"
          required
          maxLength={maxQuantityLength}
          autoComplete="off"
          error={fetcher.data?.errors['amount']}
        />
        <SubmitButton fetcher={fetcher} intent="use" className="button plain h-11 px-4">
          Subtract
        </SubmitButton>
      </fetcher.Form>
    </details>
  )
}
