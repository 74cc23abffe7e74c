import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { request, type Page } from '@playwright/test'
import { signIn } from './account.ts'
import { ask } from './ask.ts'
import { mailedCode, newEmail, newMember, type Member } from './new-member.ts'
import { BIJARIM, inDays, SAEBYEOL } from './plans.ts'
import { hearOfTheDay } from './readable-answers.ts'
import type { Role } from './screen-table.ts'
import { openScreen } from './screen-visit.ts'

interface Scene {
  page: Page
  baseURL: string
  /** What the app says in the language of the tour, by what it says in Korean. */
  say: (korean: string) => string
  member: Member | null
}

interface Moment {
  name: string
  role: Role
  show: (scene: Scene) => Promise<void>
}

const button = ({ page, say }: Scene, name: string) => page.getByRole('button', { name: say(name), exact: true })

/** A room of another member that meets tonight, with the tour's own member in it. */
async function openRoom({ baseURL, member }: Scene): Promise<number> {
  const client = await request.newContext({ baseURL })
  const host = await newMember(client)
  await client.dispose()
  const joinDate = new Date(Date.now() + 20 * 3_600_000).toISOString()
  const draft = { title: '비자림 한 바퀴 천천히 걷고 나서 저녁까지', contentId: BIJARIM, joinDate, maxMembers: 4 }
  const { chatRoomId } = await ask<{ chatRoomId: number }>(baseURL, host.accessToken, '/api/chatrooms/create', draft)
  await ask(baseURL, member?.accessToken ?? null, `/api/chatrooms/${chatRoomId}/join`, {})
  return chatRoomId
}

/** A plan of today by bus. */
async function makePlan({ baseURL, member }: Scene): Promise<number> {
  const spots = [
    { spotId: 'one', contentId: SAEBYEOL, title: '새별오름', startTime: '10:00', endTime: '11:00' },
    { spotId: 'two', contentId: BIJARIM, title: '비자림', startTime: '23:50', endTime: '23:58' },
  ]
  const draft = {
    title: '동쪽 하루',
    transportType: 'BUS',
    startDate: inDays(0),
    endDate: inDays(0),
    start: { hub: 'AIRPORT' },
    end: { hub: 'AIRPORT' },
    days: [{ dayIndex: 0, spots }],
  }
  return (await ask<{ planId: number }>(baseURL, member?.accessToken ?? null, '/api/plans', draft)).planId
}

/** What no address alone leads to: a step in the midst, an answer that a demo does not have, a sheet that asks. */
const MOMENTS: readonly Moment[] = [
  {
    name: 'the sheet of help',
    role: 'visitor',
    async show(scene) {
      await openScreen(scene.page, '/community')
      await button(scene, '도움 받기').click()
      await scene.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'an address of no screen',
    role: 'visitor',
    show: ({ page }) => openScreen(page, '/no-such-page'),
  },
  {
    name: 'sign-up: the code',
    role: 'visitor',
    async show(scene) {
      const { page, say } = scene
      const email = newEmail()
      await openScreen(page, '/signup')
      await page.getByText(say('모두 동의해요')).click()
      await page.getByLabel(say('이메일')).fill(email)
      await button(scene, '인증번호 받기').click()
      await page.getByLabel(say('인증번호'), { exact: true }).fill(await mailedCode(page.request, email))
      await page.getByText(say('인증되었습니다.')).waitFor()
    },
  },
  {
    name: 'sign-up: the password',
    role: 'visitor',
    async show(scene) {
      await button(scene, '다음').click()
      await scene.page.locator('input[type="password"]').first().waitFor()
    },
  },
  {
    name: 'a place with its weather and the last bus',
    role: 'visitor',
    async show({ page, say }) {
      await hearOfTheDay(page)
      await openScreen(page, `/search-detail/${SAEBYEOL}`)
      await page.getByText(say('제주시'), { exact: true }).first().click()
      await page.getByText(say('막차 타는 길 보기')).click()
    },
  },
  {
    name: 'a plan with its weather and buses',
    role: 'member',
    async show(scene) {
      await hearOfTheDay(scene.page)
      await openScreen(scene.page, `/plan/${await makePlan(scene)}`)
      await scene.page.getByText('3001-1').first().waitFor()
    },
  },
  {
    name: 'a way by bus',
    role: 'member',
    async show({ page }) {
      await page.getByRole('button').filter({ hasText: '3001-1' }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'home on the way',
    role: 'member',
    async show({ page }) {
      await openScreen(page, '/')
      await page.getByText('3001-1').first().waitFor()
      await page.unrouteAll()
    },
  },
  {
    name: 'a room that asks who comes',
    role: 'member',
    async show(scene) {
      await openScreen(scene.page, `/room/${await openRoom(scene)}`)
      await button(scene, '못 가요').waitFor()
    },
  },
  {
    name: 'a seat that was given back',
    role: 'member',
    async show(scene) {
      await button(scene, '못 가요').click()
      await button(scene, '되돌리기').waitFor()
    },
  },
  {
    name: 'a timer that runs',
    role: 'member',
    async show({ page, baseURL, member }) {
      const draft = {
        title: '올레 7코스 걷기',
        plannedAt: new Date(Date.now() + 3_600_000).toISOString(),
        isSolo: true,
      }
      const token = member?.accessToken ?? null
      const { checkInId } = await ask<{ checkInId: number }>(baseURL, token, '/api/check-ins', draft)
      await openScreen(page, `/safety-check/timer/${checkInId}`)
    },
  },
  {
    name: 'the question before a timer is cancelled',
    role: 'member',
    async show(scene) {
      await button(scene, '타이머 취소').click()
      await scene.page.getByRole('alertdialog').waitFor()
    },
  },
]

/** The words of the app in a language, by those of the source. */
function wordsOf(language: string): (korean: string) => string {
  const catalogue = readFileSync(join(import.meta.dirname, `../apps/web/src/locales/${language}.po`), 'utf8')
  const words = new Map(
    [...catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(([, id = '', text = '']) => [id, text]),
  )
  return (korean) => words.get(korean) ?? korean
}

interface MomentsTour {
  baseURL: string
  role: Role
  language: string
  /** A phone of the tour's language, before anyone has signed in. */
  openPhone: () => Promise<Page>
  look: (page: Page, name: string) => Promise<void>
  onFailure: (name: string, error: unknown) => void
}

/** Shows each moment of a role in turn, on a phone of a member of its own. */
export async function walkMoments({ baseURL, role, language, openPhone, look, onFailure }: MomentsTour): Promise<void> {
  const page = await openPhone()
  const client = await request.newContext({ baseURL })
  const member = role === 'member' ? await newMember(client) : null
  await client.dispose()
  if (member !== null) await signIn(page, member)
  const scene = { page, baseURL, member, say: wordsOf(language) }
  for (const { name, show } of MOMENTS.filter((moment) => moment.role === role)) {
    try {
      await show(scene)
      await look(page, name)
    } catch (error) {
      onFailure(name, error)
    }
  }
  await page.context().close()
}
