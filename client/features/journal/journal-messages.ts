export const notSaved = 'Your browser couldn’t save this. You can see it until you leave this page'
