import ArrowLeft from 'lucide-react/icons/arrow-left'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  Navigate,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { useLastNonNull } from '#client/core/use-last-non-null.ts'
import { useRefetchOnFocus } from '#client/core/use-refetch-on-focus.ts'
import { usePersonalCheck } from '#client/features/safety/use-personal-check.ts'
import { VerdictTag } from '#client/features/safety/verdict-tag.tsx'
import { PremiumFeature, SignInRequired, UsageBanner } from '#client/features/tools/notices.tsx'
import { CollectionStyles } from '#client/ui/collection-styles.tsx'
import { OfflineNote } from '#client/ui/offline-note.tsx'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { VerdictIcon } from '#client/ui/verdict-icon.tsx'
import { cabinetMessages } from '#domain/cabinet/cabinet.messages.ts'
import { factsDataPath, paths } from '#domain/paths.ts'

import { careParam, type LoadedCare } from './cabinet-actions.ts'
import { cabinetAction, deletionIntent } from './cabinet.action.ts'
import { type LoadedCabinet, loadCabinet, loadCare, type CabinetData } from './cabinet.loader.ts'
import { OwnCabinet } from './own-cabinet.tsx'

/** Loads the cabinet. If the query names a herb, loads its care details for the open dialog instead. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<LoadedCabinet | LoadedCare> {
  const slug = new URL(request.url).searchParams.get(careParam)
  return slug === null ? loadCabinet(context) : loadCare(context, slug)
}

export const action = (args: ActionFunctionArgs) => cabinetAction(args)

/**
 * Skips the reload when only the tab changes, because its data is already loaded. Always reloads after a suggestion is
 * deleted and after a 404.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  formData,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherTab = formMethod === undefined && currentUrl.search !== nextUrl.search
  const isGone = actionStatus === 404
  return !isOtherTab && (defaultShouldRevalidate || isGone || formData?.get('intent') === deletionIntent)
}

export function Component() {
  const loaded = useLoaderData<LoadedCabinet | LoadedCare>()
  // The user opened the data URL of a dialog directly.
  return 'care' in loaded ? <Navigate to={paths.cabinet} replace /> : <CabinetPage loaded={loaded} />
}

function CabinetPage({ loaded }: { loaded: LoadedCabinet }) {
  const { revalidate } = useRevalidator()
  const latestCabinet = useLastNonNull(loaded.status === 'premium' ? loaded.cabinet : null)
  const cabinet = loaded.status === 'premium' || loaded.status === 'failed' ? latestCabinet : null
  useRefetchOnFocus(() => {
    // When offline, keeps the loaded data instead of showing an error.
    if (navigator.onLine) void revalidate()
  })
  return (
    <div className="members min-h-dvh">
      <CollectionStyles />
      <PageHead title="Herbal Cabinet" description="The herbs you have at home, and what you can make with them." />
      <Link to={paths.members} className="button plain mt-8 mb-6">
        <ArrowLeft aria-hidden />
        Back to Members
      </Link>
      <OfflineNote />
      {!cabinet && <h1 className="mb-7">Herbal Cabinet</h1>}
      {loaded.status === 'signed-out' && (
        <SignInRequired>
          We store your cabinet in your account: the herbs you have, when they expire, and what you can make with them.
        </SignInRequired>
      )}
      {loaded.status === 'free' && (
        <>
          <UsageBanner limits={loaded.limits} />
          <PremiumFeature>
            The cabinet is for premium members. It tracks your herbs, reminds you before they expire, and suggests
            blends and remedies you can make.
          </PremiumFeature>
        </>
      )}
      {loaded.status === 'failed' && (
        <div className="my-6">
          <PageDataError failure={`${cabinetMessages.notLoaded}. Nothing has been lost. Try again in a moment.`} />
        </div>
      )}
      {cabinet && <CheckedCabinet cabinet={cabinet} />}
    </div>
  )
}

/** Cabinet, checked against the health answers stored in this browser. */
function CheckedCabinet({ cabinet }: { cabinet: CabinetData }) {
  const personalCheck = usePersonalCheck(factsDataPath)
  const verdictRenderers = {
    icon: VerdictIcon,
    tag: VerdictTag,
    report: personalCheck?.report,
    retry: personalCheck?.retry,
  }
  return <OwnCabinet cabinet={cabinet} verdictRenderers={verdictRenderers} />
}
