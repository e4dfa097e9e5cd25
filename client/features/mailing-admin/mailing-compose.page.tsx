import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { keepDataOnFailure } from '#client/core/keep-data-on-failure.ts'
import { createRevalidation } from '#client/core/revalidation.ts'
import { showToast } from '#client/core/toasts.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { MailingLayout } from '#client/features/admin/mailing-layout.tsx'
import { campaignMessages } from '#domain/mailing/campaigns.messages.ts'
import type { Campaign } from '#domain/mailing/campaigns.types.ts'
import { type CampaignRecipe, maxLatestRecipes } from '#domain/mailing/recipe-content.ts'
import { paths } from '#domain/paths.ts'

import { CampaignEditor } from './campaign-editor.tsx'
import { copyUrl } from './campaign-urls.ts'
import { getCampaign, listNewestRecipes } from './campaigns.api.ts'
import { type CampaignForm, emptyCampaignForm, toCampaignForm } from './use-campaign-form.ts'

/** `initialForm` contains a new campaign's fields. They are empty, or copied from the campaign `copiedId`. */
type Loaded = {
  campaign: Campaign | null
  copiedId: string | null
  initialForm: CampaignForm
  recipes: CampaignRecipe[] | null
}

/** Previews, audience counts and tests change nothing, so they don't reload the page. */
const { shouldRevalidate, markLoaded } = createRevalidation(['preview', 'count-audience', 'test'])
export { shouldRevalidate }

export const loader = keepDataOnFailure(async (args: LoaderFunctionArgs): Promise<Loaded> => {
  await requireAdmin(args)
  const { context, request } = args
  const query = new URL(request.url).searchParams
  const [id, copiedId] = [query.get('campaign'), query.get('copy')]
  const [campaign, original, recipes] = await Promise.all([
    id === null ? null : getCampaign(context, id).then((response) => response.campaign),
    copiedId === null ? null : getCampaign(context, copiedId).then((response) => response.campaign),
    listNewestRecipes(context).then((response) => response.recipes.slice(0, maxLatestRecipes), toastRecipesNotLoaded),
  ])
  return markLoaded({
    campaign,
    copiedId,
    initialForm: original ? toCampaignForm(original) : emptyCampaignForm,
    recipes,
  })
})

function toastRecipesNotLoaded(): null {
  showToast('error', campaignMessages.recipesNotFetched)
  return null
}

export { composeAction as action } from './compose.action.ts'

export function Component() {
  const { campaign, copiedId, ...props } = useLoaderData<Loaded>()
  const isSent = campaign !== null && campaign.status !== 'draft'
  const isScheduled = campaign !== null && campaign.scheduledFor !== null
  return (
    <MailingLayout title="Compose">
      {isSent && <AlreadySent campaign={campaign} />}
      {isScheduled && <Scheduled campaign={campaign} />}
      {!isSent && !isScheduled && <CampaignEditor key={campaign?.id ?? copiedId} campaign={campaign} {...props} />}
    </MailingLayout>
  )
}

const AlreadySent = ({ campaign: { id, title } }: { campaign: Campaign }) => (
  <div className="refusal max-w-[44rem]">
    <p className="mb-4">“{title}” has been sent or is being sent, so you can’t edit it.</p>
    <p className="flex flex-wrap gap-3">
      <Link to={paths.mailingCampaign(id)} className="button">
        View progress
      </Link>
      <Link to={copyUrl(id)} className="button plain">
        Duplicate
      </Link>
    </p>
  </div>
)

const Scheduled = ({ campaign: { id, title } }: { campaign: Campaign }) => (
  <div className="refusal max-w-[44rem]">
    <p className="mb-4">“{title}” is scheduled, so you can’t edit it.</p>
    <p>
      <Link to={paths.mailingCampaign(id)} className="button">
        View or cancel the schedule
      </Link>
    </p>
  </div>
)
