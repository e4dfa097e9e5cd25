import type { Browser, Page } from 'playwright-core'

import { dayMs, hourMs } from '#domain/durations.ts'
import { hashPassword } from '#worker/core/passwords.ts'
import { hashToken, generateToken } from '#worker/core/tokens.ts'

import { press } from './reader.ts'
import { waitUntilHydrated, openPage, type PageOptions, type Site } from './site.ts'

export const memberPassword = 'linden at dusk'
export type Member = { id: string; email: string }

export const adminEmail = 'admin@herbal.test'

let hashed: Promise<string> | undefined

/** Hashes the password of all members only once, because hashing is slow. */
const hashOfPassword = () => (hashed ??= hashPassword(memberPassword))

/**
 * Stores a confirmed account with a profile. Replaces one with the same ID or email address, because a journey may be
 * retried.
 */
export async function addMember({ db }: Site, id: string, email = `${id}@example.org`): Promise<Member> {
  const passwordHash = await hashOfPassword()
  const joinedAt = Date.UTC(2026, 2, 4, 12)
  await db.batch([
    db.prepare('DELETE FROM users WHERE id = ? OR email = ?').bind(id, email),
    db
      .prepare('INSERT INTO users (id, email, password_hash, created_at, confirmed_at) VALUES (?, ?, ?, ?, ?)')
      .bind(id, email, passwordHash, joinedAt, joinedAt),
    db
      .prepare('INSERT INTO profiles (id, full_name, date_of_birth, updated_at) VALUES (?, ?, ?, ?)')
      .bind(id, 'Ada Linden', '1988-04-02', joinedAt),
  ])
  return { id, email }
}

type SignIn = { device?: string; usedAt?: number; reauthenticatedAt?: number | undefined }

/** Stores a session of the member and returns its token. */
export async function addSignIn(
  { db }: Pick<Site, 'db'>,
  { id }: Member,
  { device = 'Chrome on Linux', usedAt = Date.now(), reauthenticatedAt = usedAt }: SignIn = {},
): Promise<string> {
  const token = generateToken()
  await db
    .prepare(
      `INSERT INTO sessions (id_hash, user_id, created_at, used_at, proved_at, expires_at, device)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(hashToken(token), id, usedAt, usedAt, reauthenticatedAt, Date.now() + dayMs, device)
    .run()
  return token
}

/** Signs in the browser of the page. `reauthenticatedAt` is when the password was last entered, by default now. */
export async function signInAs(site: Site, page: Page, member: Member, options: SignIn = {}): Promise<void> {
  const shared = { url: site.address, sameSite: 'Lax' } as const
  await page.context().addCookies([
    { ...shared, name: 'session', value: await addSignIn(site, member, options), httpOnly: true },
    { ...shared, name: 'signed-in', value: '1' },
  ])
}

type Opening = { site: Site; browser: Browser }

/**
 * `reauthenticatedAt` is when the password was last entered, by default now. `answers` holds the stored profile answers
 * as JSON.
 */
export type OpenedOptions = PageOptions & { reauthenticatedAt?: number; answers?: string }

/** Opens the URL in a new browser, signed in as `who`, or as a visitor if `who` is null. */
export async function openAs(
  { site, browser }: Opening,
  who: Member | undefined,
  path: string,
  { reauthenticatedAt, answers, ...options }: OpenedOptions = {},
) {
  const opened = await openPage(browser, options)
  if (answers !== undefined)
    await opened.page.addInitScript((profile) => localStorage.setItem('safetyProfile', profile), answers)
  if (who) await signInAs(site, opened.page, who, { reauthenticatedAt })
  await opened.page.goto(site.address + path)
  if (options.scripts !== false) await waitUntilHydrated(opened.page)
  return opened
}

/** Signs in through the dialog of the page. */
export async function signInThroughDialog(page: Page, { email }: Pick<Member, 'email'>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(memberPassword)
  await page.keyboard.press('Enter')
}

/** Dialog that asks for the password again. */
export const passwordDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })

/** Enters the password again. */
export async function reauthenticate(page: Page): Promise<void> {
  await passwordDialog(page).getByLabel('Password', { exact: true }).fill(memberPassword)
  await press(passwordDialog(page), 'Continue')
}

export const makePremium = ({ db }: Pick<Site, 'db'>, { id }: Member) =>
  db.prepare('UPDATE users SET premium_until = 9999999999999 WHERE id = ?').bind(id).run()

/** Stores an unread notification that links to this URL. */
export const addNotification = ({ db }: Pick<Site, 'db'>, { id }: Member, link: string) =>
  db
    .prepare(
      "INSERT INTO user_notifications (id, user_id, title, message, type, link, read, created_at) VALUES (?, ?, 'A new word', 'Look', 'info', ?, 0, 1)",
    )
    .bind(crypto.randomUUID(), id, link)
    .run()

/** Returns a time so long ago that a password entered then must be entered again. */
export const longAgo = (): number => Date.now() - hourMs
