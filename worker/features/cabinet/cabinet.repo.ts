import { and, asc, eq, gt, sql } from 'drizzle-orm'

import { maxItems, maxSummaryLength } from '#domain/cabinet/cabinet.rules.ts'
import type { CabinetDetails, CabinetEntry } from '#domain/cabinet/cabinet.types.ts'
import { summarise } from '#domain/text.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { herbs, userHerbCabinet: cabinet } = schema

const maxHerbs = 500

type ItemKey = { userId: string; id: string }
type NewItemRow = CabinetDetails & {
  id: string
  userId: string
  herbSlug: string
  isAvailable: boolean
  createdAt: number
}

const gramsPerCup = sql<number>`${herbs.facts} ->> '$.tea.gramsPerCupMax'`
const gramsPerTeaspoon = sql<number>`${herbs.facts} ->> '$.gramsPerTeaspoon'`

/** Selects the beginning of the description, which is enough for the summary. */
const descriptionSummary = sql`substr(${herbs.description}, 1, ${sql.raw(String(2 * maxSummaryLength))})`.mapWith(
  (text: string) => summarise(text, maxSummaryLength),
)

export const listEntries = ({ db, read }: Reader, userId: string): Promise<CabinetEntry[]> =>
  read(
    db
      .select({
        id: cabinet.id,
        herbSlug: cabinet.herbId,
        quantity: cabinet.quantity,
        purchaseDate: cabinet.purchaseDate,
        expiryDate: cabinet.expiryDate,
        storageLocation: cabinet.storageLocation,
        notes: cabinet.notes,
        isAvailable: cabinet.isAvailable,
        createdAt: cabinet.createdAt,
      })
      .from(cabinet)
      .where(eq(cabinet.userId, userId))
      .orderBy(asc(cabinet.herbId))
      .limit(maxItems),
  )

export const listHerbs = ({ db, read }: Reader) =>
  read(
    db
      .select({
        slug: herbs.id,
        name: herbs.name,
        scientificName: herbs.scientificName,
        emoji: herbs.emoji,
        category: herbs.category,
        summary: descriptionSummary,
        shelfLifeMonths: herbs.shelfLifeMonths,
        gramsPerCup,
        gramsPerTeaspoon,
      })
      .from(herbs)
      .where(gt(herbs.name, ''))
      .orderBy(asc(herbs.name))
      .limit(maxHerbs),
  )

export async function findHerbCare({ db, read }: Reader, slug: string) {
  const [care] = await read(
    db
      .select({
        slug: herbs.id,
        description: herbs.description,
        preparationMethods: herbs.preparationMethods,
        storage: herbs.storageInstructions,
        drying: herbs.dryingInstructions,
        safetyNotes: herbs.safetyNotes,
      })
      .from(herbs)
      .where(eq(herbs.id, slug))
      .limit(1),
  )
  return care
}

/**
 * Inserts a cabinet item. Returns no row if the herb doesn't exist or the cabinet is full. Fails on a duplicate herb.
 */
export const insertItem = (db: Db, { herbSlug, ...row }: NewItemRow) => {
  const itemCount = sql`select count(*) from (select 1 from ${cabinet} where ${cabinet.userId} = ${row.userId} limit ${maxItems})`
  return db
    .insert(cabinet)
    .select(
      sql`select ${row.id}, ${row.userId}, ${herbs.id}, ${row.quantity}, ${row.purchaseDate}, ${row.expiryDate}, ${row.storageLocation}, ${row.notes}, ${Number(row.isAvailable)}, null, ${row.createdAt}, null from ${herbs} where ${herbs.id} = ${herbSlug} and (${itemCount}) < ${maxItems} limit 1`,
    )
    .returning({ id: cabinet.id })
}

export async function findItem({ db, read }: Reader, key: ItemKey) {
  const [item] = await read(
    db
      .select({
        quantity: cabinet.quantity,
        isAvailable: cabinet.isAvailable,
        recentUses: cabinet.recentUses,
        gramsPerCup,
        gramsPerTeaspoon,
      })
      .from(cabinet)
      .innerJoin(herbs, eq(herbs.id, cabinet.herbId))
      .where(isOwnItem(key))
      .limit(1),
  )
  return item
}

type ItemChange = Partial<CabinetDetails> & { isAvailable?: boolean }

/** Returns no row unless the item belongs to the member. */
export const updateItem = (db: Db, key: ItemKey, change: ItemChange) =>
  db
    .update(cabinet)
    .set({ herbId: sql`${cabinet.herbId}`, ...change })
    .where(isOwnItem(key))
    .returning({ id: cabinet.id })

type Item = NonNullable<Awaited<ReturnType<typeof findItem>>>
type QuantityChange = Pick<Item, 'quantity' | 'isAvailable' | 'recentUses'>

/** Returns no row if the quantity or recent uses have changed since they were read. The caller then retries. */
export const updateQuantity = (db: Db, key: ItemKey, previous: Item, change: QuantityChange) =>
  db
    .update(cabinet)
    .set(change)
    .where(
      and(
        isOwnItem(key),
        eq(cabinet.quantity, previous.quantity),
        sql`${cabinet.recentUses} is ${sql.param(previous.recentUses, cabinet.recentUses)}`,
      ),
    )
    .returning({ id: cabinet.id })

export const deleteItem = (db: Db, key: ItemKey) =>
  db.delete(cabinet).where(isOwnItem(key)).returning({ id: cabinet.id })

const isOwnItem = ({ userId, id }: ItemKey) => and(eq(cabinet.id, id), eq(cabinet.userId, userId))
