import { expect } from 'vitest'

import type { Site } from './site.ts'

type Mail = { to: string; subject: string; text: string; html: string }

/** Returns the emails to an address, newest first. */
export async function mailsTo(site: Site, email: string): Promise<Mail[]> {
  const response = await fetch(`${site.address}/dev/mailbox.json?to=${encodeURIComponent(email)}`)
  return ((await response.json()) as { mails: Mail[] }).mails
}

/** Waits for the newest email with this subject and returns its link, rewritten to this site's origin. */
export async function waitForEmailLink(site: Site, email: string, subject: string): Promise<string> {
  const findLink = async () => {
    const mail = (await mailsTo(site, email)).find((one) => one.subject === subject)
    return /https?:\/\/[^/\s]+(\/[a-z-]+[#/][\w-]{43})/.exec(mail?.text ?? '')?.[1]
  }
  await expect.poll(findLink).toBeDefined()
  return site.address + ((await findLink()) ?? '')
}
