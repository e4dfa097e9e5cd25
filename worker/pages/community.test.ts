import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'
import { addPost, addReply } from '#worker/testing/community-rows.ts'
import { visit } from '#worker/testing/visit.ts'

const getText = async (path: string) => (await visit(path)).text()
const findCanonicalUrl = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
const findMarkup = (html: string) => /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? ''

describe('the page of a post', () => {
  it('is complete, cached at the edge under its own tag, and open to search engines', async () => {
    const post = await addPost({ title: 'How long?', content: 'Five minutes?', authorName: 'Ada L.' })
    const reply = await addReply(post.id, { content: 'Eight.', authorName: null })
    const response = await visit(paths.post(post))
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Tag')).toBe(`post:${post.id},shared-recipes,community,settings`)
    for (const words of ['How long?', 'Five minutes?', 'Ada L.', 'Eight.', 'former member', '2 Jan 2026'])
      expect(html).toContain(words)
    expect(findCanonicalUrl(html)).toBe(`https://herbs.test${paths.post(post)}`)
    expect(JSON.parse(findMarkup(html))).toMatchObject({
      '@type': 'DiscussionForumPosting',
      headline: 'How long?',
      comment: [{ url: `https://herbs.test${paths.post(post)}#reply-${reply.id}` }],
    })
  })

  it('gives the posts after a recent write uncached', async () => {
    await addPost({ title: 'How long?' })
    const response = await visit('/community?since=5')
    expect(await response.text()).toContain('How long?')
    expect([response.headers.get('Cache-Tag'), response.headers.get('Cache-Control')]).toEqual([
      null,
      'private, no-store',
    ])
    expect((await visit('/community?since=x')).status).toBe(301)
  })

  it('has one URL: any other slug after the id redirects there permanently', async () => {
    const post = await addPost({ title: 'Thé d’hier', slug: 'thé-dhier' })
    const canonicalPath = paths.post(post)
    expect((await visit(canonicalPath)).status).toBe(200)
    for (const address of [post.id, `${post.id}-`, `${post.id}-anything`]) {
      const response = await visit(`/community/${address}?after=3`)
      expect([response.status, response.headers.get('Location')]).toEqual([301, `${canonicalPath}?after=3`])
    }
  })

  it('shows further replies on separate pages that search engines must not index', async () => {
    const post = await addPost()
    for (let number = 1; number <= 21; number++) await addReply(post.id, { content: `Answer ${number}.` })
    const first = await getText(paths.post(post))
    expect(first).not.toContain('Answer 21.')
    const nextPagePath = /href="([^"#]+\?after=\d+)#replies"/.exec(first)?.[1] ?? ''
    const second = await getText(nextPagePath)
    expect(second).toContain('Answer 21.')
    expect(second).not.toContain('Answer 20.')
    expect(findCanonicalUrl(second)).toBeUndefined()
    expect(second).toContain(`href="${paths.post(post)}"`)
  })

  it('marks the chosen answer, and links to it from every page', async () => {
    const post = await addPost()
    const replies = []
    for (let number = 1; number <= 21; number++) replies.push(await addReply(post.id, { content: `Answer ${number}.` }))
    const choose = (id: string) =>
      env.DB.prepare('UPDATE forum_posts SET accepted_reply_id = ? WHERE id = ?').bind(id, post.id).run()
    const answerLabel = 'The author chose this reply as the answer. We haven’t checked it.'
    const { id: firstPageReply = '' } = replies[1] ?? {}
    await choose(firstPageReply)
    expect(await getText(paths.post(post))).toContain(`href="${paths.post(post)}#reply-${firstPageReply}"`)
    expect((await getText(paths.post(post))).split(answerLabel)).toHaveLength(2)
    const { id: laterPageReply = '' } = replies[20] ?? {}
    await choose(laterPageReply)
    const first = await getText(paths.post(post))
    expect(first).not.toContain(answerLabel)
    const address = new RegExp(`href="([^"]+[?]after=\\d+)#reply-${laterPageReply}"`).exec(first)?.[1] ?? ''
    const secondPage = await getText(address)
    expect(secondPage).toContain(`id="reply-${laterPageReply}" class="answer"`)
    expect(secondPage).toContain(answerLabel)
    expect(await getText('/community')).toContain('Answer chosen')
    await env.DB.prepare(`UPDATE forum_replies SET status = 'hidden' WHERE id = ?`).bind(laterPageReply).run()
    expect(await getText(paths.post(post))).not.toContain('Read the answer')
    expect(await getText('/community')).not.toContain('Answer chosen')
  })

  it('stays without text and name while it has replies, and is gone otherwise', async () => {
    const postWithReply = await addPost({ status: 'deleted', authorName: 'Ada L.', content: 'Five minutes?' })
    await addReply(postWithReply.id, { content: 'Eight.' })
    const html = await getText(paths.post(postWithReply))
    expect(html).toContain('Eight.')
    for (const words of ['Five minutes?', 'Ada L.', 'ld+json']) expect(html).not.toContain(words)
    const postWithoutReply = await addPost({ status: 'deleted' })
    const response = await visit(paths.post(postWithoutReply))
    expect(response.status).toBe(410)
    expect(await response.text()).toContain('This post was deleted')
  })

  it.each(['hidden', 'waiting'] as const)('is not found for a %s post', async (status) => {
    const response = await visit(paths.post(await addPost({ status })))
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await response.text()).toContain('Post not found')
  })

  it('is not found for a URL without an id', async () => {
    expect((await visit('/community/own')).status).toBe(404)
  })
})

