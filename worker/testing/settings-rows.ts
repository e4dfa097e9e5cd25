import { env } from 'cloudflare:workers'

/** Stores a banner as an administrator would, or any other text in its place. */
export async function setBanner(place: 'header' | 'footer', setting: object | string): Promise<void> {
  const value = typeof setting === 'string' ? setting : JSON.stringify(setting)
  await env.DB.prepare('INSERT OR REPLACE INTO admin_settings (setting_key, setting_value) VALUES (?, ?)')
    .bind(`${place}_banner`, value)
    .run()
}

export const standardBanner = {
  title: 'Tea week',
  description: 'Seven cups in seven days.',
  buttonText: 'Look',
  enabled: true,
  bannerType: 'standard',
}
