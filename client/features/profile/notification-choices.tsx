import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { Select } from '#client/ui/select.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import {
  type NotificationChannel,
  notificationChannels,
  type NotificationChoices,
  notificationKinds,
} from '#domain/notifications/notification-kinds.ts'
import { channelLabels, kindLabels } from '#domain/notifications/notification-labels.ts'
import type { NotificationSettings } from '#domain/notifications/notifications.types.ts'

import { PushDevices } from './push-devices.tsx'

/** Channel of each kind of notification, and the browsers that show pushes. */
export function NotificationSection({ settings }: { settings: NotificationSettings }) {
  const fetcher = useFetcher<ActionResult>()
  const { choices, pushKey, devices } = settings
  return (
    <section aria-labelledby="notifications">
      <h2 id="notifications">Notifications</h2>
      <fetcher.Form method="post" className="fields">
        <ChannelFields key={JSON.stringify(choices)} choices={choices} canPush={pushKey !== null} />
        <div>
          <SubmitButton intent="save-choices" fetcher={fetcher} className="button plain">
            Save notifications
          </SubmitButton>
        </div>
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
      {(pushKey !== null || devices.length > 0) && <PushDevices pushKey={pushKey} devices={devices} />}
    </section>
  )
}

const ChannelFields = ({ choices, canPush }: { choices: NotificationChoices; canPush: boolean }) =>
  notificationKinds.map((kind) => (
    <Select
      key={kind}
      label={kindLabels[kind]}
      name={kind}
      defaultValue={choices[kind]}
      options={notificationChannels
        .filter((channel) => channel !== 'push' || canPush || choices[kind] === 'push')
        .map((channel): [NotificationChannel, string] => [channel, channelLabels[channel]])}
    />
  ))
