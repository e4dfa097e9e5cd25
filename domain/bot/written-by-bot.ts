/** Label on the page of a recipe that the bot wrote. */
export const writtenByBot = 'Written by the Herbi bot and checked by code'
