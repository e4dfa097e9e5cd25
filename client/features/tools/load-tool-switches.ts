import type { LoaderFunctionArgs } from 'react-router'

import type { ToolSwitches } from '#domain/permissions.ts'

import { getToolSwitches } from './tools.api.ts'

export const loadToolSwitches = ({ context }: LoaderFunctionArgs): Promise<ToolSwitches> => getToolSwitches(context)
