export const notSaved = 'Your browser couldn’t save this. It will be lost when you leave this page'
