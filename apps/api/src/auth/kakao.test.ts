import { KAKAO_TICKET_TTL_SECONDS, SIGNUP_TICKET_TTL_SECONDS } from '@honjeo/contract/values/limits'
import { describe, expect, it } from 'vitest'
import { cleanUpNow } from '../testing/clean-up.ts'
import { setUpKakaoApp } from '../testing/kakao-app.ts'
import { kakaoUser, type KakaoServer } from '../testing/kakao-server.ts'

const { t, kakao, addKakaoMember, newBrowser } = setUpKakaoApp()

it('says that Kakao may be chosen', async () => {
  expect((await t.call('/api/auth/providers')).result).toEqual({ kakao: true })
})

describe('on the way to Kakao', () => {
  it('asks for a code under our name, for our address', async () => {
    const { origin, pathname, searchParams } = new URL(await newBrowser().open('/api/auth/kakao'))
    expect([origin, pathname]).toEqual([kakao.settings.authUrl, '/oauth/authorize'])
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'rest-key',
      redirect_uri: 'https://honjeo.test/api/auth/kakao/callback',
      state: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('leaves a cookie that no page reads and no other site sends, and that is not the state', async () => {
    const browser = newBrowser()
    const state = new URL(await browser.open('/api/auth/kakao')).searchParams.get('state')
    expect(browser.setCookie).toMatch(
      /^__Host-honjeo-kakao=[\w.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(browser.setCookie).not.toContain(state)
  })

  it('asks with another state each time', async () => {
    const states = await Promise.all(
      [1, 2].map(async () => new URL(await newBrowser().open('/api/auth/kakao')).searchParams.get('state')),
    )
    expect(new Set(states).size).toBe(2)
  })

  it.each(['?next=/my&next=/cart', '?next[a]=b', '?another=1'])(
    'is led by a link that ends in %s too',
    async (query) => {
      expect(await newBrowser().open(`/api/auth/kakao${query}`)).toContain(kakao.settings.authUrl)
    },
  )

  it('is kept by no one', async () => {
    for (const url of ['/api/auth/kakao', '/api/auth/kakao/callback']) {
      expect((await t.app.inject(url)).headers['cache-control']).toBe('no-store')
    }
  })
})

describe('a member who comes back from Kakao', () => {
  it('is signed in, where they wanted to go', async () => {
    const member = await addKakaoMember()
    const browser = newBrowser()
    const { status, result } = await browser.redeem(await browser.ticket('/community/7?from=home#comments'))
    expect(status).toBe(200)
    expect(result).toMatchObject({ kind: 'SESSION', next: '/community/7?from=home#comments' })
    const session = result.session!
    expect(session.id).toBe(member.id)
    expect((await t.call('/api/mypage/profile', {}, session)).result).toMatchObject({ email: member.email })
  })

  it('is known by number, whatever address Kakao has now', async () => {
    const member = await addKakaoMember()
    kakao.user = kakaoUser(kakao.user.id, 'moved@example.com')
    const browser = newBrowser()
    const { result } = await browser.redeem(await browser.ticket())
    expect(result.session?.id).toBe(member.id)
  })

  it('may read why they are suspended, and no more', async () => {
    const member = await addKakaoMember()
    await t.sql('update users set suspended_until = $2 where id = $1', member.id, t.clock.inMinutes(60))
    const browser = newBrowser()
    const { result } = await browser.redeem(await browser.ticket())
    expect(await t.call('/api/notifications', {}, result.session!)).toMatchObject({ code: 'AUTH4030' })
    expect((await t.call('/api/auth/logout', { method: 'DELETE' }, result.session!)).status).toBe(200)
  })

  it.each([
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/.//evil.example', '/'],
    ['https://evil.example/', '/'],
    ['https://honjeo.test.evil.example/', '/'],
    ['https://honjeo.test@evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['blob:https://honjeo.test/evil', '/'],
    [`/${'x'.repeat(500)}`, '/'],
    ['', '/'],
    ['https://honjeo.test/my', '/my'],
    ['/search?q=%EC%98%A4%EB%A6%84', '/search?q=%EC%98%A4%EB%A6%84'],
  ])('is led from next=%j to %s', async (next, expected) => {
    await addKakaoMember()
    const browser = newBrowser()
    const { result } = await browser.redeem(await browser.ticket(next))
    expect(result.next).toBe(expected)
  })
})

describe('a ticket', () => {
  it('gives one session, also when it is used twice at once', async () => {
    await addKakaoMember()
    const browser = newBrowser()
    const ticket = await browser.ticket()
    const codes = (await Promise.all([browser.redeem(ticket), browser.redeem(ticket)])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['AUTH4008', 'COMMON200'])
    expect((await browser.redeem(ticket)).code).toBe('AUTH4008')
  })

  it('is worth nothing after five minutes', async () => {
    await addKakaoMember()
    const browser = newBrowser()
    const ticket = await browser.ticket()
    t.clock.advance(KAKAO_TICKET_TTL_SECONDS)
    expect(await browser.redeem(ticket)).toMatchObject({ status: 400, code: 'AUTH4008' })
    t.clock.advance(-KAKAO_TICKET_TTL_SECONDS)
  })

  it('is worth nothing in another browser: no one can be signed in to another person’s account by a link', async () => {
    await addKakaoMember()
    const attacker = newBrowser()
    const ticket = await attacker.ticket()
    const victim = newBrowser()
    expect((await victim.redeem(ticket)).code).toBe('AUTH4008')
    await victim.ticket()
    expect((await victim.redeem(ticket)).code).toBe('AUTH4008')
    expect((await attacker.redeem(ticket)).result.kind).toBe('SESSION')
  })

  it('is kept as a hash, and forgotten once it has expired', async () => {
    const browser = newBrowser()
    const ticket = await browser.ticket()
    const rows = async () => (await t.sql('select * from kakao_tickets')).rows
    const stored = JSON.stringify(await rows())
    expect(stored).not.toContain(ticket)
    expect(stored).not.toContain(/=([\w-]+)\./.exec(browser.setCookie)?.[1])
    t.clock.advance(SIGNUP_TICKET_TTL_SECONDS)
    await cleanUpNow(t)
    expect(await rows()).toEqual([])
  })
})

describe('what comes back under no state of ours leads to another try', () => {
  it.each<[string, (address: string) => string]>([
    ['no state', (address) => address.replace(/&?state=[^&]*/, '')],
    ['another state', (address) => address.replace(/state=[^&]*/, `state=${'A'.repeat(43)}`)],
    ['a state that is cut', (address) => address.slice(0, -1)],
    ['two states', (address) => `${address}&state=x`],
  ])('with %s', async (_name, change) => {
    const browser = newBrowser()
    expect(await browser.open(change(await browser.visitKakao()))).toBe('/login?kakao=expired')
  })

  it('in a browser that did not ask', async () => {
    const address = await newBrowser().visitKakao()
    expect(await newBrowser().open(address)).toBe('/login?kakao=expired')
    const other = newBrowser()
    await other.visitKakao()
    expect(await other.open(address)).toBe('/login?kakao=expired')
  })

  it('a second time, with the same code or with another one', async () => {
    const browser = newBrowser()
    const address = await browser.visitKakao()
    await browser.open(address)
    expect(await browser.open(address)).toBe('/login?kakao=expired')
    const [, foreign] = /code=([^&]+)/.exec(await newBrowser().visitKakao()) ?? []
    const again = newBrowser()
    const mine = await again.visitKakao()
    await again.open(mine)
    expect(await again.open(mine.replace(/code=[^&]+/, `code=${foreign}`))).toBe('/login?kakao=expired')
  })

  it('with a cookie that is none of ours', async () => {
    const reply = await t.app.inject({
      url: '/api/auth/kakao/callback?state=x&code=y',
      headers: { cookie: '__Host-honjeo-kakao=x; other=1' },
    })
    expect(reply.headers.location).toBe('/login?kakao=expired')
  })
})

describe('a sign-in that does not come about', () => {
  it('because the visitor says no', async () => {
    kakao.error = 'access_denied'
    const browser = newBrowser()
    expect(await browser.signIn()).toBe('/login?kakao=denied')
    expect(browser.setCookie).toContain('Max-Age=0')
  })

  it('because Kakao is out of order', async () => {
    kakao.error = 'temporarily_unavailable'
    expect(await newBrowser().signIn()).toBe('/login?kakao=failed')
  })

  it('because the code was used already', async () => {
    const [first, second] = [newBrowser(), newBrowser()]
    const address = await first.visitKakao()
    const [, spent = ''] = /code=([^&]+)/.exec(address) ?? []
    await first.open(address)
    const another = await second.visitKakao()
    expect(await second.open(another.replace(/code=[^&]+/, `code=${spent}`))).toBe('/login?kakao=failed')
  })

  const FAULTS: [string, Parameters<KakaoServer['faults']['set']>[1]][] = [
    ['an error', (response) => response.writeHead(500).end('oops')],
    ['no JSON', (response) => response.end('<html>')],
    ['JSON of another form', (response) => response.end('{"access_token":5,"id":"1"}')],
    ['nothing', (response) => response.destroy()],
    ['more than anybody reads', (response) => response.end(`{"access_token":"${'x'.repeat(70_000)}"}`)],
    ['a way elsewhere', (response) => response.writeHead(307, { location: '/v2/user/me' }).end()],
  ]
  it.each(['/oauth/token', '/v2/user/me'].flatMap((path) => FAULTS.map(([name, fault]) => ({ path, name, fault }))))(
    'because $path answers $name',
    async ({ path, fault }) => {
      kakao.faults.set(path, fault)
      expect(await newBrowser().signIn()).toBe('/login?kakao=failed')
      expect((await t.sql('select 1 from kakao_tickets where kakao_id = $1', String(kakao.user.id))).rows).toEqual([])
    },
  )

  it('because the person has a number that JavaScript would round to another person’s', async () => {
    kakao.faults.set('/v2/user/me', (response) => response.end('{"id":9007199254740993}'))
    expect(await newBrowser().signIn()).toBe('/login?kakao=failed')
  })
})
