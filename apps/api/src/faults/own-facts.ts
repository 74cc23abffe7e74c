import { koreanDay } from '../lib/clock.ts'
import type { Member, TestApp } from '../testing/test-app.ts'
import type { Person } from './meeting-model.ts'

/** An account, and when its person was born, whether it has said so or not. */
export interface WalkingAccount extends Member {
  birthDate: string
}

/** The birth date of a person who turns so many years old today. */
export function birthOfAge(t: TestApp, years: number): string {
  const today = koreanDay(t.clock.now())
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`.replace('02-29', '02-28')
}

const otherThan = ({ gender }: Person) => (gender === 'MALE' ? 'FEMALE' : 'MALE')

/** Asks for what members do not change by themselves. Returns the codes of the answers, and those that the rulings expect. */
export async function askForChanges(t: TestApp, me: Person, { birthDate, ...as }: WalkingAccount): Promise<string[]> {
  const ask = (body: object) => t.call('/api/mypage/profile', { method: 'PUT', body }, as)
  const asked = await Promise.all([
    ask({ gender: otherThan(me) }),
    ask({ birthDate: birthDate === birthOfAge(t, 30) ? '1970-01-01' : birthOfAge(t, 30) }),
  ])
  const expected = me.isSuspended ? ['AUTH4030', 'AUTH4030'] : ['COMMON400', 'USER4030']
  return [asked.map(({ code }) => code).join(), expected.join()]
}

/** Says what the sign-up left out, as it is, and then something else, which is refused. Returns codes as above. */
export async function sayFacts(t: TestApp, me: Person, { birthDate, ...as }: WalkingAccount): Promise<string[]> {
  const say = async (gender: string) =>
    (await t.call('/api/account/facts', { method: 'PUT', body: { gender, birthDate } }, as)).code
  if (me.isSuspended) return [await say(me.gender), 'AUTH4030']
  me.hasFacts = true
  return [[await say(me.gender), await say(otherThan(me))].join(), 'COMMON200,USER4090']
}
