import { paths } from '#domain/paths.ts'

export type PageLink = { to: string; label: string }

export const headerLinks: PageLink[] = [
  { to: paths.remedies, label: 'Remedies' },
  { to: paths.categories, label: 'Categories' },
  { to: paths.herbs, label: 'Herbs' },
  { to: paths.forYou, label: 'For you' },
]

export const membersLink: PageLink = { to: paths.members, label: 'Members Area' }

export const quickLinks: PageLink[] = [
  { to: paths.remedies, label: 'All Remedies' },
  { to: paths.categories, label: 'Categories' },
  { to: paths.herbs, label: 'Herbs' },
  { to: paths.tools, label: 'Tools' },
  { to: paths.community, label: 'Community' },
  { to: paths.about, label: 'About Us' },
  membersLink,
]

export const supportLinks: PageLink[] = [
  { to: paths.help, label: 'Help Center' },
  { to: paths.howWeCheck, label: 'How we check' },
  { to: paths.contact, label: 'Contact Us' },
  { to: paths.mailingList, label: 'Newsletter' },
  { to: paths.privacy, label: 'Privacy Policy' },
  { to: paths.terms, label: 'Terms of Service' },
]
