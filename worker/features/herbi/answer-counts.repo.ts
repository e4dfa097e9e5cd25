import { eq, gte, sql } from 'drizzle-orm'

import { answerProviders, type AnswerProvider } from '#domain/herbi/answer-providers.ts'
import type { CountedOutcome, ProviderCounts } from '#domain/herbi/herbi-report.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { aiSpending, herbiAnswerCounts: counts } = schema

type CountKey = { day: string; provider: AnswerProvider }

export const incrementCount = (db: Db, key: CountKey, outcome: CountedOutcome): Statement =>
  db
    .insert(counts)
    .values({ ...key, [outcome]: 1 })
    .onConflictDoUpdate({ target: [counts.day, counts.provider], set: { [outcome]: sql`${counts[outcome]} + 1` } })

/** Sums the counts of each provider since a day. */
export const sumCounts = ({ db, read }: Reader, since: string): Promise<ProviderCounts[]> =>
  read(
    db
      .select({
        provider: counts.provider,
        answered: sumOf('answered'),
        unanswered: sumOf('unanswered'),
        failed: sumOf('failed'),
        helpful: sumOf('helpful'),
        unhelpful: sumOf('unhelpful'),
      })
      .from(counts)
      .where(gte(counts.day, since))
      .groupBy(counts.provider)
      .limit(answerProviders.length),
  )

const sumOf = (outcome: CountedOutcome) => sql<number>`sum(${counts[outcome]})`.as(outcome)

/** Returns the spending of a month in millionths of a dollar. */
export async function findSpending({ db, read }: Reader, month: string): Promise<number> {
  const [row] = await read(
    db.select({ microDollars: aiSpending.microDollars }).from(aiSpending).where(eq(aiSpending.month, month)).limit(1),
  )
  return row?.microDollars ?? 0
}
