/** What stands on a recipe's page that the bot wrote. */
export const writtenByBot = 'Written by the Herbi bot and checked by code'
