import type { LoaderFunctionArgs } from 'react-router'

import { listIngredients } from './recipes.api.ts'

export const loader = ({ context }: LoaderFunctionArgs) => listIngredients(context)

export const shouldRevalidate = () => false
