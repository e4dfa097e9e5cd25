import { settingsWords } from '#domain/settings/settings.words.ts'
import { commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { tags } from '#worker/core/tags.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import * as repo from './settings.repo.ts'

type Save = {
  action: string
  id: string
  /** Texts by the keys of their settings. */
  values: Record<string, string>
  /** That of the settings when the form was begun. */
  revision: number
  before: unknown
  after: unknown
}

/**
 * Stores settings that belong together with the row that tells of it, and purges every page. Throws `conflict` where
 * somebody has saved any of them since.
 */
export async function saveTogether(ctx: Ctx, { action, id, values, revision, before, after }: Save): Promise<void> {
  const act = { action, subject: { kind: 'setting', id }, before, after }
  const [written] = await commitPublic(
    ctx,
    [tags.settings],
    [auditIf(ctx, repo.standsAt(Object.keys(values), revision), act), repo.saveSettings(ctx.db, values, revision)],
  )
  if (written.length === 0) throw new AppError('conflict', settingsWords.changedMeanwhile)
}
