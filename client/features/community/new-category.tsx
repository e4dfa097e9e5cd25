import { useFetcher } from 'react-router'

import type { Outcome } from '#client/core/outcome.ts'
import { OutcomeLine } from '#client/ui/outcome-line.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useForm } from '#client/ui/use-form.ts'

import { CategoryFields } from './category-fields.tsx'

export function NewCategory() {
  const fetcher = useFetcher<Outcome>()
  const form = useForm(fetcher)
  return (
    <section className="mt-14" aria-labelledby="new-category">
      <h2 id="new-category" className="mb-5 text-cobalt">
        New category
      </h2>
      <fetcher.Form method="post" ref={form} noValidate className="fields">
        <CategoryFields faults={fetcher.data?.faults ?? {}} />
        <SubmitButton intent="create" fetcher={fetcher}>
          Create category
        </SubmitButton>
        <OutcomeLine outcome={fetcher.data} />
      </fetcher.Form>
    </section>
  )
}
