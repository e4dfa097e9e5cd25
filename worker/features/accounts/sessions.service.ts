import { type Adapter, Lucia, TimeSpan } from 'lucia'

import { getRole } from '#domain/accounts/accounts.rules.ts'
import type { Session, SignedInDevice } from '#domain/accounts/accounts.types.ts'
import { dayMs } from '#domain/durations.ts'
import { sessionDays } from '#domain/retention.ts'
import { commit, executeBatch, type Write } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'
import { hashToken, generateToken } from '#worker/core/tokens.ts'
import { closeLiveConnections } from '#worker/features/notifications/notifications.service.ts'

import * as repo from './sessions.repo.ts'

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>
    DatabaseSessionAttributes: { device: string; usedAt: number; reauthenticatedAt: number }
    DatabaseUserAttributes: Pick<repo.SessionWithAccount, 'email' | 'confirmedAt' | 'premiumUntil' | 'suspendedAt'>
  }
}

type StartOptions = { condition: Condition; extraStatements: Write[] }

/**
 * Starts a session and makes its account the viewer, in one round trip. Writes `extraStatements` in the same batch.
 * Returns the session id, which is stored only in the browser; undefined if `condition` doesn't hold.
 */
export function startSession(ctx: Ctx, userId: string, device: string): Promise<string>
export function startSession(
  ctx: Ctx,
  userId: string,
  device: string,
  options: StartOptions,
): Promise<string | undefined>
export async function startSession(ctx: Ctx, userId: string, device: string, options?: StartOptions) {
  const id = generateToken()
  const idHash = hashToken(id)
  const timestamps = { createdAt: ctx.now, usedAt: ctx.now, reauthenticatedAt: ctx.now, expiresAt: getExpiry(ctx.now) }
  const [, [session]] = await executeBatch(ctx, [
    repo.insertSession(ctx.db, { idHash, userId, device, ...timestamps }, options?.condition),
    repo.selectSession(ctx.db, idHash),
    ...(options?.extraStatements ?? []),
  ])
  if (!session) return undefined
  const role = getRole(session, ctx.config.adminEmail, ctx.now)
  if (role !== 'visitor')
    ctx.viewer = { role, id: userId, email: session.email, reauthenticatedAt: session.reauthenticatedAt }
  return id
}

/**
 * Makes the session's account the viewer, unless the session has expired or the account may not sign in. Returns true
 * if the session was extended, which happens at most once a day.
 */
export async function loadViewer(ctx: Ctx, id: string): Promise<boolean> {
  const { session, user } = await createLucia(ctx).validateSession(id)
  if (!session) return false
  const role = getRole(user, ctx.config.adminEmail, ctx.now)
  if (role === 'visitor') return false
  const isExtensionDue = !session.fresh && ctx.now - session.usedAt > dayMs
  if (isExtensionDue) await commit(ctx, [repo.extendSession(ctx.db, hashToken(id), ctx.now, getExpiry(ctx.now))])
  ctx.viewer = { role, id: user.id, email: user.email, reauthenticatedAt: session.reauthenticatedAt }
  return isExtensionDue || session.fresh
}

export function getSession({ viewer }: Ctx): Session | null {
  if (viewer.role === 'visitor') return null
  const { id, email, role } = viewer
  return { user: { id, email }, role }
}

export const endSession = (ctx: Ctx, id: string): Promise<void> => createLucia(ctx).invalidateSession(id)

export async function endAllSessions(ctx: Ctx): Promise<void> {
  const { id } = requireUser(ctx)
  await commit(ctx, [repo.deleteUserSessions(ctx.db, id)])
  await closeLiveConnections(ctx, id)
}

export async function endOwnSession(ctx: Ctx, idHash: string): Promise<void> {
  const { id } = requireUser(ctx)
  const wasDeleted = await repo.deleteOwnSession(ctx.db, id, idHash)
  if (!wasDeleted) throw notFound('Session')
  await closeLiveConnections(ctx, id)
}

/**
 * Records that the member has just confirmed who they are. Writes `extraStatements` in the same batch. Returns a new
 * session id, and the old id stops working.
 */
export async function renewSession(ctx: Ctx, id: string, extraStatements: Write[] = []): Promise<string> {
  const newId = generateToken()
  await commit(ctx, [
    repo.renewSession(ctx.db, hashToken(id), { idHash: hashToken(newId), reauthenticatedAt: ctx.now }),
    ...extraStatements,
  ])
  return newId
}

export async function listSignedInDevices(ctx: Ctx, currentSessionId: string): Promise<SignedInDevice[]> {
  const currentHash = hashToken(currentSessionId)
  const rows = await ctx.read(repo.listSessions(ctx.db, requireUser(ctx).id))
  return rows
    .filter(({ expiresAt }) => expiresAt > ctx.now)
    .map(({ id, device, createdAt, usedAt }) => ({ id, device, createdAt, usedAt, isPresent: id === currentHash }))
}

const getExpiry = (now: number) => now + sessionDays * dayMs

/** Creates a Lucia instance that stores only hashes of session ids. */
const createLucia = (ctx: Ctx) =>
  new Lucia(createAdapter(ctx), {
    sessionExpiresIn: new TimeSpan(sessionDays, 'd'),
    getSessionAttributes: ({ usedAt, reauthenticatedAt }) => ({ usedAt, reauthenticatedAt }),
    getUserAttributes: ({ email, confirmedAt, premiumUntil, suspendedAt }) => ({
      email,
      confirmedAt,
      premiumUntil,
      suspendedAt,
    }),
  })

/** Creates Lucia's database adapter. Converts between the system clock, which Lucia uses, and `ctx.now`. */
function createAdapter(ctx: Ctx): Adapter {
  const clockOffset = () => Date.now() - ctx.now
  const write = (statement: Statement) => commit(ctx, [statement])
  return {
    async getSessionAndUser(id) {
      const session = await repo.findSession(ctx.db, hashToken(id))
      if (!session) return [null, null]
      const { userId, expiresAt, usedAt, reauthenticatedAt, ...attributes } = session
      return [
        {
          id,
          userId,
          expiresAt: new Date(expiresAt + clockOffset()),
          attributes: { device: '', usedAt, reauthenticatedAt },
        },
        { id: userId, attributes },
      ]
    },
    setSession: () =>
      Promise.reject(new Error('A session is started with its account in one batch: see startSession.')),
    updateSessionExpiration: (id, expiresAt) =>
      write(repo.extendSession(ctx.db, hashToken(id), ctx.now, expiresAt.getTime() - clockOffset())),
    async deleteSession(id) {
      const userId = await repo.deleteSession(ctx.db, hashToken(id))
      if (userId !== undefined) await closeLiveConnections(ctx, userId)
    },
    deleteUserSessions: (userId) => write(repo.deleteUserSessions(ctx.db, userId)),
    deleteExpiredSessions: () => write(repo.deleteExpiredSessions(ctx.db, ctx.now)),
    getUserSessions: () => Promise.reject(new Error('A session is listed by its hash: see listSignedInDevices.')),
  }
}
