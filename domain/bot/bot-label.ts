/** Label on the page of a recipe that the bot wrote. */
export const botLabel = 'Written by Herbi Bot and checked by code'
