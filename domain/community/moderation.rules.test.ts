import { describe, expect, it } from 'vitest'

import { moderationNotification } from './community.messages.ts'
import { postAction, type PostStatus, statusAfter, statusAction } from './moderation.rules.ts'

const plain: PostStatus = { status: 'shown', isPinned: false, lockedAt: null, categoryId: 'here' }
const now = 7

describe('a change of status', () => {
  it.each([
    ['waiting', 'shown', 'approved'],
    ['hidden', 'shown', 'shown'],
    ['shown', 'hidden', 'hidden'],
    ['waiting', 'hidden', 'hidden'],
    ['shown', 'deleted', 'deleted'],
    ['shown', 'shown', undefined],
    ['shown', 'waiting', undefined],
  ] as const)('turns %s to %s into %s', (before, after, action) => {
    expect(statusAction(before, after)).toBe(action)
  })
})

describe('a change of a post', () => {
  it.each([
    [plain, {}, plain],
    [plain, { isPinned: true }, { ...plain, isPinned: true }],
    [plain, { isLocked: true }, { ...plain, lockedAt: now }],
    [{ ...plain, lockedAt: 3 }, { isLocked: true }, { ...plain, lockedAt: 3 }],
    [{ ...plain, lockedAt: 3 }, { isLocked: false }, plain],
    [{ ...plain, isPinned: true }, { status: 'hidden' }, { ...plain, status: 'hidden' }],
    [{ ...plain, status: 'hidden' }, { isPinned: true }, { ...plain, status: 'hidden' }],
    [plain, { categoryId: 'there' }, { ...plain, categoryId: 'there' }],
  ] as const)('turns %j with %j into %j', (before, change, after) => {
    expect(statusAfter(before, change, now)).toEqual(after)
  })
})

it.each([
  [{ status: 'hidden', lockedAt: now }, 'hidden'],
  [{ lockedAt: now, categoryId: 'there' }, 'locked'],
  [{ categoryId: 'there', isPinned: true }, 'moved'],
  [{ isPinned: true }, 'pinned'],
  [{}, undefined],
  [{ status: 'waiting', categoryId: 'there' }, undefined],
] as const)('notifies the author of %j as %s', (change, action) => {
  expect(postAction(plain, { ...plain, ...change })).toBe(action)
})

it('notifies about removing a lock but not about removing a pin', () => {
  expect(postAction({ ...plain, isPinned: true }, plain)).toBeUndefined()
  expect(postAction({ ...plain, lockedAt: 3 }, plain)).toBe('unlocked')
})

it('names the action and the text, and says how to appeal a removal', () => {
  expect(moderationNotification('hidden', 'reply', 'On linden')).toEqual({
    title: 'Your reply',
    message: 'Your reply to “On linden” was hidden by a moderator. Contact us if you think this is a mistake.',
    type: 'warning',
  })
  expect(moderationNotification('approved', 'post', 'On linden')).toEqual({
    title: 'Your post',
    message: 'Your post “On linden” is now visible to everyone.',
    type: 'success',
  })
})
