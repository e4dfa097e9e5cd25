const asIs = 'What you typed is still here.'

export const editingWords = {
  refused: 'The safety check refuses this remedy, so it cannot be published. You can keep it as a draft.',
  unfinished: 'This remedy cannot be published yet. You can keep it as a draft.',
  isPublished: 'This remedy is published: what is saved is shown. Unpublish it first to keep changes back.',
  notPublished: 'This remedy is not published.',
  changedMeanwhile: (by: string | null, when: string) =>
    `${by ? `${by} changed this remedy` : 'This remedy was changed'} meanwhile (${when}). ${asIs}`,
  slugTaken: 'Another remedy took this address at the same moment. Please save once more.',
  withdrawal: 'It is not shown for now.',
} as const
