import * as z from 'zod'

/** Cups of a feed: two plans of three weeks with three cups a day are less than half as many. */
export const maxFeedCups = 300

/**
 * Cup of a plan that its drinker sends to their feed. `day` is `yyyy-mm-dd` and `time` is `hh:mm`, both where they are.
 * It names a recipe of the site and nothing else, so no text of a person gets into the feed.
 */
const feedCup = z.strictObject({
  uid: z.string().regex(/^[\w-]{1,120}$/),
  day: z.iso.date(),
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  recipe: z.string().regex(/^[a-z0-9-]{1,120}$/),
})

const cups = z.array(feedCup).max(maxFeedCups)

export const feedCups = z.strictObject({ cups })

/** `createdAt` is that of the feed, so that a browser doesn't change a feed that another one has created since. */
export const feedChange = z.strictObject({ createdAt: z.number().int(), cups })

/** File name of a feed: its token, which may be cut off. */
export const feedFile = z.object({ file: z.string().max(110) })

export type FeedCup = z.infer<typeof feedCup>
export type FeedCups = z.infer<typeof feedCups>
export type FeedChange = z.infer<typeof feedChange>
