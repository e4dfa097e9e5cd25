import { env } from 'cloudflare:workers'

export async function storeSetting(key: string, value: string): Promise<void> {
  await env.DB.prepare('INSERT OR REPLACE INTO admin_settings (setting_key, setting_value) VALUES (?, ?)')
    .bind(key, value)
    .run()
}

/** Stores a banner. Pass a text to store an invalid one. */
export const storeBanner = (position: 'header' | 'footer', setting: object | string): Promise<void> =>
  storeSetting(`${position}_banner`, typeof setting === 'string' ? setting : JSON.stringify(setting))

export const standardBanner = {
  title: 'Tea week',
  description: 'Seven cups in seven days.',
  buttonText: 'Look',
  enabled: true,
  bannerType: 'standard',
}
