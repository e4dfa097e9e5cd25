import { PageHead } from '#client/core/page-head.tsx'

/** Placeholder for a page that only the browser renders, after the session has loaded. */
export function PageSkeleton() {
  return (
    <div className="min-h-dvh pt-12">
      <PageHead title="Your pages" description="A page for signed-in members." />
      <output className="sr-only needs-script">Loading...</output>
      <div className="skeleton needs-script" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p className="refusal mt-8 max-w-[44rem] scripting:hidden">
        This page needs JavaScript. Without it, you can read every recipe and herb, and like, bookmark and rate recipes.
      </p>
    </div>
  )
}
