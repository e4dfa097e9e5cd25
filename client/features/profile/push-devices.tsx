import { useState } from 'react'
import { useFetcher } from 'react-router'

import { formatDay } from '#client/core/format-day.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { NotificationSettings, PushDevice } from '#domain/notifications/notifications.types.ts'

type PushDevicesProps = Pick<NotificationSettings, 'pushKey' | 'devices'>

/** Browsers that show pushes, each with a button to remove it, and a button to add this one. */
export const PushDevices = ({ pushKey, devices }: PushDevicesProps) => (
  <>
    <h3>Devices for push notifications</h3>
    {devices.length === 0 ? (
      <p>No device shows push notifications yet. Turn them on for each device that should.</p>
    ) : (
      <ul className="ledger">
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
    )}
    {pushKey !== null && !devices.some(({ isPresent }) => isPresent) && <AddDevice pushKey={pushKey} />}
  </>
)

function Device({ device: { id, device, usedAt, isPresent } }: { device: PushDevice }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <li>
      <div className="line">
        <b>{device}</b>
        <i aria-hidden />
        <fetcher.Form method="post">
          <input type="hidden" name="id" value={id} />
          <SubmitButton intent="remove-device" fetcher={fetcher} className="stand-alone">
            Turn off<span className="sr-only"> push notifications on {device}</span>
          </SubmitButton>
          <ActionMessage outcome={fetcher.data} />
        </fetcher.Form>
      </div>
      <small>
        {isPresent && 'This browser. '}Last used {formatDay(usedAt)}
      </small>
    </li>
  )
}

const canShowPushes = () => 'PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window

function AddDevice({ pushKey }: { pushKey: string }) {
  const fetcher = useFetcher<ActionResult>()
  const [isBlocked, setIsBlocked] = useState(false)
  if (!canShowPushes())
    return (
      <p>This browser can’t show push notifications. On an iPhone or iPad, add this site to your home screen first.</p>
    )
  // Browsers ask only while they handle the press.
  const turnOn = async () => {
    const permission = await Notification.requestPermission()
    setIsBlocked(permission !== 'granted')
    if (permission === 'granted') await fetcher.submit({ intent: 'add-device', pushKey }, { method: 'post' })
  }
  return (
    <>
      <button type="button" className="button plain" disabled={fetcher.state !== 'idle'} onClick={() => void turnOn()}>
        {fetcher.state === 'idle' ? 'Turn on push on this device' : 'Loading...'}
      </button>
      {isBlocked && (
        <p role="alert">Your browser blocks notifications from this site. Allow them in its settings and try again.</p>
      )}
      <ActionMessage outcome={fetcher.data} />
    </>
  )
}
