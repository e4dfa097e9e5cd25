import { describe, expect, it } from 'vitest'

import { canUseTool, type Role, switchableTools, type ToolSwitches, type Viewer } from './permissions.ts'

const createViewer = (role: Role): Viewer =>
  role === 'visitor' ? { role } : { role, id: '1', email: 'ada@example.org', reauthenticatedAt: 0 }

const createSwitches = (isPremiumOnly: (tool: string) => boolean) =>
  Object.fromEntries(switchableTools.map((tool) => [tool, isPremiumOnly(tool)])) as ToolSwitches

describe.each(switchableTools)('the tool %s', (tool) => {
  const noneRestricted = createSwitches(() => false)
  const toolRestricted = createSwitches((one) => one === tool)
  const othersRestricted = createSwitches((one) => one !== tool)

  it.each([
    ['visitor', false],
    ['member', false],
    ['premium', true],
    ['admin', true],
  ] as const)('is free for a %s, and open if restricted to premium members: %o', (role, isOpen) => {
    expect(canUseTool(createViewer(role), tool, noneRestricted)).toBe(true)
    expect(canUseTool(createViewer(role), tool, othersRestricted)).toBe(true)
    expect(canUseTool(createViewer(role), tool, toolRestricted)).toBe(isOpen)
  })
})
