import { describe, expect, it } from 'vitest'

import { mayUseTool, type Role, switchableTools, type ToolSwitches, type Viewer } from './permissions.ts'

const viewer = (role: Role): Viewer =>
  role === 'visitor' ? { role } : { role, id: '1', email: 'ada@example.org', reauthenticatedAt: 0 }

const switched = (isPremiumOnly: (tool: string) => boolean) =>
  Object.fromEntries(switchableTools.map((tool) => [tool, isPremiumOnly(tool)])) as ToolSwitches

describe.each(switchableTools)('the tool %s', (tool) => {
  const none = switched(() => false)
  const itself = switched((one) => one === tool)
  const others = switched((one) => one !== tool)

  it.each([
    ['visitor', false],
    ['member', false],
    ['premium', true],
    ['admin', true],
  ] as const)('is free for a %s, and open if restricted to premium members: %o', (role, isOpen) => {
    expect(mayUseTool(viewer(role), tool, none)).toBe(true)
    expect(mayUseTool(viewer(role), tool, others)).toBe(true)
    expect(mayUseTool(viewer(role), tool, itself)).toBe(isOpen)
  })
})
