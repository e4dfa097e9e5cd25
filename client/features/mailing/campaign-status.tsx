import type { Campaign } from '#domain/mailing/campaigns.types.ts'

type CampaignTextProps = { campaign: Pick<Campaign, 'content' | 'senderName' | 'senderEmail'> }

export const CampaignText = ({ campaign: { content, senderName, senderEmail } }: CampaignTextProps) => (
  <section aria-labelledby="words" className="mailing-part">
    <h2 id="words">Content</h2>
    <p className="text-quiet">
      From {senderName} ({senderEmail})
    </p>
    <pre className="campaign-text" dir="auto">
      {content}
    </pre>
  </section>
)
