import { storePost, storeReply } from '../e2e/forum.ts'
import { addMember, signInAs } from '../e2e/member.ts'
import { launchChrome, openSite, openPage } from '../e2e/site.ts'
import { createBuild } from './built.ts'
const build = createBuild()
const worker = build.built().worker
const [site, browser] = await Promise.all([openSite(worker), launchChrome()])
const { id, path } = await storePost(site, { title: 'How long do you steep linden?', authorName: 'Ada L.' })
for (let i = 1; i <= 22; i++) await storeReply(site, id, `Eight minutes, with a lid on. Answer ${i}.`)
await storePost(site, { title: 'Drying mint', authorName: 'Ben M.' })
const member = await addMember(site, 'shots')
for (const width of [390, 1280])
  for (const dark of [false, true]) {
    const tag = `${width}${dark ? 'd' : ''}`
    const { page } = await openPage(browser, { width, dark })
    for (const [name, url] of [
      ['community', '/community'],
      ['post', path],
      ['sign-in', '/sign-in?from=%2Fabout'],
      ['recipe', '/recipe/hillside-thyme-cup'],
    ] as const) {
      await page.goto(site.address + url, { waitUntil: 'networkidle' })
      await page.screenshot({ path: `/tmp/shots/${name}-${tag}.png`, fullPage: name === 'sign-in' })
    }
    await signInAs(site, page, member)
    await page.goto(site.address + path, { waitUntil: 'networkidle' })
    await page.screenshot({ path: `/tmp/shots/post-member-${tag}.png` })
    await page.context().close()
    const plain = await openPage(browser, { width, dark, scripts: false })
    for (const [name, url] of [
      ['ns-recipe', '/recipe/hillside-thyme-cup#like-added'],
      ['ns-post', path],
      ['ns-list', '/remedies#not-saved'],
      ['ns-sign-in', '/sign-in'],
    ] as const) {
      await plain.page.goto(site.address + url)
      await plain.page.screenshot({ path: `/tmp/shots/${name}-${tag}.png` })
      if (name === 'ns-recipe') {
        await plain.page.locator('.rating').scrollIntoViewIfNeeded()
        await plain.page.screenshot({ path: `/tmp/shots/ns-rating-${tag}.png` })
      }
    }
    await plain.page.context().close()
  }
await browser.close()
await site.close()
build.remove()
process.exit(0)
