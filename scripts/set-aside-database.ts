import { readdirSync } from 'node:fs'

import { setAsideOldDatabase } from './old-database.ts'

const oldFile = setAsideOldDatabase('.wrangler/state', readdirSync('migrations'), new Date())
if (oldFile !== null)
  console.log(
    `Your local database belongs to another version of the site, so we start a new one and keep yours at ${oldFile}.`,
  )
