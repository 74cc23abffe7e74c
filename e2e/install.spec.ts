import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page, test as base } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { toasts } from './community.ts'
import { expect, shot } from './fixtures.ts'
import { test, waitForWorker } from './offline.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

/** The page says it when it is quiet. */
const MANIFEST = 'link[rel=manifest]'
const install = (page: Page) => page.getByRole('button', { name: '설치하기', exact: true })

test.describe('to the browser', () => {
  test.use({ serviceWorkers: 'allow' })

  /** A browser as people have it: in the private windows of the other tests nothing is ever installed. */
  const open = base.extend<{ phone: Page }>({
    phone: async ({ baseURL }, use, { project }) => {
      const profile = mkdtempSync(join(tmpdir(), 'honjeo-profile-'))
      const context = await chromium.launchPersistentContext(profile, {
        ...project.use.launchOptions,
        baseURL: baseURL ?? '',
      })
      await use(await context.newPage())
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  })

  /** What the browser itself finds in the way of installing a page; the audit of Lighthouse was made of these. */
  async function obstacles(page: Page): Promise<string[]> {
    const browser = await page.context().newCDPSession(page)
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    return installabilityErrors.map(({ errorId }) => errorId)
  }

  open('nothing stands in the way of installing the app', { tag: '@whole-browser' }, async ({ phone }) => {
    await phone.goto('/install')
    await waitForWorker(phone)
    await expect(phone.locator(MANIFEST)).toBeAttached()
    expect(await obstacles(phone)).toEqual([])
    await phone.goto('/docs')
    expect(await obstacles(phone)).toContain('no-manifest')
  })

  open('the manifest is read without a complaint', async ({ phone }) => {
    await phone.goto('/install')
    await expect(phone.locator(MANIFEST)).toBeAttached()
    const browser = await phone.context().newCDPSession(phone)
    const { errors, data, url } = await browser.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(new URL(url).pathname).toBe('/manifest.webmanifest')
    const manifest = JSON.parse(data ?? '') as Record<string, unknown> & { shortcuts: { url: string }[] }
    expect(manifest).toMatchObject({ name: '혼저', lang: 'ko', id: '/', scope: '/', display: 'standalone' })
    expect(manifest.shortcuts.map(({ url: path }) => path)).toEqual([
      '/safety-check/rescue',
      '/safety-check',
      '/mypage/plans',
      '/mypage/rooms',
    ])
  })

  test('the app that is started from the home screen is the app', async ({ visitor }) => {
    await visitor.goto('/?from=home-screen')
    await expect(visitor.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible()
  })
})

test.describe('in a browser that offers it', () => {
  /** The browser's own offer, which a private window never makes. */
  const offer = (page: Page) =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          document.documentElement.dataset['asked'] = 'yes'
          return Promise.resolve({ outcome: 'accepted' })
        },
      })
      window.dispatchEvent(event)
      return event.defaultPrevented
    })

  test('one button installs, and the screen says when it is done', async ({ visitor }) => {
    await visitor.goto('/install')
    // The page listens for the offer before it shows anything.
    await visitor.locator('h1').first().waitFor({ state: 'attached' })
    await expect(install(visitor)).toHaveCount(0)
    expect(await offer(visitor)).toBe(true)
    await shot(visitor, 'install-button')
    await install(visitor).click()
    await expect(visitor.locator('html')).toHaveAttribute('data-asked', 'yes')
    // It may be asked only once.
    await expect(install(visitor)).toHaveCount(0)
    await visitor.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
    await expect(visitor.getByText('설치했어요.', { exact: false })).toBeVisible()
  })

  test('an offer made before a visitor looked is still there', async ({ visitor }) => {
    await visitor.goto('/community')
    await visitor.locator('h1').first().waitFor({ state: 'attached' })
    await offer(visitor)
    await visitor.evaluate(() => {
      history.pushState(null, '', '/install')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(install(visitor)).toBeVisible()
  })
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE })

  test('Safari is shown the way step by step', async ({ visitor }) => {
    await visitor.goto('/install')
    const steps = visitor.getByRole('main').getByRole('list').first().getByRole('listitem')
    await expect(steps).toHaveText([/공유 버튼/, /홈 화면에 추가/, /추가/])
    await expect(install(visitor)).toHaveCount(0)
    await expectAccessible(visitor)
    await shot(visitor, 'install-iphone')
    await visitor.setViewportSize({ width: 320, height: 640 })
    await expect
      .poll(() => visitor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0)
  })
})

test.describe('within KakaoTalk', () => {
  test.use({ userAgent: `${IPHONE} KAKAOTALK 25.8.0` })

  test('the way out is a link, and the menu, and the address', async ({ visitor, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visitor.goto('/install')
    await expect(visitor.getByRole('heading', { name: '지금은 카카오톡 안에서 보고 있어요' })).toBeVisible()
    const address = `${baseURL}/install`
    await expect(visitor.getByRole('link', { name: '다른 브라우저로 열기' })).toHaveAttribute(
      'href',
      `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`,
    )
    await expectAccessible(visitor)
    await shot(visitor, 'install-kakaotalk')
    await visitor.getByRole('button', { name: '주소 복사하기' }).click()
    await expect(toasts(visitor)).toContainText('주소를 복사했어요.')
    expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe(address)
  })

  test('the settings of notifications lead there', async ({ member }) => {
    await member.goto('/mypage/notifications')
    await member.getByRole('link', { name: '설치 안내 보기' }).click()
    await expect(member).toHaveURL(/\/install$/)
    await expect(member.getByText('카카오톡 안에서', { exact: false })).toBeVisible()
  })
})

test.describe('within Naver on Android', () => {
  test.use({ userAgent: `${ANDROID} NAVER(inapp; search; 2000; 12.15.0)` })

  test('the link asks Android for a browser', async ({ visitor }) => {
    await visitor.goto('/install')
    await expect(visitor.getByRole('link', { name: '다른 브라우저로 열기' })).toHaveAttribute(
      'href',
      /^intent:\/\/.+;end$/,
    )
  })
})

test('my page leads there, and the browser says the truth about what it keeps', async ({ member }) => {
  await member.goto('/my')
  await member.getByRole('link', { name: '앱으로 설치하기' }).click()
  await expect(member.getByRole('heading', { level: 1, name: '앱으로 설치하기' })).toBeVisible()
  const isKept = () => member.evaluate(() => navigator.storage.persisted())
  const ofKept = member.getByText('알아서 지우지 않아요', { exact: false })
  const ofNotKept = member.getByText('지울 수 있어요', { exact: false })
  await expect((await isKept()) ? ofKept : ofNotKept).toBeVisible()
  const ask = member.getByRole('button', { name: '지우지 말라고 부탁하기' })
  if (await ask.isVisible()) await ask.click()
  await expect((await isKept()) ? ofKept : member.getByText('아직 들어주지 않았어요', { exact: false })).toBeVisible()
  await shot(member, 'install-storage')
})
