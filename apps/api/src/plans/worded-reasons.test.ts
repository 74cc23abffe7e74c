import type { PlanDetail } from '@honjeo/contract/plan'
import { beforeAll, expect, it } from 'vitest'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { addAutomaticPlan } from './testing/automatic-plan.ts'
import { failing, saying, setUpLanguageModel } from './testing/language-model-server.ts'

interface Stop {
  stop: number
  title: string
  reasons: string[]
}

const { server, settings } = setUpLanguageModel()
const t = setUpTestApp(withCatalogue, { llm: settings, planner: { maxRounds: 40 } })
let member: Member

beforeAll(async () => {
  member = await t.addMember()
})

/** The plan when the model says that of each of its stops. */
async function planWhere(textFor: (stop: Stop, index: number) => unknown): Promise<PlanDetail> {
  server.replies = [
    (response, asked) => {
      const stops = JSON.parse(asked.body.messages[1]!.content) as Stop[]
      const sentences = stops.map((stop, index) => ({ stop: stop.stop, text: textFor(stop, index) }))
      saying(JSON.stringify({ sentences }))(response, asked)
    },
  ]
  return addAutomaticPlan(t, member, { contentIds: [SAEBYEOL], title: '내 비밀 여행' })
}

const textsOf = ({ days }: PlanDetail) => days.flatMap(({ spots }) => spots.map(({ reasonText }) => reasonText))

it('gives every stop a sentence, from titles and reasons alone', async () => {
  const plan = await planWhere(({ stop }) => ['느긋하게 들르기 좋아요.', '쉬어 가기 좋은 곳이에요.'][stop % 2])
  expect(new Set(textsOf(plan))).toEqual(new Set(['느긋하게 들르기 좋아요.', '쉬어 가기 좋은 곳이에요.']))
  const [{ body }] = server.asked as [(typeof server.asked)[0]]
  const sent = JSON.parse(body.messages[1]!.content) as Stop[]
  expect(new Set(sent.flatMap((stop) => Object.keys(stop)))).toEqual(new Set(['stop', 'title', 'reasons']))
  expect(sent.find(({ title }) => title === '새별오름')!.reasons).toContain('꼭 가고 싶다고 한 곳')
  expect(JSON.stringify(body)).not.toMatch(/비밀|여행자/)
})

it.each<[string, (stop: Stop) => unknown]>([
  ['too short', () => '좋아'],
  ['too long', () => '좋아요 '.repeat(20)],
  ['of two lines', () => '좋은 곳이에요.\n또 오세요.'],
  ['with a number of its own', () => '리뷰 1234개가 증명하는 곳이에요.'],
  ['about another place', ({ title }) => (title === '정방폭포' ? '새별오름' : '정방폭포') + ' 옆이라 가기 좋아요.'],
  ['with an address', () => '자세히는 https://evil.example 에서 봐요.'],
])('leaves out a sentence that is %s', async (_, textFor) => {
  expect(new Set(textsOf(await planWhere(textFor)))).toEqual(new Set([null]))
})

it('makes the plan all the same when the model fails, lies about the form, or says nothing', async () => {
  expect(new Set(textsOf(await planWhere(() => 7)))).toEqual(new Set([null]))
  for (const reply of [failing(500), saying('미안해요.'), () => {}]) {
    server.replies = [reply]
    expect(new Set(textsOf(await addAutomaticPlan(t, member)))).toEqual(new Set([null]))
  }
})
