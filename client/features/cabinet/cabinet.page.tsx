import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { PremiumFeature, SignInRequired } from '#client/features/tools/notices.tsx'
import { paths } from '#domain/paths.ts'

import { BlendSuggestions } from './blend-suggestions.tsx'
import { CabinetTabs, readTab } from './cabinet-tabs.tsx'
import { cabinetAction } from './cabinet.action.ts'
import { type LoadedCabinet, loadCabinet, type OwnCabinet } from './cabinet.loader.ts'
import { SuggestBlend } from './suggest-blend.tsx'
import { WhatCanIMake } from './what-can-i-make.tsx'

export const loader = ({ context }: LoaderFunctionArgs): Promise<LoadedCabinet> => loadCabinet(context)

export const action = (given: ActionFunctionArgs) => cabinetAction(given)

/** Another tab shows what is here already. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => {
  const isOtherTab = formMethod === undefined && currentUrl.search !== nextUrl.search
  return !isOtherTab && defaultShouldRevalidate
}

export function Component() {
  const loaded = useLoaderData<LoadedCabinet>()
  return (
    <div className="members">
      <PageHead title="Herbal Cabinet" description="The herbs that you have at home, and what to make of them." />
      <Link to={paths.members} className="stand-alone">
        Back to members
      </Link>
      <h1>Herbal Cabinet</h1>
      {loaded.standing === 'signed-out' && <SignInRequired>Please sign in to open your cabinet.</SignInRequired>}
      {loaded.standing === 'free' && <PremiumFeature>The cabinet is for premium members.</PremiumFeature>}
      {loaded.standing === 'premium' && <Own cabinet={loaded.cabinet} />}
    </div>
  )
}

function Own({ cabinet: { items, herbs, suggestions } }: { cabinet: OwnCabinet }) {
  const [query] = useSearchParams()
  const tab = readTab(query)
  return (
    <>
      <SuggestBlend items={items} />
      <CabinetTabs shown={tab} counts={{ mine: items.length, suggestions: suggestions.length, herbs: herbs.length }} />
      {tab === 'mine' && <WhatCanIMake items={items} />}
      {tab === 'suggestions' && <BlendSuggestions suggestions={suggestions} />}
    </>
  )
}
