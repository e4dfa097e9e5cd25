import type { AilmentCounts } from '#domain/recipes/recipes.types.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { countRecipes } from '#worker/features/recipes/recipes.service.ts'

export const getAilmentCounts = (ctx: Ctx): Promise<AilmentCounts> => countRecipes(ctx)
