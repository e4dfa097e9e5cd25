export const settingsMessages = {
  bannerNotSaved: 'Failed to save banner settings',
  contentNotLoaded: 'Failed to load content settings',
  contentNotSaved: 'Failed to save content settings',
  changedMeanwhile:
    'Someone else has saved changes. Your changes are still here, and the saved version is below. To replace the saved version, save again.',
} as const
