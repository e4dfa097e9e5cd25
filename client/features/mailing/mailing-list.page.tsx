import { PageHead } from '#client/core/page-head.tsx'
import { paths } from '#domain/paths.ts'

import { MailingCard } from './mailing-card.tsx'

export { subscribe as action } from './subscribe.ts'

export const Component = () => (
  <div className="mx-auto max-w-[38rem] pt-12">
    <PageHead
      title="Letters by e-mail"
      description="Subscribe to the letters of Herbal Remedies: now and then new cups, and what changed in old ones."
      path={paths.mailingList}
    />
    <h1 className="pb-7 text-[clamp(2rem,1.5rem+2.4vw,3rem)]">Letters by e-mail</h1>
    <MailingCard />
    <p className="mt-6 text-quiet">
      We ask you once more by a mail before the first letter goes out, and every letter has a link by which you leave.
    </p>
  </div>
)
