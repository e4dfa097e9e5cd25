import type { Campaign } from '#domain/mailing/campaigns.types.ts'

type WordsProps = { campaign: Pick<Campaign, 'content' | 'senderName' | 'senderEmail'> }

export const CampaignWords = ({ campaign: { content, senderName, senderEmail } }: WordsProps) => (
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
