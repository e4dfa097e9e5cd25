import { formatUtc } from '#domain/format-date.ts'
import { linkLastsInWords } from '#domain/link-lifetimes.ts'

import { greeting } from './greeting.ts'
import { linkHolds } from './link-messages.ts'
import { layOutMail } from './mail-layout.ts'
import type { MailContent } from './mail.types.ts'

export const confirmAccountMail = ({ fullName, url }: { fullName: string; url: string }): MailContent =>
  layOutMail({
    subject: 'Please confirm your account',
    preheader: `One step is left: the link holds for ${linkLastsInWords('account')}.`,
    paragraphs: [
      greeting(fullName),
      'An account at Herbal Remedies was asked for with this address. If that was you, please confirm that the address is yours.',
    ],
    action: { label: 'Confirm my account', url },
    afterAction: [
      `${linkHolds('account')} If it has ended, sign in with your password and ask for a new one.`,
      'If it was not you, do nothing: without this step nobody can sign in to the account.',
    ],
    reason: 'You get this mail because somebody signed up at Herbal Remedies with your address.',
  })

/** Sent when somebody signs up with the address of an existing account. */
export const knownAccountMail = ({ signInUrl, resetUrl }: { signInUrl: string; resetUrl: string }): MailContent =>
  layOutMail({
    subject: 'You have an account already',
    preheader: 'Somebody signed up with your address; nothing was changed.',
    paragraphs: [
      'Hello,',
      'Somebody has just signed up at Herbal Remedies with this address. You have an account with it already, so no new one was made, and yours stays as it is.',
      'If that was you, you can simply sign in.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    afterAction: [
      { words: 'If you no longer know your password, you can set a new one:', url: resetUrl },
      'If it was not you, you need not do anything: whoever it was has learned nothing about your account.',
    ],
    reason: 'You get this mail because somebody signed up at Herbal Remedies with your address.',
  })

export const resetPasswordMail = ({ url }: { url: string }): MailContent =>
  layOutMail({
    subject: 'Set a new password',
    preheader: linkHolds('reset'),
    paragraphs: ['Hello,', 'A new password was asked for, for your account at Herbal Remedies.'],
    action: { label: 'Set a new password', url },
    afterAction: [
      `${linkHolds('reset')} Once it is set, every browser that is signed in to your account is signed out.`,
      'If it was not you, do nothing: your password stays as it is. Please do not pass this link on to anybody.',
    ],
    reason: 'You get this mail because somebody asked for a new password for the account with your address.',
  })

/** Sent to the owner of an account after a password change. `at` is milliseconds since the epoch. */
export const passwordChangedMail = ({ at, resetUrl }: { at: number; resetUrl: string }): MailContent =>
  layOutMail({
    subject: 'Your password was changed',
    preheader: 'If it was you, there is nothing to do.',
    paragraphs: [
      'Hello,',
      `The password of your account at Herbal Remedies was changed on ${formatUtc(at)}. If that was you, there is nothing to do.`,
      'If it was not you, please set a new password now: whoever changed it is signed out by that.',
    ],
    action: { label: 'Set a new password', url: resetUrl },
    reason: 'You get this mail because the password of the account with your address was changed.',
  })

/** Sent to the new address, which has to confirm the change. */
export const confirmEmailMail = ({ url, oldEmail }: { url: string; oldEmail: string }): MailContent =>
  layOutMail({
    subject: 'Please confirm your new address',
    preheader: 'Until you do, your account keeps the old one.',
    paragraphs: [
      'Hello,',
      `The account at Herbal Remedies that now has the address ${oldEmail} is to move to this one. If you asked for that, please confirm it.`,
    ],
    action: { label: 'Confirm my new address', url },
    afterAction: [
      `${linkHolds('email')} Until you open it, everything stays as it is.`,
      'If it was not you, do nothing: without this step the account does not move.',
    ],
    reason: 'You get this mail because somebody entered your address as the new one of an account at Herbal Remedies.',
  })

/** Sent when somebody tries to move another account to the address of this one. */
export const emailTakenMail = ({ signInUrl }: { signInUrl: string }): MailContent =>
  layOutMail({
    subject: 'This address has an account already',
    preheader: 'Another account was to move to it; nothing was changed.',
    paragraphs: [
      'Hello,',
      'Somebody wanted to move their account at Herbal Remedies to this address. It has an account already, so nothing was changed, neither in that account nor in yours.',
      'If that was you, you have two accounts: sign in with this address to use the one that belongs to it.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    afterAction: ['If it was not you, you need not do anything.'],
    reason: 'You get this mail because somebody entered your address as the new one of an account at Herbal Remedies.',
  })

/** Sent to the old address when a change is requested. */
export const emailChangeAskedMail = ({ newEmail }: { newEmail: string }): MailContent =>
  layOutMail({
    subject: 'Your account is to get another address',
    preheader: 'If it was not you, please change your password.',
    paragraphs: [
      'Hello,',
      `Somebody who is signed in to your account at Herbal Remedies asked to move it to the address ${newEmail}. The account moves once a link in a mail to that address is opened.`,
      'If that was you, there is nothing to do here.',
      'If it was not you, somebody else is using your account. Please set a new password now: choose “Forgot your password?” where you sign in, and write to us by way of the contact page.',
    ],
    reason: 'You get this mail because your address belongs to the account that is to move.',
  })

/** Sent to the old address after the change. */
export const emailChangedMail = ({ newEmail }: { newEmail: string }): MailContent =>
  layOutMail({
    subject: 'Your account has another address',
    preheader: 'If it was not you, please write to us.',
    paragraphs: [
      'Hello,',
      `Your account at Herbal Remedies has moved to the address ${newEmail}. From now on you sign in with that one, and mails about the account go there.`,
      'If that was you, there is nothing to do here.',
      'If it was not you, please write to us at once by way of the contact page, from this address, so that we can see that the account was yours.',
    ],
    reason: 'You get this mail because your address belonged to the account until now. It is the last one about it.',
  })

export const accountDeletedMail = (): MailContent =>
  layOutMail({
    subject: 'Your account was deleted',
    preheader: 'This is the last mail about it.',
    paragraphs: [
      'Hello,',
      'Your account at Herbal Remedies was deleted, and your profile with it. This cannot be undone.',
      'Thank you for having been here. You can read every remedy without an account.',
      'If it was not you who deleted it, please write to us by way of the contact page.',
    ],
    reason: 'You get this mail because the account with your address was deleted. It is the last one about it.',
  })
