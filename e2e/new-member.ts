import { randomInt } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'

export interface Session {
  id: number
  accessToken: string
  refreshToken: string
}

/** Returns the newest code that was mailed to an address with these words, as the demo's /dev/mail shows it. */
export async function mailedCode(request: APIRequestContext, email: string, words = /./): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const reply = await request.get('/dev/mail', { headers: { accept: 'application/json' } })
    const mails = (await reply.json()) as { to: string; text: string }[]
    code = /\d{6}/.exec(mails.find(({ to, text }) => to === email && words.test(text))?.text ?? '')?.[0]
    expect(code).toBeDefined()
  }).toPass({ timeout: 10_000 })
  return code ?? ''
}

export const PASSWORD = 'olle-course-7'

export interface Member extends Session {
  email: string
  nickName: string
}

interface Envelope {
  result: unknown
}

async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const reply = await request.post(path, { data })
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
  return ((await reply.json()) as Envelope).result as T
}

export const newEmail = () => `e2e${randomInt(1e9)}@example.com`

/** A member of a test's own, to be changed and withdrawn without a harm to the demo's members. */
export async function newMember(request: APIRequestContext, birthDate = '1995-03-02'): Promise<Member> {
  return signUp(request, {
    profile: { name: '강새봄', gender: 'FEMALE', birthDate, bio: '바다 보러 다녀요' },
    answers: { q1_expect: 1, q2_habit: 2, q3_avoid: 1, q4_feeling: 1, q5_necessity: 3 },
  })
}

/** The same of a member who has given no more than the app's sign-up asks for. */
export const newNewcomer = (request: APIRequestContext): Promise<Member> => signUp(request, { profile: {} })

async function signUp(request: APIRequestContext, { profile, ...rest }: { profile: object; answers?: object }) {
  const email = newEmail()
  const nickName = `Olle${String(randomInt(1e8)).padStart(8, '0')}`
  await post(request, '/api/auth/email-codes', { email, purpose: 'SIGNUP' })
  const code = await mailedCode(request, email)
  const { verificationToken } = await post<{ verificationToken: string }>(request, '/api/auth/email-codes/verify', {
    email,
    purpose: 'SIGNUP',
    code,
  })
  const session = await post<Session>(request, '/api/auth/signup', {
    verificationToken,
    password: PASSWORD,
    consents: ['TERMS', 'PRIVACY', 'AGE14'].map((type) => ({ type, agreed: true })),
    profile: { nickName, ...profile },
    ...rest,
  })
  return { ...session, email, nickName }
}
