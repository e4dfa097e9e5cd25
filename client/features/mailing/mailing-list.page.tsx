import { useActionData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { paths } from '#domain/paths.ts'

import { MailingCard } from './mailing-card.island.tsx'
import type { SubscribeOutcome } from './subscribe.action.ts'

export { postAction as action } from './subscribe.action.ts'

export const Component = () => (
  <div className="mx-auto max-w-[38rem] pt-12">
    <PageHead
      title="Newsletter"
      description="Subscribe to the Herbal Remedies newsletter: occasional emails about new and updated recipes."
      path={paths.mailingList}
    />
    <h1 className="pb-7 text-[clamp(2rem,1.5rem+2.4vw,3rem)]">Newsletter</h1>
    <MailingCard path={paths.mailingList} postedOutcome={useActionData<SubscribeOutcome>()} />
    <p className="mt-6 text-quiet">
      First, we’ll email you a link to confirm your subscription. Every newsletter has a link to unsubscribe.
    </p>
  </div>
)
