import { describe, expect, it } from 'vitest'

import { createModerationNotification } from './community.messages.ts'
import { getPostAction, type PostStatus, applyPostChange, getStatusAction } from './moderation.rules.ts'

const shownPost: PostStatus = { status: 'shown', isPinned: false, lockedAt: null, categoryId: 'here' }
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
    expect(getStatusAction(before, after)).toBe(action)
  })
})

describe('a change of a post', () => {
  it.each([
    [shownPost, {}, shownPost],
    [shownPost, { isPinned: true }, { ...shownPost, isPinned: true }],
    [shownPost, { isLocked: true }, { ...shownPost, lockedAt: now }],
    [{ ...shownPost, lockedAt: 3 }, { isLocked: true }, { ...shownPost, lockedAt: 3 }],
    [{ ...shownPost, lockedAt: 3 }, { isLocked: false }, shownPost],
    [{ ...shownPost, isPinned: true }, { status: 'hidden' }, { ...shownPost, status: 'hidden' }],
    [{ ...shownPost, status: 'hidden' }, { isPinned: true }, { ...shownPost, status: 'hidden' }],
    [shownPost, { categoryId: 'there' }, { ...shownPost, categoryId: 'there' }],
  ] as const)('turns %j with %j into %j', (before, change, after) => {
    expect(applyPostChange(before, change, now)).toEqual(after)
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
  expect(getPostAction(shownPost, { ...shownPost, ...change })).toBe(action)
})

it('an author is notified of a removed lock but not of a removed pin', () => {
  expect(getPostAction({ ...shownPost, isPinned: true }, shownPost)).toBeUndefined()
  expect(getPostAction({ ...shownPost, lockedAt: 3 }, shownPost)).toBe('unlocked')
})

it('a moderation notification names the action and the text, and says how to appeal a removal', () => {
  expect(createModerationNotification('hidden', 'reply', 'On linden')).toEqual({
    title: 'Your reply',
    message: 'Your reply to “On linden” was hidden by a moderator. Contact us if you think this is a mistake.',
    type: 'warning',
  })
  expect(createModerationNotification('approved', 'post', 'On linden')).toEqual({
    title: 'Your post',
    message: 'Your post “On linden” is now visible to everyone.',
    type: 'success',
  })
})
