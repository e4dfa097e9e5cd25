/** Label on the page of every recipe that the bot wrote. */
export const botLabel = 'Written by Herbi Bot and checked automatically'
