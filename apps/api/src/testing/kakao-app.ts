import { afterAll, beforeAll, beforeEach } from 'vitest'
import { KakaoBrowser } from './kakao-browser.ts'
import { KakaoServer, kakaoUser } from './kakao-server.ts'
import { setUpTestApp, type Member } from './test-app.ts'

/** A server where one may sign in with Kakao, before which a new person sits in each test. */
export function setUpKakaoApp(fill?: Parameters<typeof setUpTestApp>[0]) {
  const kakao = new KakaoServer()
  beforeAll(() => kakao.listen())
  afterAll(() => kakao.close())
  const t = setUpTestApp(fill, { publicUrl: 'https://honjeo.test', kakao: kakao.settings })

  let people = 0
  function newPerson(email?: string, nickname?: string) {
    people += 1
    kakao.user = kakaoUser(people, email ?? `person${people}@example.com`, nickname)
    return kakao.user
  }
  beforeEach(() => {
    kakao.error = null
    kakao.faults.clear()
    newPerson()
  })

  /** A member who signs in with Kakao, and sits before it. */
  async function addKakaoMember(): Promise<Member> {
    const member = await t.addMember()
    const { id } = newPerson(member.email)
    await t.sql('update users set kakao_id = $2 where id = $1', member.id, String(id))
    return member
  }
  return { t, kakao, newPerson, addKakaoMember, newBrowser: () => new KakaoBrowser(t) }
}
