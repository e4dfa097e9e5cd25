export const notKept = 'Your browser did not keep it: it stands here until you leave the page'