describe('the page of the community', () => {
  it('lists categories with their counts and posts, pinned ones first', async () => {
    await addPost({ title: 'Pinned', isPinned: true })
    await addPost({ title: 'Later', authorName: null })
    const response = await visit('/community')
    const html = await response.text()
    expect(response.headers.get('Cache-Tag')).toBe('posts,community,settings')
    for (const words of ['All Categories', 'First Cups', 'Back to Tools', 'former member'])
      expect(html).toContain(words)
    expect(html.indexOf('Pinned</a>')).toBeLessThan(html.indexOf('Later</a>'))
    expect(findCanonicalUrl(html)).toBe('https://herbs.test/community')
  })

  it('has a URL for each category, and one for searches that search engines must not index', async () => {
    await addPost({ title: 'Linden', content: 'How long do you steep it?' })
    const html = await getText('/community?category=first-cups')
    expect(findCanonicalUrl(html)).toBe('https://herbs.test/community?category=first-cups')
    expect(html).toContain('<title>First Cups · Community · Herbal Remedies</title>')
    const searchPage = await getText('/community?search=steep')
    expect(searchPage).toContain('Linden</a>')
    expect(findCanonicalUrl(searchPage)).toBeUndefined()
    expect(await getText('/community?search=cinnamon')).toContain('No posts match your search.')
    expect(await getText('/community?category=growing-and-drying')).toContain('No posts in Growing')
  })

  it.each([
    ['?category=none', '/community'],
    ['?category=none&search=steep&before=3', '/community?search=steep'],
  ])('redirects from a missing category to all posts: %s', async (query, target) => {
    const response = await visit(`/community${query}`)
    expect([response.status, response.headers.get('Location')]).toEqual([302, target])
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('links to older posts', async () => {
    for (let number = 1; number <= 21; number++) await addPost({ title: `Number ${number}.` })
    const first = await getText('/community')
    const olderPath = /href="(\/community\?before=\d+)"/.exec(first)?.[1] ?? ''
    expect(first).not.toContain('Number 1.')
    const second = await getText(olderPath)
    expect(second).toContain('Number 1.')
    expect(second).not.toContain('Number 2.')
    expect(second).toContain('Back to newest')
  })
})
