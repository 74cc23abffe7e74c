import type { BookingTerms, BoatTerms, GateTerms, IslandRule } from '@honjeo/contract/island-rules'
import { RULE_STALE_DAYS } from '@honjeo/contract/values/limits'
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { formatDay } from '#lib/text/dates.ts'

const DAY_MS = 86_400_000

const shutsWhole = ({ terms }: IslandRule) => terms.kind === 'CLOSURE' && terms.part === 'WHOLE'

/**
 * The rules that hold on a day `YYYY-MM-DD`; what shuts a place comes first, and advice last. Where something shuts all of it,
 * its gates and boats lead nowhere and are left out.
 */
export function rulesOfDay(rules: readonly IslandRule[], day: string): IslandRule[] {
  const order = ['CLOSURE', 'GATE', 'BOAT', 'BOOKING', 'SEASON']
  const inForce = rules
    .filter(
      ({ validFrom, validTo, months }) =>
        validFrom <= day && (validTo === null || day <= validTo) && months?.includes(Number(day.slice(5, 7))) !== false,
    )
    .toSorted((a, b) => order.indexOf(a.terms.kind) - order.indexOf(b.terms.kind))
  return inForce.some(shutsWhole) ? inForce.filter(shutsWhole) : inForce
}

/** Those who answer for what they say: offices, public bodies, and who runs the boats and the walk. */
const OFFICIAL = /^https:..([\w-]+\.)*(go\.kr|or\.kr|wonderfulis\.co\.kr|jejuolle\.org)(\/|$)/

/** Whether the link of a rule leads to an official page, and not to the press or a guide. */
export const isOfficial = ({ source }: Pick<IslandRule, 'source'>) => OFFICIAL.test(source.url)

/** Whether something was compared with its source so long ago that one had better look again. */
export const isStale = ({ checkedOn }: Pick<IslandRule, 'checkedOn'>, day: string) =>
  Date.parse(day) - Date.parse(checkedOn) > RULE_STALE_DAYS * DAY_MS

interface Waypoints {
  shelter?: MessageDescriptor
  top: MessageDescriptor
}

const SUMMIT = msg({ message: '정상', context: 'mountain' })
const WITSE = msg`윗세오름`

/** What is at the gates of a course. */
const WAYPOINTS: Readonly<Record<string, Waypoints>> = {
  'TRAIL:SEONGPANAK': { shelter: msg`진달래밭 대피소`, top: SUMMIT },
  'TRAIL:GWANEUMSA': { shelter: msg`삼각봉 대피소`, top: SUMMIT },
  'TRAIL:EORIMOK': { top: WITSE },
  'TRAIL:YEONGSIL': { top: WITSE },
  'TRAIL:DONNAEKO': { top: msg`남벽분기점` },
}

const shelterOf = (subject: string) => i18n._(WAYPOINTS[subject]?.shelter ?? msg`대피소`)
const topOf = (subject: string) => i18n._(WAYPOINTS[subject]?.top ?? SUMMIT)

const texts = (...sentences: (string | false | null)[]) => sentences.filter((text) => typeof text === 'string')

function gateTexts(subject: string, gate: GateTerms): string[] {
  const { opensAt, enterBy, shelterBy, summitBy, descendBy, closesAt } = gate
  const shelter = shelterOf(subject)
  const top = topOf(subject)
  return texts(
    shelterBy !== null && summitBy !== null
      ? t`오늘은 ${shelterBy}까지 ${shelter}에 닿고, ${summitBy}까지는 ${top}에서 내려와야 해요.`
      : summitBy !== null && t`오늘은 ${summitBy}까지 ${top}에서 내려와야 해요.`,
    opensAt !== null && enterBy !== null
      ? t`${opensAt}부터 ${enterBy}까지 들어갈 수 있어요.`
      : opensAt !== null
        ? t`${opensAt}부터 들어갈 수 있어요. 몇 시까지인지는 아직 몰라요.`
        : enterBy !== null && t`${enterBy}까지 들어가야 해요.`,
    descendBy !== null && t`내려올 때는 ${descendBy}까지 ${shelter}를 지나야 해요.`,
    closesAt !== null && t`${closesAt}에 문을 닫아요.`,
    subject.startsWith('TRAIL:') && t`날씨가 나쁘거나 기상특보가 내리면 탐방로를 막아요.`,
  )
}

