import { expect } from 'vitest'

import type { Site } from './site.ts'

type Mail = { to: string; subject: string; text: string; html: string }

/** The mails that went to an address, the newest first. */
export async function mailsTo(site: Site, email: string): Promise<Mail[]> {
  const response = await fetch(`${site.address}/dev/mailbox.json?to=${encodeURIComponent(email)}`)
  return ((await response.json()) as { mails: Mail[] }).mails
}

/** Waits for the newest mail of this subject and gives the address of its link, on the site at hand. */
export async function linkIn(site: Site, email: string, subject: string): Promise<string> {
  const find = async () => {
    const mail = (await mailsTo(site, email)).find((found) => found.subject === subject)
    return /https?:\/\/[^/\s]+(\/[a-z-]+[#/][\w-]{43})/.exec(mail?.text ?? '')?.[1]
  }
  await expect.poll(find).toBeDefined()
  return site.address + ((await find()) ?? '')
}
