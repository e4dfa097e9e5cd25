export const cabinetMessages = {
  notLoaded: 'Failed to load your herbal cabinet',
  added: 'Herb added to your cabinet',
  notAdded: 'Failed to add herb to cabinet',
  updated: 'Herb updated successfully',
  notUpdated: 'Failed to update herb',
  gone: 'This herb is no longer in your cabinet',
  removed: 'Herb removed from cabinet',
  notRemoved: 'Failed to remove herb',
  amountInvalid: 'Enter an amount such as 2 g, 1 tsp, 1 tbsp, 3 bags or 2 cups',
  quantityInvalid:
    'We can’t subtract from this quantity. Change it to an amount such as 50 g, 10 tsp, 5 tbsp, 20 bags, 1 kg or 2 oz',
} as const
