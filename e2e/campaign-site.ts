import { type FakeMailProvider, startFakeMailProvider } from './fake-mail-provider.ts'
import { addMember, adminEmail, type Member } from './member.ts'
import { preparedWorker } from './prepare.ts'
import { emptyTables, openSite, type Site } from './site.ts'

/** Opens a site that sends campaigns to a fake provider on this machine, with its administrator. */
export async function openCampaignSite(): Promise<{ site: Site; provider: FakeMailProvider; admin: Member }> {
  const provider = await startFakeMailProvider()
  const site = await openSite(preparedWorker(), {
    RESEND_API_KEY: 're_local',
    RESEND_BASE_URL: provider.address,
    CAMPAIGN_FROM: 'news@herbs.test',
    POSTAL_ADDRESS: '1 Tea Lane, Herbtown',
  })
  return { site, provider, admin: await addMember(site, 'b0000000-0000-4000-8000-00000000000b', adminEmail) }
}

/** Deletes subscribers, campaigns and sent emails, and lets the provider accept emails again. */
export async function resetCampaigns(site: Site, provider: FakeMailProvider): Promise<void> {
  await emptyTables(site, 'mailing_list_subscribers', 'email_campaigns', 'mail_outbox')
  provider.scenario = 'answers'
  provider.mails.length = 0
}
