import { type FakeMailProvider, startFakeMailProvider } from './fake-mail-provider.ts'
import { closeAfterFile, openJourney } from './journey.ts'
import { addMember, adminEmail } from './member.ts'
import { emptyTables, type Site } from './site.ts'

/** Opens a browser and a site with an administrator, which sends campaigns through a fake mail provider. */
export async function openCampaignSite() {
  const provider = closeAfterFile(await startFakeMailProvider())
  const { site, browser } = await openJourney({
    RESEND_API_KEY: 're_local',
    RESEND_BASE_URL: provider.address,
    CAMPAIGN_FROM: 'news@herbs.test',
    POSTAL_ADDRESS: '1 Tea Lane, Herbtown',
  })
  return { site, browser, provider, admin: await addMember(site, 'b0000000-0000-4000-8000-00000000000b', adminEmail) }
}

/** Deletes subscribers, campaigns and sent emails. The provider accepts all emails again. */
export async function resetCampaigns(site: Site, provider: FakeMailProvider): Promise<void> {
  await emptyTables(site, 'mailing_list_subscribers', 'email_campaigns', 'mail_outbox')
  provider.scenario = 'accepts'
  provider.mails.length = 0
}
