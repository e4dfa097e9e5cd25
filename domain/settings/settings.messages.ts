export const settingsMessages = {
  bannerNotSaved: 'Failed to save banner settings',
  contentNotLoaded: 'Failed to load content settings',
  contentNotSaved: 'Failed to save content settings',
  changedMeanwhile:
    'Someone else has saved changes. Yours are still here, and the saved version is below. Save again to replace it.',
} as const
