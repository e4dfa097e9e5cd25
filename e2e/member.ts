import type { Browser, Page } from 'playwright-core'

import { dayMs, hourMs } from '#domain/durations.ts'
import { hashPassword } from '#worker/core/passwords.ts'
import { hashToken, generateToken } from '#worker/core/tokens.ts'

import { press } from './page-helpers.ts'
import { waitUntilHydrated, openPage, type PageOptions, type Site } from './site.ts'

export const memberPassword = 'linden at dusk'
export type Member = { id: string; email: string }

export const adminEmail = 'admin@herbal.test'

let cachedHash: string | undefined

/** Returns the hash of the password that all test members share. Hashing is slow, so this happens once. */
const getPasswordHash = () => (cachedHash ??= hashPassword(memberPassword))

/** Stores a confirmed account with a profile. Replaces an account with the same id or address. */
export async function addMember({ db }: Site, id: string, email = `${id}@example.org`): Promise<Member> {
  const passwordHash = getPasswordHash()
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

type SessionOptions = { device?: string; usedAt?: number; reauthenticatedAt?: number | undefined }

export async function addSession(
  { db }: Pick<Site, 'db'>,
  { id }: Member,
  { device = 'Chrome on Linux', usedAt = Date.now(), reauthenticatedAt = usedAt }: SessionOptions = {},
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

/** Signs in the browser of the page. `reauthenticatedAt` is the time of the last password entry, by default now. */
export async function signInAs(site: Site, page: Page, member: Member, options: SessionOptions = {}): Promise<void> {
  const cookieBase = { url: site.address, sameSite: 'Lax' } as const
  await page.context().addCookies([
    { ...cookieBase, name: 'session', value: await addSession(site, member, options), httpOnly: true },
    { ...cookieBase, name: 'signed-in', value: '1' },
  ])
}

type Environment = { site: Site; browser: Browser }

/**
 * `reauthenticatedAt` is the time of the last password entry, by default now. `answers` contains the profile answers in
 * the browser, as JSON.
 */
export type OpenOptions = PageOptions & { reauthenticatedAt?: number; answers?: string }

/** Opens the path in a new browser: as the member, or as a visitor if `member` is undefined. */
export async function openAs(
  { site, browser }: Environment,
  member: Member | undefined,
  path: string,
  { reauthenticatedAt, answers, ...options }: OpenOptions = {},
) {
  const opened = await openPage(browser, options)
  if (answers !== undefined)
    await opened.page.addInitScript((profile) => localStorage.setItem('safetyProfile', profile), answers)
  if (member) await signInAs(site, opened.page, member, { reauthenticatedAt })
  await opened.page.goto(site.address + path)
  if (options.scripts !== false) await waitUntilHydrated(opened.page)
  return opened
}

export async function signInThroughDialog(page: Page, { email }: Pick<Member, 'email'>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(memberPassword)
  await page.keyboard.press('Enter')
}

export const passwordDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })

export async function reauthenticate(page: Page): Promise<void> {
  await passwordDialog(page).getByLabel('Password', { exact: true }).fill(memberPassword)
  await press(passwordDialog(page), 'Continue')
}

export const makePremium = ({ db }: Pick<Site, 'db'>, { id }: Member) =>
  db.prepare("UPDATE users SET premium_until = 9999999999999, plan = 'premium' WHERE id = ?").bind(id).run()

export const addNotification = ({ db }: Pick<Site, 'db'>, { id }: Member, link: string) =>
  db
    .prepare(
      "INSERT INTO user_notifications (id, user_id, title, message, type, link, read, created_at) VALUES (?, ?, 'A new word', 'Look', 'info', ?, 0, 1)",
    )
    .bind(crypto.randomUUID(), id, link)
    .run()

/** Returns the time of a password entry that is too old for a serious action. */
export const longAgo = (): number => Date.now() - hourMs
