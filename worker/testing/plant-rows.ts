import { env } from 'cloudflare:workers'

/** A herb and a restricted plant of the library, with nothing but their slugs for facts. */
export async function addPlants({ herb, restricted }: { herb: string; restricted: string }): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO herbs (id, name, scientific_name, image, category, storage_instructions, drying_instructions, shelf_life_months, facts)
       VALUES (?1, ?1, ?1, '🌿', '', '', '', 12, ?2)`,
    ).bind(herb, JSON.stringify({ slug: herb, categories: [] })),
    env.DB.prepare(`INSERT INTO restricted_plants (id, name, scientific_name, facts) VALUES (?1, ?1, ?1, ?2)`).bind(
      restricted,
      JSON.stringify({ slug: restricted }),
    ),
  ])
}
