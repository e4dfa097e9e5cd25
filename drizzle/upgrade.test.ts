import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

import { expect, it } from 'vitest'

const files = readdirSync('migrations').filter((name) => name.endsWith('.sql'))
const withSequence = files.indexOf('0007_favourites-ratings-sequence.sql')

it('numbers the stored notifications from the oldest on, and loses none', () => {
  const db = new DatabaseSync(':memory:')
  const migrate = (some: string[]) => {
    for (const file of some) db.exec(readFileSync(`migrations/${file}`, 'utf8'))
  }
  const notes = () => db.prepare('SELECT sequence, id, user_id, read FROM user_notifications ORDER BY sequence').all()
  db.exec('PRAGMA foreign_keys = ON')
  migrate(files.slice(0, withSequence))
  db.exec(`INSERT INTO users (id, email, password_hash, created_at) VALUES ('ada', 'a', '', 1), ('ben', 'b', '', 1)`)
  db.exec(`INSERT INTO user_notifications (id, user_id, title, message, type, link, read, created_at) VALUES
    ('late', 'ada', 'T', 'M', 'info', '/remedies', 0, 30), ('early', 'ben', 'T', 'M', 'info', NULL, 1, 10), ('between', 'ada', 'T', 'M', 'info', NULL, 0, 20)`)
  migrate(files.slice(withSequence))
  expect(notes()).toMatchObject([
    { sequence: 1, id: 'early', user_id: 'ben', read: 1 },
    { sequence: 2, id: 'between', user_id: 'ada', read: 0 },
    { sequence: 3, id: 'late', user_id: 'ada', read: 0 },
  ])
  expect(db.prepare(`SELECT link FROM user_notifications WHERE id = 'late'`).all()).toMatchObject([
    { link: '/remedies' },
  ])
  db.exec(`DELETE FROM user_notifications WHERE id = 'late'`)
  db.exec(`INSERT INTO user_notifications (id, user_id, title, message, type, read, created_at) VALUES
    ('new', 'ada', 'T', 'M', 'info', 0, 5)`)
  expect(notes().map(({ sequence }) => sequence)).toEqual([1, 2, 4])
  db.exec(`DELETE FROM users WHERE id = 'ada'`)
  expect(notes()).toMatchObject([{ id: 'early' }])
  expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([])
})

it("deletes the names of people who had left the mailing list, and nobody else's", () => {
  const db = new DatabaseSync(':memory:')
  const last = files.indexOf('0029_names-of-those-who-left.sql')
  for (const file of files.slice(0, last)) db.exec(readFileSync(`migrations/${file}`, 'utf8'))
  db.exec(`INSERT INTO mailing_list_subscribers
    (id, email, first_name, last_name, is_active, source, subscription_date, confirmed_at, unsubscribed_at, created_at) VALUES
    ('left', 'ada@example.org', 'Ada', 'Lark', 0, 'footer', 10, 11, 20, 10),
    ('back', 'ben@example.org', 'Ben', NULL, 1, 'footer', 30, 31, 20, 10),
    ('stays', 'cleo@example.org', 'Cleo', 'Moss', 1, 'footer', 10, 11, NULL, 10)`)
  for (const file of files.slice(last)) db.exec(readFileSync(`migrations/${file}`, 'utf8'))
  expect(db.prepare('SELECT id, first_name, last_name FROM mailing_list_subscribers ORDER BY id').all()).toMatchObject([
    { id: 'back', first_name: 'Ben', last_name: null },
    { id: 'left', first_name: null, last_name: null },
    { id: 'stays', first_name: 'Cleo', last_name: 'Moss' },
  ])
})
