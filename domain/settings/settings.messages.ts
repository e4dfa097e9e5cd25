export const settingsWords = {
  bannerNotSaved: 'Failed to save banner settings',
  contentNotLoaded: 'Failed to load content settings',
  contentNotSaved: 'Failed to save content settings',
  changedMeanwhile:
    'Somebody else saved this meanwhile. What you typed is still here, and what stands now is shown below; save again to put yours in its place.',
} as const
