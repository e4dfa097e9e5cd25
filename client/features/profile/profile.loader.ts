import type { ApiContext } from '#client/core/api.ts'
import { readFailure } from '#client/core/call-error.ts'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import { showToast } from '#client/core/toasts.ts'
import type { SignedInDevice } from '#domain/accounts/accounts.types.ts'
import type { OwnSubscription } from '#domain/mailing/subscribers.types.ts'
import type { NotificationSettings } from '#domain/notifications/notifications.types.ts'
import type { Profile, SafetyCopy } from '#domain/profile/profile.types.ts'

import { getNewsletters, getNotificationSettings, getProfile, getSafetyCopy, listSessions } from './profile.api.ts'

export const profileLoadError = 'Failed to load profile'

/** `newsletter` and `notifications` are null if they couldn't be loaded. */
export type Account = {
  profile: Profile
  sessions: SignedInDevice[]
  copy: SafetyCopy | null
  newsletter: OwnSubscription | null
  notifications: NotificationSettings | null
}
export type LoadedProfile = { status: 'signed-in'; account: Account } | { status: 'signed-out' | 'failed' }

/** Loads the member's account and everything shown with it. */
export async function loadProfile(context: ApiContext): Promise<LoadedProfile> {
  if (!hasSessionCookie()) return { status: 'signed-out' }
  try {
    const [{ profile }, { sessions }, { safetyProfile }, newsletter, notifications] = await Promise.all([
      getProfile(context),
      listSessions(context),
      getSafetyCopy(context),
      getNewsletters(context).catch(() => null),
      getNotificationSettings(context).catch(() => null),
    ])
    return { status: 'signed-in', account: { profile, sessions, copy: safetyProfile, newsletter, notifications } }
  } catch (thrown) {
    if (readFailure(thrown)?.code === 'unauthenticated') return { status: 'signed-out' }
    showToast('error', profileLoadError)
    return { status: 'failed' }
  }
}
