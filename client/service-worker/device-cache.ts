import { picturePath } from '#domain/drawing/picture-path.ts'

import { isKeepable, readAnswerTime, stampAnswer } from './member-cache.ts'
import { freshMs, publicData, shellPaths } from './offline-addresses.ts'

const prefix = 'device-'
/** Cache of this version: files, pages and data that are the same for everybody. */
export const deviceCache = prefix + import.meta.env.BUILD

const filesAtOnce = 6

/** Picture that every empty list shows. */
const emptyListPicture = picturePath('chamomile', 'medallion')

const listNames = async () => (await caches.keys()).filter((name) => name.startsWith(prefix))

/** True if any version has kept its files on this device. */
export const isDevicePrepared = async (): Promise<boolean> => (await listNames()).length > 0

/** Keeps the files, pages and data that the offline pages need. Files of an earlier version are reused. */
export async function prepareDevice(now: number): Promise<void> {
  const cache = await caches.open(deviceCache)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = [...import.meta.env.OFFLINE_FILES, emptyListPicture].filter((file) => !kept.has(file))
  for (let start = 0; start < missing.length; start += filesAtOnce)
    await Promise.all(missing.slice(start, start + filesAtOnce).map((file) => keepFile(cache, file)))
  for (const address of [...shellPaths, ...publicData]) {
    const copy = await cache.match(address)
    if (!copy || now - readAnswerTime(copy) > freshMs) await keepPage(cache, address)
  }
}

async function keepFile(cache: Cache, file: string): Promise<void> {
  const answer = (await caches.match(file)) ?? (await fetch(file))
  if (isKeepable(answer)) await cache.put(file, answer)
}

async function keepPage(cache: Cache, address: string): Promise<void> {
  const answer = await fetch(address)
  if (isKeepable(answer)) await cache.put(address, await stampAnswer(answer))
}

export async function deleteEarlierVersions(): Promise<void> {
  const earlier = (await listNames()).filter((name) => name !== deviceCache)
  await Promise.all(earlier.map((name) => caches.delete(name)))
}
