export const blendMessages = {
  signIn: 'Please sign in to generate blends',
  descriptionRequired: 'Please describe your symptoms or health goals',
  limitReached: "You've reached your free limit. Upgrade to premium for unlimited blend generation!",
  failed: 'Failed to generate blend. Please try again.',
  generated: 'Custom blend generated successfully!',
  notUnderstood:
    'We couldn’t tell what the tea is for. Use everyday words, such as “trouble sleeping”, “full stomach” or “cough”. Or choose a taste. This didn’t count towards your limit.',
  outOfScopeOnly:
    'We don’t suggest a tea for this. Please ask a pharmacist or doctor. This didn’t count towards your limit.',
  animals: 'We only suggest teas for people. Please ask a vet about animals. This didn’t count towards your limit.',
  noBlend:
    'We found no blend that matches your description and passes our check. We only suggest herbs that we have facts about. Try other words. This didn’t count towards your limit.',
  noBlendForYou:
    'We found no blend that matches your description and passes our check for what you told us. A pharmacist or doctor can advise you.',
  honeyAndLemon:
    'In the meantime, most people can have warm water with honey and a squeeze of lemon. Never give honey to a child under one year old.',
  honeyForChild:
    'In the meantime, most children can have warm (not hot) water with a little honey and a squeeze of lemon. Never give honey to a child under one year old.',
  lemonWater: 'In the meantime, most people can have warm water with a squeeze of lemon.',
  warmWater: 'In the meantime, most people can have a cup of warm water.',
  forBaby:
    'We do not suggest teas for babies. Ask a health visitor, pharmacist or doctor. Never give honey to a child under one year old.',
  childAmounts: 'These amounts are for a child. Do not give more. Let the tea cool until it is warm.',
  askMidwife: 'Ask your midwife, doctor or pharmacist before you drink this blend.',
  notCounted: 'This didn’t count towards your limit.',
  noBlendFromCabinet:
    'We found no blend of the herbs in your cabinet that matches your description and passes our check. Try again with all herbs. This didn’t count towards your limit.',
  noOtherBlend: 'We have no other blend for this description. Change a word or a taste to get another blend.',
  expired: 'Your request has changed or is more than a day old. Generate a new blend.',
  outOfProposals: 'That’s all we suggest for one request. Change your description to get another blend.',
  saved: 'Blend saved to your suggestions',
  notSaved: 'Failed to save the blend',
  alreadySaved: 'You’ve already saved this blend',
  noLongerPasses: 'We can’t save this blend because our facts about its herbs have changed. Generate a new blend.',
  deleted: 'Blend suggestion deleted',
  notDeleted: 'Failed to delete blend suggestion',
  outOfScope: 'This tea does not cover everything you mentioned. Please ask a pharmacist or doctor about the rest.',
} as const
