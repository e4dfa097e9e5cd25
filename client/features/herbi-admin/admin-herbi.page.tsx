import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runAction } from '#client/core/run-action.ts'
import { useRefetchOnFocus } from '#client/core/use-refetch-on-focus.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import type { HerbiReport } from '#domain/herbi/herbi-report.types.ts'

import { AnswerCounts } from './answer-counts.tsx'
import { deleteUnanswered, getReport } from './herbi-admin.api.ts'
import { UnansweredQuestions } from './unanswered-questions.tsx'

export async function loader(args: LoaderFunctionArgs): Promise<HerbiReport> {
  await requireAdmin(args)
  return (await getReport(args.context)).report
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text = '' } = Object.fromEntries(textFields(await request.formData()))
  return runAction(() => deleteUnanswered(context, text), {
    success: 'Question deleted',
    failure: (reason) => `Failed to delete the question: ${reason}`,
  })
}

export function Component() {
  const report = useLoaderData<HerbiReport>()
  const { revalidate } = useRevalidator()
  useRefetchOnFocus(() => void revalidate())
  return (
    <AdminLayout title="Herbi">
      <div className="grid max-w-[60rem] gap-10">
        <AnswerCounts report={report} />
        <UnansweredQuestions questions={report.unanswered} />
      </div>
    </AdminLayout>
  )
}
