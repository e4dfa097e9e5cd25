import { paths } from '#domain/paths.ts'

export const headerLinks = [
  { to: paths.remedies, label: 'Remedies' },
  { to: paths.categories, label: 'Categories' },
  { to: paths.herbs, label: 'Herbs' },
  { to: paths.forYou, label: 'For you' },
]

export const footerLinks = [
  {
    title: 'Quick links',
    links: [
      { to: paths.remedies, label: 'All Remedies' },
      { to: paths.categories, label: 'Categories' },
      { to: paths.herbs, label: 'Herbs' },
      { to: paths.about, label: 'About Us' },
    ],
  },
  {
    title: 'Support',
    links: [
      { to: paths.help, label: 'Help Center' },
      { to: paths.contact, label: 'Contact Us' },
      { to: paths.privacy, label: 'Privacy Policy' },
      { to: paths.terms, label: 'Terms of Service' },
    ],
  },
]
