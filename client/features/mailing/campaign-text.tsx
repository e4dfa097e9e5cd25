import type { Campaign } from '#domain/mailing/campaigns.types.ts'

type CampaignTextProps = { campaign: Pick<Campaign, 'content' | 'senderName' | 'senderEmail'> }

export const CampaignText = ({ campaign: { content, senderName, senderEmail } }: CampaignTextProps) => (
  <section aria-labelledby="campaign-content" className="mailing-section">
    <h2 id="campaign-content">Content</h2>
    <p className="text-quiet">
      From {senderName} ({senderEmail})
    </p>
    <pre className="campaign-text" dir="auto">
      {content}
    </pre>
  </section>
)
