import type { LoaderFunctionArgs } from 'react-router'

import type { ToolSwitches } from '#domain/permissions.ts'

import { getToolSwitches } from './tools.api.ts'

/** For the page of a tool: which of them are kept for premium members. */
export const loadSwitches = ({ context }: LoaderFunctionArgs): Promise<ToolSwitches> => getToolSwitches(context)