const boatTexts = ({ firstOut, lastOut, lastBack, phone, needsId = false }: BoatTerms) =>
  texts(
    t`오늘 들어가는 첫 배는 ${firstOut}, 나오는 마지막 배는 ${lastBack}에 떠나요.`,
    lastOut !== null && t`${lastOut}보다 늦은 배로 들어가면 나오는 배가 없어요.`,
    needsId && t`신분증이 있어야 배를 타요.`,
    phone !== undefined && t`배가 뜨는지는 그날 아침 ${phone}에 물어보세요.`,
  )

function bookingTexts({ bands, groupMax, perWeek, barredMonths, barredAgainMonths, opensAt }: BookingTerms): string[] {
  const times = bands.map(({ from, until, people }) => t`${from}~${until} ${people}명`).join(', ')
  return texts(
    t`정상까지 가려면 미리 예약하고 신분증을 챙겨야 해요.`,
    opensAt !== undefined && t`예약은 가려는 달의 앞달 첫 평일 ${opensAt}에 열려요.`,
    t`시간마다 받는 사람: ${times}`,
    `${plural(groupMax, { other: '한 번에 #명까지' })} · ${plural(perWeek, { other: '한 주에 #번' })}`,
    barredMonths > 0 &&
      t`예약하고 가지 않으면 ${barredMonths}개월, 두 번째에는 ${barredAgainMonths}개월 동안 예약할 수 없어요.`,
  )
}

/** What a rule means today, the weightiest first. */
export function ruleTexts({ subject, terms }: IslandRule): string[] {
  switch (terms.kind) {
    case 'CLOSURE': {
      const shelter = shelterOf(subject)
      return [
        terms.part === 'UPPER' ? t`지금은 ${shelter} 위로 올라갈 수 없어요.` : t`지금은 막혀 있어 들어갈 수 없어요.`,
      ]
    }
    case 'GATE':
      return gateTexts(subject, terms)
    case 'BOAT':
      return boatTexts(terms)
    case 'BOOKING':
      return bookingTexts(terms)
    case 'SEASON': {
      const { walkFrom, walkUntil } = terms
      return [t`${walkFrom}부터 ${walkUntil} 사이에 걷기를 권해요.`]
    }
  }
}

/** Says until when a rule holds, since what comes after it is not known yet; null: it has no end. */
export function endText({ validTo }: Pick<IslandRule, 'validTo'>): string | null {
  if (validTo === null) return null
  const last = formatDay(validTo)
  return t`${last}까지예요. 그 뒤에는 다시 확인해주세요.`
}

/** The rule by which a place is open today; undefined where none says it. */
const hoursRule = (today: readonly IslandRule[]): IslandRule | undefined =>
  today.find(
    ({ terms }) =>
      (terms.kind === 'CLOSURE' && terms.part === 'WHOLE') ||
      (terms.kind === 'GATE' && terms.opensAt !== null) ||
      terms.kind === 'BOAT',
  )

/** The hours that today's rules give a place; null where they give none. */
export function hoursText(today: readonly IslandRule[]): string | null {
  const terms = hoursRule(today)?.terms
  if (terms?.kind === 'CLOSURE') return t`지금은 막혀 있어요`
  if (terms?.kind === 'GATE') {
    const opensAt = terms.opensAt ?? ''
    const until = terms.closesAt ?? terms.enterBy
    return until === null ? t`${opensAt}부터` : t`${opensAt}~${until}`
  }
  if (terms?.kind === 'BOAT') {
    const { firstOut, lastBack } = terms
    return t`배가 다니는 ${firstOut}~${lastBack}`
  }
  return null
}
