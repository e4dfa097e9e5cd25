import { passInTab, takePassed } from './tab-storage.ts'

const passedPostName = 'new post'
/** Fragment that opens the form for a new post. */
export const newPostHash = '#new-post'

type PassedPost = { title: string; content: string }

/** Passes the beginning of a post to the form for a new post, which is opened next. */
export const passPost = (post: PassedPost): void => passInTab(passedPostName, post)

/** Returns what `passPost` has passed, once. Returns undefined if there is nothing. */
export function takePassedPost(): PassedPost | undefined {
  const passed = takePassed(passedPostName)
  if (typeof passed !== 'object' || passed === null) return undefined
  const { title, content } = passed as Record<string, unknown>
  return typeof title === 'string' && typeof content === 'string' ? { title, content } : undefined
}
