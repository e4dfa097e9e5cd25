/** What is said of the blend generator, in the browser and by the worker. */
export const blendWords = {
  signIn: 'Please sign in to generate blends',
  describe: 'Please describe your symptoms or health goals',
  limit: "You've reached your free limit. Upgrade to premium for unlimited blend generation!",
  failed: 'Failed to generate blend. Please try again.',
  generated: 'Custom blend generated successfully!',
  notUnderstood:
    'We could not tell what the tea should be for. Name it in everyday English words, such as sleep, a full stomach, a cough or a long afternoon, or tick a taste. This used up none of your blends.',
  beyond:
    'That is nothing that we propose a tea for. Please ask a pharmacist or doctor. This used up none of your blends.',
  animals: 'We know what people may drink, and nothing of animals: please ask a vet. This used up none of your blends.',
  noBlend:
    'We found no blend that fits your words and passes our check. That need not mean that there is none: what we do not know, we do not propose. It used up none of your blends.',
  noBlendForYou:
    'We found no blend that fits your words and passes our check for what you told of yourself. A pharmacist or doctor knows more than we do. It used up none of your blends.',
  noneOfYours:
    'We found no blend of the herbs in your cabinet that fits your words and passes our check. Try it without that box. It used up none of your blends.',
  noOther: 'We have no other blend for these words. Change a word or a taste for something new.',
  outOfProposals: 'These were all the proposals for one wish. Write it anew for another blend.',
  kept: 'Blend saved to your suggestions',
  notKept: 'Failed to save the blend',
  keptAlready: 'This blend is among your suggestions already',
  refusedNow: 'What we know of its herbs has changed: this blend is not kept any more.',
  deleted: 'Blend suggestion deleted',
  notDeleted: 'Failed to delete blend suggestion',
  beyondTea:
    'No tea is for everything that you named; this one is only for what stands below. Please take the rest to a pharmacist or doctor.',
} as const
