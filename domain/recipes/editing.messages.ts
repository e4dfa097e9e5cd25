const changesKept = 'Your changes are still here.'

export const editingMessages = {
  refused: 'The safety check refuses this remedy, so it can’t be published. You can save it as a draft.',
  unfinished: 'This remedy can’t be published yet. You can save it as a draft.',
  isPublished: 'This remedy is published, so changes appear at once. Unpublish it first to save a draft.',
  notPublished: 'This remedy isn’t published.',
  changedMeanwhile: (by: string | null, when: string) =>
    `${by ? `${by} changed this remedy` : 'This remedy was changed'} while you were editing (${when}). ${changesKept}`,
  slugTaken: 'Another remedy has just been given this web address. Please save again.',
  withdrawal: 'It is hidden for now.',
} as const
