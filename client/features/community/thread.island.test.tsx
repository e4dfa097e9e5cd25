// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'

import {
  closeApplication,
  control,
  controls,
  fields,
  fill,
  leavePage,
  openApplication,
  press,
  toastText,
  until,
  untilHidden,
  untilShown,
  untilToast,
  valueOf,
} from '#client/testing/application.tsx'
import { type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import type { OwnTexts, Post, Reply } from '#domain/community/community.types.ts'
import { emergencies } from '#domain/safety/emergencies.ts'

import { Thread } from './thread.island.tsx'

afterEach(closeApplication)

const createBody = (text: string) => [{ kind: 'paragraph', children: [{ kind: 'text', text }] }]
const post = {
  sequence: 1,
  id: 'p1',
  slug: 'linden',
  title: 'Linden',
  categoryId: 'c1',
  authorName: 'Ada L.',
  isPinned: false,
  isLocked: false,
  likes: 0,
  views: 0,
  replyCount: 0,
  createdAt: 1,
  editedAt: null,
  body: createBody('Five minutes seem short to me.'),
  checked: { plants: [], notes: [] },
  isDeleted: false,
  answer: null,
} as unknown as Post
const createReply = (content: string) =>
  ({ ...post, id: content, sequence: 2, authorName: 'Ben M.', body: createBody(content) }) as unknown as Reply

const noTexts: OwnTexts = {
  liked: [],
  followed: [],
  ownPosts: [],
  ownReplies: [],
  displayName: 'Ben M.',
  proposedName: '',
}

type Options = { role?: 'member'; api?: object; own?: Partial<OwnTexts> }

/** Opens a thread. The server keeps the replies. */
async function open({ role, api = {}, own = {} }: Options = {}) {
  const stored = { replies: [] as Reply[] }
  const thread = () => ({ post, category: null, replies: stored.replies, next: null, recipes: [] })
  const opened = await openApplication('/community/p1-linden', {
    ...(role && { role }),
    api: {
      'GET /api/community/own': { ...noTexts, ...own },
      'GET /api/community/posts/p1': thread,
      'POST /api/community/posts/p1/replies': ({ body }: ApiRequest) => {
        const reply = createReply((body as { content: string }).content)
        stored.replies = [reply]
        return { reply, status: 'shown', emergencies: [] }
      },
      ...api,
    },
    document: <Thread {...thread()} />,
  })
  return { ...opened, stored }
}

const send = 'POST /api/community/posts/p1/replies'

async function write(text: string) {
  await press('Write a reply')
  await fill('Your reply', text)
}

/** Opens the account's menu, which listens to the pointer. */
async function openMenu(): Promise<void> {
  const trigger = await control(/account of/)
  trigger.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  trigger.click()
}

describe('a reply', () => {
  it('is offered again after a reload, until it is sent', async () => {
    await open({ role: 'member' })
    await write('Eight, with a lid')
    leavePage()
    await open({ role: 'member' })
    await press('Write a reply')
    await untilShown(/You have an unsaved draft from \d+ \w{3} \d{4}, \d\d:\d\d\./)
    expect(valueOf('Your reply')).toBe('')
    await press('Restore')
    await until(() => expect(valueOf('Your reply')).toBe('Eight, with a lid'))
    await press('Reply')
    await untilToast('Reply added!')
    leavePage()
    await open({ role: 'member' })
    await press('Write a reply')
    await until(() => expect(fields('Your reply')).toHaveLength(1))
    expect([valueOf('Your reply'), controls('Restore')]).toEqual(['', []])
  })

  it('keeps its text when it cannot be sent', async () => {
    const { replies } = await open({ role: 'member' })
    const reply = replies[send]
    replies[send] = undefined
    await write('Eight.')
    await press('Reply')
    await untilShown('Failed to add reply: We can’t connect right now. Try again in a moment.', '.error-summary')
    expect(valueOf('Your reply')).toBe('Eight.')
    replies[send] = reply
    await press('Reply')
    await untilToast('Reply added!')
  })

  it('says how many characters are left, and is refused if it is too long or blank', async () => {
    const { replies } = await open({ role: 'member' })
    await write('x'.repeat(9990))
    await untilShown('10 characters left')
    await fill('Your reply', 'x'.repeat(10_002))
    await untilShown('2 characters too many')
    for (const message of ['Use at most 10,000 characters', 'Please enter a reply']) {
      replies[send] = () => refusal(400, 'invalid', '', { content: message })
      await press('Reply')
      await untilShown(message)
    }
  })

  it('stays as a draft of its author when the session ends while writing', async () => {
    const { replies } = await open({ role: 'member' })
    replies['DELETE /api/session'] = () => {
      document.cookie = 'signed-in=; max-age=0'
      return null
    }
    vi.stubGlobal('confirm', () => true)
    await write('Eight, with a lid')
    document.cookie = 'signed-in=; max-age=0'
    document.dispatchEvent(new Event('visibilitychange'))
    await untilShown('Your draft is saved in this browser.')
    leavePage()
    await open({ role: 'member' })
    await press('Write a reply')
    await press('Restore')
    await until(() => expect(valueOf('Your reply')).toBe('Eight, with a lid'))
  })

  it('is offered to its author only', async () => {
    await open({ role: 'member' })
    await write('Eight, with a lid')
    leavePage()
    const session = { session: { user: { id: 'cara', email: 'cara@example.org' }, role: 'member' } }
    await open({ role: 'member', api: { 'GET /api/session': session } })
    await press('Write a reply')
    await until(() => expect(fields('Your reply')).toHaveLength(1))
    expect(controls('Restore')).toEqual([])
  })

  it('is deleted by signing out, after a question', async () => {
    const { replies } = await open({ role: 'member' })
    replies['DELETE /api/session'] = () => {
      document.cookie = 'signed-in=; max-age=0'
      return null
    }
    const questions: string[] = []
    const answers = [false, true]
    vi.stubGlobal('confirm', (question: string) => {
      questions.push(question)
      return answers.shift()
    })
    await write('Eight, with a lid')
    await openMenu()
    await press('Sign Out')
    await until(() => expect(questions).toHaveLength(1))
    expect([questions[0], valueOf('Your reply')]).toEqual([
      expect.stringContaining('deletes the text on this page'),
      'Eight, with a lid',
    ])
    expect(controls(/account of/)).toHaveLength(1)
    await openMenu()
    await press('Sign Out')
    await untilToast('See you later!')
    await until(() => expect(Object.keys(localStorage)).toEqual([]))
  })

  it('is shown with help if it names an emergency, in its preview and once it is sent', async () => {
    const preview = {
      body: createBody('I have chest pain.'),
      checked: { plants: [], notes: [] },
      emergencies,
      recipes: [],
    }
    await open({
      role: 'member',
      api: {
        'POST /api/community/preview': preview,
        [send]: { reply: createReply('I have chest pain.'), status: 'shown', emergencies },
      },
    })
    await write('I have chest pain.')
    await press('Preview')
    await untilShown('Please get help first')
    await press('Reply')
    await untilToast('Reply added!')
    await until(() => expect(fields('Your reply')).toEqual([]))
    await untilShown('Please get help first')
  })

  it('can be written if storage is blocked, with one warning', async () => {
    await open({ role: 'member' })
    const storage = localStorage
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    await write('Eight')
    await untilToast(/^Your browser can’t save drafts right now\./)
    document.querySelector<HTMLElement>('.toast button')?.click()
    await until(() => expect(toastText()).toBeUndefined())
    await fill('Your reply', 'Eight, with a lid')
    expect(toastText()).toBeUndefined()
    const leaving = new Event('beforeunload', { cancelable: true })
    dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    await press('Reply')
    await untilToast('Reply added!')
    vi.stubGlobal('localStorage', storage)
  })
})

describe('a visitor', () => {
  it.each(['Report this post', 'Write a reply', 'Like Linden', 'Follow Linden'])(
    'is asked to sign in by “%s”, without a request',
    async (name) => {
      const { requests } = await open()
      await press(name)
      await untilShown('Welcome Back')
      expect(requests).toEqual([])
    },
  )
})

describe('a like or a follow', () => {
  it.each([
    ['Like Linden', 'like', 'Failed to like post'],
    ['Follow Linden', 'follow', 'Failed to follow post: Post not found'],
  ])('is shown before the response arrives, and undone with a message: %s', async (name, path, message) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    await open({ role: 'member', api: { [`PUT /api/community/posts/p1/${path}`]: () => promise } })
    const isPressed = async () => (await control(name)).getAttribute('aria-pressed')
    await until(async () => expect(await isPressed()).toBe('false'))
    await press(name)
    await until(async () => expect(await isPressed()).toBe('true'))
    resolve(refusal(404, 'not_found', 'Post not found'))
    await untilToast(message)
    await until(async () => expect(await isPressed()).toBe('false'))
  })

  it('is not offered to follow one’s own post', async () => {
    await open({ role: 'member', own: { ownPosts: ['p1'] } })
    await control('Edit this post')
    expect(controls('Follow Linden')).toEqual([])
  })
})

describe('a report', () => {
  it('needs a reason', async () => {
    const { replies, requests } = await open({ role: 'member' })
    replies['POST /api/community/reports'] = () =>
      refusal(400, 'invalid', '', { reason: 'Please tell us what is wrong' })
    await press('Report this post')
    await press('Report')
    await untilShown('Please tell us what is wrong')
    replies['POST /api/community/reports'] = null
    await fill('What is the problem?', 'It sells something.')
    await press('Report')
    await untilToast('Thank you. We’ll look at your report.')
    await untilHidden('What is the problem?')
    const reported = requests.findLast(({ path }) => path === '/api/community/reports')
    expect(reported?.body).toMatchObject({ postId: 'p1', reason: 'It sells something.' })
  })
})
