export const blendWords = {
  signIn: 'Please sign in to generate blends',
  describe: 'Please describe your symptoms or health goals',
  limit: "You've reached your free limit. Upgrade to premium for unlimited blend generation!",
  failed: 'Failed to generate blend. Please try again.',
  generated: 'Custom blend generated successfully!',
  notUnderstood:
    "We couldn't tell what the tea is for. Use everyday words, such as sleep, a full stomach, a cough or a long afternoon, or choose a taste. This didn't count towards your limit.",
  beyond:
    "That is nothing that we propose a tea for. Please ask a pharmacist or doctor. This didn't count towards your limit.",
  animals:
    "We know what people may drink, and nothing of animals: please ask a vet. This didn't count towards your limit.",
  noBlend:
    "We found no blend that fits your words and passes our check. That need not mean that there is none: what we do not know, we do not propose. This didn't count towards your limit.",
  noBlendForYou:
    'We found no blend that fits your words and passes our check for what you told us. A pharmacist or doctor can help you further.',
  honeyAndLemon:
    'Warm water with honey and a squeeze of lemon is fine for most people meanwhile. Never give honey to a child under one year.',
  honeyForChild:
    'Warm water, not hot, with a little honey and a squeeze of lemon is fine for most children meanwhile. Never give honey to a child under one year.',
  lemonWater: 'Warm water with a squeeze of lemon is fine for most people meanwhile.',
  warmWater: 'A cup of warm water is fine for most people meanwhile.',
  forBaby:
    'We propose no tea for a baby. Ask a health visitor, pharmacist or doctor. Never give honey to a child under one year.',
  childAmounts: 'The amounts are for a child. Give no more than these, and let it cool until it is warm.',
  askMidwife: 'Ask your midwife, doctor or pharmacist before you drink it.',
  costsNothing: "This didn't count towards your limit.",
  noneOfYours:
    "We found no blend of the herbs in your cabinet that fits your words and passes our check. Try it without that box. This didn't count towards your limit.",
  noOther: 'We have no other blend for these words. Change a word or a taste for something new.',
  outOfProposals: "That's all we suggest for one request. Change your words for another blend.",
  kept: 'Blend saved to your suggestions',
  notKept: 'Failed to save the blend',
  keptAlready: "You've already saved this blend",
  refusedNow: 'What we know of its herbs has changed: this blend is not kept any more.',
  deleted: 'Blend suggestion deleted',
  notDeleted: 'Failed to delete blend suggestion',
  outOfScope:
    'No tea is for everything that you named; this one is only for what stands below. Please take the rest to a pharmacist or doctor.',
} as const
