import { Link, type LoaderFunctionArgs } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { requireMember } from '#client/features/accounts/gate.ts'
import { OpenJar } from '#client/ui/jar.tsx'
import { paths } from '#domain/paths.ts'

export const loader = ({ context }: LoaderFunctionArgs) => requireMember(context)

export function Component() {
  return (
    <div className="min-h-dvh">
      <PageHead title="Members Area" description="Your own collection of remedies." />
      <h1 className="pt-12 pb-9">Members Area</h1>
      <section className="flex flex-col items-center py-8 text-center" aria-labelledby="collection">
        <OpenJar className="w-32" />
        <h2 id="collection" className="mt-6 text-[1.6rem]">
          Your shelf is empty
        </h2>
        <p className="mt-2 max-w-[44ch] text-quiet">
          What you like will stand here. Until then the whole shelf is open to you, and each recipe can be checked for
          you.
        </p>
        <p className="mt-6 flex flex-wrap justify-center gap-3">
          <Link to={paths.remedies} className="button">
            Browse Remedies
          </Link>
          <Link to={paths.forYou} className="button plain">
            For you
          </Link>
        </p>
      </section>
    </div>
  )
}
