/** Messages of forms that work without JavaScript, by the URL fragment that shows them. */
export const formResults = {
  'like-added': 'Added to liked recipes',
  'like-removed': 'Removed from liked recipes',
  'bookmark-added': 'Added to bookmarks',
  'bookmark-removed': 'Removed from bookmarks',
  'rating-saved': 'Thank you for your rating',
  'no-rating': 'Choose a rating first.',
  'post-liked': 'Post liked!',
  'post-unliked': 'Like removed',
  'signed-in': 'Welcome back! 🌿',
  'signed-out': 'See you later!',
  subscribed: 'Successfully subscribed to our mailing list! Check your inbox and confirm your subscription.',
  'not-saved': 'We couldn’t save this. Try again in a moment.',
} as const

export type FormResult = keyof typeof formResults
