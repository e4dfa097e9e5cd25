export const notKept = 'Your browser couldn’t save it: you can see it here until you leave the page'
