import { type Plant, plantFile } from '#domain/drawing/plant.schemas.ts'

import { createReader, type Problem } from './reader.ts'

/** Reads `plants/` below `folder`. A file with an error is left out and reported as a fault. */
export function loadPlants(folder = import.meta.dirname): { plants: Map<string, Plant>; problems: Problem[] } {
  const { readAll, problems } = createReader(folder)
  const plants = new Map(readAll('plants', plantFile).map(({ slug, content }) => [slug, content]))
  return { plants, problems }
}
