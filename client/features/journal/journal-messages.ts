export const notSaved = 'Your browser couldn’t save this. This change will be lost when you leave this page'
