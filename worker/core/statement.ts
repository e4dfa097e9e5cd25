import type { SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'

export type Statement = BatchItem<'sqlite'>

/** SQL condition that must hold for the batch to write anything. */
export type Condition = SQL
