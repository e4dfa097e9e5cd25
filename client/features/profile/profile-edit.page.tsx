import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { keepDataOnFailure } from '#client/core/keep-data-on-failure.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { requireMember } from '#client/features/accounts/route-guards.ts'
import { paths } from '#domain/paths.ts'
import type { Profile } from '#domain/profile/profile.types.ts'

import { ProfileForm } from './profile-form.tsx'
import { getProfile } from './profile.api.ts'

export const loader = keepDataOnFailure(async (args: LoaderFunctionArgs): Promise<Profile> => {
  await requireMember(args)
  return (await getProfile(args.context)).profile
})

export { editAction as action } from './edit.action.ts'

export function Component() {
  return (
    <>
      <PageHead title="Edit Profile" description="Your account details. Only your display name is public." />
      <div className="pt-12 pb-9">
        <Link to={paths.profile} className="stand-alone gap-2">
          <ArrowLeft aria-hidden className="size-5" />
          Back to your profile
        </Link>
        <h1>Edit Profile</h1>
        <p className="mt-3 max-w-[60ch] text-[1.14rem] text-quiet">
          Only your display name in the community is public.
        </p>
      </div>
      <ProfileForm profile={useLoaderData<Profile>()} />
    </>
  )
}
