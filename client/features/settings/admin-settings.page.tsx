import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'

import { keepDataOnFailure } from '#client/core/keep-data-on-failure.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import type { BannerForms } from '#domain/settings/settings.schemas.ts'

import { getBannerForms } from './admin-settings.api.ts'
import { BannerEditor } from './banner-editor.tsx'

type Loaded = { banners: BannerForms }

export const loader = keepDataOnFailure(async (args: LoaderFunctionArgs): Promise<Loaded> => {
  await requireAdmin(args)
  return getBannerForms(args.context)
})

export { bannersAction as action } from './admin-settings.action.ts'

/**
 * Reloads after failed actions too, because the data may be out of date. After a 401, a reload would leave the page
 * before the user could read the message. A check changes nothing.
 */
export const shouldRevalidate = ({ actionStatus, formData }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== 401 && formData?.get('intent') !== 'check'

export function Component() {
  const { banners } = useLoaderData<Loaded>()
  return (
    <AdminLayout title="Site Settings">
      <p className="mb-8 max-w-[60ch] text-quiet">
        Public pages can show two banners. Until you save a banner, the tools hub shows its default text there.
      </p>
      <BannerEditor place="header" savedSettings={banners.header} areAdsOn={banners.areAdsOn} />
      <BannerEditor place="footer" savedSettings={banners.footer} areAdsOn={banners.areAdsOn} />
    </AdminLayout>
  )
}
