import { DatabaseSync } from 'node:sqlite'

import type { StoredHerb } from '#domain/herbs/herbs.types.ts'
import { fillSite } from '#worker/testing/filled-site.ts'

import accounts from '../demo-accounts.json' with { type: 'json' }
import { wrapAsD1 } from '../faults/memory-db.ts'

const findAccountId = (role: string) => accounts.find(({ email }) => email.startsWith(`${role}@`))?.id ?? ''

export const memberId = findAccountId('premium')

export async function fillDatabase(file: string): Promise<void> {
  const sqlite = new DatabaseSync(file)
  try {
    const facts = sqlite.prepare(`SELECT facts FROM herbs WHERE id = 'thyme'`).get()?.['facts']
    const herb = readHerb(String(facts))
    const people = { memberId, adminId: findAccountId('admin') }
    await fillSite({ db: wrapAsD1(sqlite), ...people, herb, text: 'A quiet cup', now: Date.now() })
  } finally {
    sqlite.close()
  }
}

const readHerb = (text: string) => JSON.parse(text) as StoredHerb
