import { changedByUs } from '../recipes/offer-notifications.ts'
import { createMail } from './mail-layout.ts'
import type { MailContent } from './mail.types.ts'

const reason = 'You received this email because you offered a recipe to Herbal Remedies.'

type PublishedMail = { name: string; url: string; wasChanged: boolean }

export const offerPublishedMail = ({ name, url, wasChanged }: PublishedMail): MailContent =>
  createMail({
    subject: 'Your recipe is published',
    preheader: `We have added “${name}” to our remedies.`,
    paragraphs: [
      'Hello,',
      `We have added your recipe “${name}” to our remedies. Thank you for sharing it.`,
      ...(wasChanged ? [changedByUs] : []),
    ],
    action: { label: 'See your recipe', url },
    afterAction: ['You can withdraw it at any time on the page of your own recipe.'],
    reason,
  })

type RemovedMail = { name: string; url: string; isHidden: boolean }

/** Email about a published recipe that we have removed or, if `isHidden`, hidden. It doesn't contain the reason. */
export const offerRemovedMail = ({ name, url, isHidden }: RemovedMail): MailContent =>
  createMail({
    subject: isHidden ? 'We’ve hidden your recipe for now' : 'We’ve removed your recipe',
    preheader: 'Read why on the site.',
    paragraphs: [
      'Hello,',
      `We’ve ${isHidden ? 'hidden' : 'removed'} your recipe “${name}”, so that others no longer see it on our site. Your own recipe stays as it is.`,
    ],
    action: { label: 'Read why', url },
    afterAction: isHidden ? [] : ['You can change the recipe and offer it again.'],
    reason,
  })

/** The email doesn't contain the reason, so that its text stays on the site. */
export const offerDeclinedMail = ({ name, url }: { name: string; url: string }): MailContent =>
  createMail({
    subject: 'We haven’t published your recipe',
    preheader: 'Read why on the site.',
    paragraphs: ['Hello,', `We haven’t published your recipe “${name}”. Your own recipe stays as it is.`],
    action: { label: 'Read why', url },
    afterAction: ['You can change the recipe and offer it again.'],
    reason,
  })
