import { passInTab, takePassed } from './tab-storage.ts'

const passedPostName = 'new post'
/** Fragment that opens the form for a new post. */
export const newPostHash = '#new-post'

/** `category` is the slug of the category to choose, if it exists. */
type PassedPost = { title: string; content: string; category: string }

/** Passes the beginning of a post to the form for a new post, which is opened next. */
export const passPost = (post: PassedPost): void => passInTab(passedPostName, post)

/** Returns what `passPost` has passed, once. Returns undefined if there is nothing. */
export function takePassedPost(): PassedPost | undefined {
  const passed = takePassed(passedPostName)
  if (typeof passed !== 'object' || passed === null) return undefined
  const { title, content, category } = passed as Record<string, unknown>
  if (typeof title !== 'string' || typeof content !== 'string' || typeof category !== 'string') return undefined
  return { title, content, category }
}
