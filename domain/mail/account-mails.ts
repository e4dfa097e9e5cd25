import { formatUtc } from '#domain/format-date.ts'
import { formatLinkLifetime } from '#domain/link-lifetimes.ts'

import { formatGreeting } from './greeting.ts'
import { formatLinkExpiry } from './link-messages.ts'
import { createMail } from './mail-layout.ts'
import type { MailContent } from './mail.types.ts'

export const confirmAccountMail = ({ fullName, url }: { fullName: string; url: string }): MailContent =>
  createMail({
    subject: 'Please confirm your account',
    preheader: `One step left: open the link within ${formatLinkLifetime('account')}.`,
    paragraphs: [
      formatGreeting(fullName),
      'Someone signed up for a Herbal Remedies account with this email address. If it was you, please confirm your address.',
    ],
    action: { label: 'Confirm my account', url },
    afterAction: [
      `${formatLinkExpiry('account')} If it has expired, sign in with your password and ask for a new link.`,
      'If it wasn’t you, ignore this email. Nobody can sign in to the account unless you open the link.',
    ],
    reason: 'You received this email because someone signed up for Herbal Remedies with your address.',
  })

/** Email to an existing account after somebody tried to sign up with its address. */
export const existingAccountMail = ({ signInUrl, resetUrl }: { signInUrl: string; resetUrl: string }): MailContent =>
  createMail({
    subject: 'You already have an account',
    preheader: 'Someone tried to sign up with your address. Your account has not changed.',
    paragraphs: [
      'Hello,',
      'Someone has just tried to sign up for Herbal Remedies with this email address. You already have an account with this address, so we didn’t create a new one. Your account hasn’t changed.',
      'If it was you, sign in as usual.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    afterAction: [
      { text: 'If you’ve forgotten your password, you can set a new one:', url: resetUrl },
      'If it wasn’t you, ignore this email. We haven’t told the other person anything about your account.',
    ],
    reason: 'You received this email because someone signed up for Herbal Remedies with your address.',
  })

export const resetPasswordMail = ({ url }: { url: string }): MailContent =>
  createMail({
    subject: 'Set a new password',
    preheader: formatLinkExpiry('reset'),
    paragraphs: ['Hello,', 'Someone asked for a new password for your Herbal Remedies account.'],
    action: { label: 'Set a new password', url },
    afterAction: [
      `${formatLinkExpiry('reset')} When you set a new password, you’ll be signed out in every browser.`,
      'If it wasn’t you, ignore this email. Your password stays the same. Don’t share this link with anyone.',
    ],
    reason:
      'You received this email because someone asked for a new password for the account that uses this email address.',
  })

/** Email to an account after a password change. `at` is in milliseconds since the epoch. */
export const passwordChangedMail = ({ at, resetUrl }: { at: number; resetUrl: string }): MailContent =>
  createMail({
    subject: 'Your password was changed',
    preheader: 'If it was you, you don’t need to do anything.',
    paragraphs: [
      'Hello,',
      `The password of your Herbal Remedies account was changed on ${formatUtc(at)}. If it was you, you don’t need to do anything.`,
      'If it wasn’t you, set a new password now. This also signs out the person who changed your password.',
    ],
    action: { label: 'Set a new password', url: resetUrl },
    reason: 'You received this email because someone changed the password of the account that uses this email address.',
  })

/** Email that asks the new address to confirm the change. */
export const confirmEmailMail = ({ url, oldEmail }: { url: string; oldEmail: string }): MailContent =>
  createMail({
    subject: 'Please confirm your new address',
    preheader: 'Your account keeps the old address until you confirm the new one.',
    paragraphs: [
      'Hello,',
      `Someone asked to change the email address of a Herbal Remedies account from ${oldEmail} to this address. If it was you, please confirm the change.`,
    ],
    action: { label: 'Confirm my new address', url },
    afterAction: [
      `${formatLinkExpiry('email')} Nothing changes until you open the link.`,
      'If it wasn’t you, ignore this email. The address only changes if you open the link.',
    ],
    reason:
      'You received this email because someone entered your address as the new address of a Herbal Remedies account.',
  })

/** Email to an account after somebody tried to use its address for another account. */
export const emailTakenMail = ({ signInUrl }: { signInUrl: string }): MailContent =>
  createMail({
    subject: 'This address already has an account',
    preheader: 'Someone tried to move another account to this address. Neither account has changed.',
    paragraphs: [
      'Hello,',
      'Someone tried to move their Herbal Remedies account to this address. This address already has an account, so neither account has changed.',
      'If it was you, you have two accounts. Sign in with this address to use the account that belongs to it.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    afterAction: ['If it wasn’t you, ignore this email.'],
    reason:
      'You received this email because someone entered your address as the new address of a Herbal Remedies account.',
  })

/** Email to the old address after a change was requested. */
export const emailChangeRequestedMail = ({ newEmail }: { newEmail: string }): MailContent =>
  createMail({
    subject: 'Someone asked to change your email address',
    preheader: 'If it wasn’t you, please change your password.',
    paragraphs: [
      'Hello,',
      `Someone who is signed in to your Herbal Remedies account asked to change its email address to ${newEmail}. We’ve emailed a link to the new address. Your account’s address changes when someone opens that link.`,
      'If it was you, you don’t need to do anything.',
      'If it wasn’t you, someone else is using your account. Please set a new password now. To do this, choose “Forgot your password?” when you sign in. Then contact us through the contact page.',
    ],
    reason: 'You received this email because this is the email address of a Herbal Remedies account.',
  })

/** Email to the old address after the change. */
export const emailChangedMail = ({ newEmail }: { newEmail: string }): MailContent =>
  createMail({
    subject: 'Your email address was changed',
    preheader: 'If it wasn’t you, please contact us.',
    paragraphs: [
      'Hello,',
      `The email address of your Herbal Remedies account is now ${newEmail}. Sign in with the new address from now on. We’ll send emails about the account there.`,
      'If it was you, you don’t need to do anything.',
      'If it wasn’t you, contact us immediately through the contact page. Write to us from this address, so that we can see that the account was yours.',
    ],
    reason:
      'You received this email because the account used this address until now. This is the last email about the account that we will send to this address.',
  })

export const accountDeletedMail = (): MailContent =>
  createMail({
    subject: 'Your account was deleted',
    preheader: 'This is our last email about your account.',
    paragraphs: [
      'Hello,',
      'Your Herbal Remedies account and your profile were deleted. This cannot be undone.',
      'Thank you for being with us. You can still read remedies without an account.',
      'If it wasn’t you, please contact us through the contact page.',
    ],
    reason:
      'You received this email because the account that used this email address was deleted. This is our last email about the account.',
  })
