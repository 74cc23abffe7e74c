import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KakaoBrowser } from '../testing/kakao-browser.ts'
import { KakaoServer } from '../testing/kakao-server.ts'
import { setUpTestApp } from '../testing/test-app.ts'

describe('without a key of Kakao', () => {
  const t = setUpTestApp()

  it('says so, and leads back to the login', async () => {
    expect((await t.call('/api/auth/providers')).result).toEqual({ kakao: false })
    const browser = new KakaoBrowser(t)
    expect(await browser.open('/api/auth/kakao')).toBe('/login?kakao=unavailable')
    expect(await browser.open('/api/auth/kakao/callback?code=x&state=y')).toBe('/login?kakao=unavailable')
    const member = await t.addMember()
    const body = { kakaoToken: 'x'.repeat(43) }
    for (const url of ['/api/auth/kakao/session', '/api/account/kakao']) {
      expect(await t.call(url, { method: 'POST', body }, member)).toMatchObject({ status: 404, code: 'AUTH4040' })
    }
  })
})

describe('Kakao that does not answer', () => {
  const kakao = new KakaoServer()
  beforeAll(() => kakao.listen())
  afterAll(() => kakao.close())
  const t = setUpTestApp(undefined, {
    publicUrl: 'http://127.0.0.1:3000',
    kakao: Object.assign(kakao.settings, { timeLimitMs: 300 }),
  })

  it.each<[string, Parameters<KakaoServer['faults']['set']>[1]]>([
    ['at all', () => undefined],
    ['to the end', (response) => response.write('{"access_token":')],
  ])('%s is not waited for without end', async (_name, fault) => {
    for (const path of ['/oauth/token', '/v2/user/me']) {
      kakao.faults.clear()
      kakao.faults.set(path, fault)
      expect(await new KakaoBrowser(t).signIn()).toBe('/login?kakao=failed')
    }
  })

  it('is asked by a server without https too, whose cookie says nothing of it', async () => {
    const browser = new KakaoBrowser(t)
    await browser.open('/api/auth/kakao')
    expect(browser.setCookie).not.toContain('Secure')
  })
})
