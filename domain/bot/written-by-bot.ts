/** Label on the page of a recipe that the bot wrote. */
export const writtenByBot = 'Written by Herbi Bot and checked by code'
