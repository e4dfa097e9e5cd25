import { useSyncExternalStore } from 'react'

/** Says that the page shows what the device has kept. Renders nothing with a connection, and in the worker. */
export function OfflineNote() {
  const isOffline = useSyncExternalStore(
    watchConnection,
    () => !navigator.onLine,
    () => false,
  )
  if (!isOffline) return null
  return (
    <p className="note mt-6" role="status">
      You’re offline. You see what this device saved last. To change something, connect to the internet first.
    </p>
  )
}

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
