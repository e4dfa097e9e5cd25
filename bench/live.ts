import { parseLiveMessage } from '#domain/notifications/live-messages.ts'

import { addMember, addSession, type Member } from '../e2e/member.ts'
import { openSite, type Site } from '../e2e/site.ts'
import { type Figure, createFigureBuilder, median } from './figures.ts'

const socketCount = 20
const notificationCount = 1000
const singleCount = 300
/**
 * Maximum for the median milliseconds from writing a notification until the last of the member's sockets receives it.
 */
const maxMedian = 10

const { atMost, exactly } = createFigureBuilder('Node sockets to the real worker and its Durable Object')

type OpenSocket = { socket: WebSocket; titles: string[] }

export async function measureLive(prebuiltWorkerDir: string): Promise<Figure[]> {
  const site = await openSite(prebuiltWorkerDir)
  const member = await addMember(site, 'listener')
  const listening = await Promise.all(Array.from({ length: socketCount }, () => listen(site, member)))
  const figures = [await measureMany(site, member, listening), await measureSingle(site, member, listening)]
  for (const { socket } of listening) socket.close()
  await site.close()
  return figures
}

async function listen(site: Site, member: Member): Promise<OpenSocket> {
  const headers = { Cookie: `session=${await addSession(site, member)}`, Origin: site.address }
  const address = `${site.address.replace('http', 'ws')}/api/notifications/live?after=0`
  // Node's WebSocket accepts headers, which browser types don't include.
  const socket = new WebSocket(address, { headers } as never)
  const titles: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const message = parseLiveMessage(String(data))
    if (message?.kind === 'note') titles.push(message.note.title)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  return { socket, titles }
}

async function write({ db, live }: Site, { id }: Member, title: string): Promise<number> {
  await db
    .prepare(
      `INSERT INTO user_notifications (id, user_id, title, message, type, read, created_at) VALUES (?, ?, ?, '', 'info', 0, ?)`,
    )
    .bind(crypto.randomUUID(), id, title, Date.now())
    .run()
  const writtenAt = performance.now()
  await live.getByName(id).wake(id)
  return writtenAt
}

async function measureMany(site: Site, member: Member, listening: OpenSocket[]): Promise<Figure> {
  const writers = Array.from({ length: 10 }, async (_, writer) => {
    for (let number = writer; number < notificationCount; number += 10) await write(site, member, `Note ${number}`)
  })
  await Promise.all(writers)
  await Promise.all(listening.map(({ titles }) => waitUntil(() => titles.length >= notificationCount)))
  const { results } = await site.db
    .prepare('SELECT title FROM user_notifications ORDER BY sequence')
    .all<{ title: string }>()
  const order = results.map(({ title }) => title).join()
  const inOrder = listening.filter(({ titles }) => titles.join() === order).length
  return exactly(
    `sockets of one member that got each of ${notificationCount} notifications once and in order`,
    inOrder,
    socketCount,
  )
}

async function measureSingle(site: Site, member: Member, listening: OpenSocket[]): Promise<Figure> {
  const times: number[] = []
  for (let number = 0; number < singleCount; number++) {
    const arrivals = Promise.all(listening.map(({ socket }) => nextMessage(socket)))
    const writtenAt = await write(site, member, `Single ${number}`)
    times.push(Math.max(...(await arrivals)) - writtenAt)
  }
  return atMost(
    `from a stored notification to the last of ${socketCount} sockets, median of ${singleCount}`,
    median(times),
    maxMedian,
    ' ms',
  )
}

const nextMessage = (socket: WebSocket) =>
  new Promise<number>((resolve) => socket.addEventListener('message', () => resolve(performance.now()), { once: true }))

async function waitUntil(condition: () => boolean) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5))
}
