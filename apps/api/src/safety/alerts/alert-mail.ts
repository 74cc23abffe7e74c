import { nationalGridNumber } from '@honjeo/national-grid/grid-number'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { koreanTime } from '../../lib/korean-time.ts'
import type { Facts } from './facts.queries.ts'

/** What one kind of mail says, before what all mails say. */
export interface MailText {
  subject: string
  lines: readonly string[]
}

/** How long ago a position was taken: `방금`, `42분 전`, `3시간 전`, `2일 전`. What lies ahead is now. */
function ageInWords(at: string, now: Date): string {
  const minutes = differenceInMinutes(now, at)
  if (minutes < 1) return '방금'
  if (minutes < 60) return `${minutes}분 전`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours}시간 ${minutes % 60 === 0 ? '' : `${minutes % 60}분 `}전`
  return `${Math.floor(hours / 24)}일 전`
}

/** Digits that show a metre. */
const DIGITS = 5

const inMetres = (metres: number) =>
  metres < 1000 ? `${Math.max(1, Math.round(metres))}m` : `${(metres / 1000).toFixed(1)}km`

/** Where the traveller was last, in words that 112 and 119 can use; an old or coarse position says that it is. */
function positionLines({ lat, lng, accuracyM, fixAt, batteryPct }: Facts, now: Date): string[] {
  if (lat === null || lng === null || accuracyM === null || fixAt === null) {
    return ['마지막 위치: 받은 위치가 없어요.']
  }
  const at = `${lat.toFixed(DIGITS)},${lng.toFixed(DIGITS)}`
  const number = nationalGridNumber({ lat, lng })
  return [
    `마지막 위치: ${ageInWords(fixAt, now)} (${koreanTime(fixAt)}), 오차 약 ${inMetres(accuracyM)}`,
    ...(number === null ? [] : [`국가지점번호: ${number} (112와 119가 이 번호로 찾아요)`]),
    `지도: https://map.kakao.com/link/map/${at}`,
    `위도·경도: ${at}`,
    ...(batteryPct === null ? [] : [`그때 배터리: ${batteryPct}%`]),
    '지금은 다른 곳에 있을 수 있어요.',
  ]
}

/** What has happened, and what to do first. */
function beginning(facts: Facts): MailText {
  const { travellerName: name, stage, isDuress, acknowledgedBy } = facts
  if (isDuress === true) {
    return {
      subject: `[혼저] 위급: ${name}님이 몰래 도움을 청했어요`,
      lines: [
        `${name}님이 남이 알아채지 못하게 도움을 청했어요.`,
        '전화하거나 메시지를 보내지 마세요. 곁에 있는 사람이 알아챌 수 있어요.',
        '바로 112에 신고하고, 아래 내용과 위치를 알려주세요.',
      ],
    }
  }
  if (facts.isCall) {
    const again = stage === 'EXHAUSTED'
    return {
      subject: `[혼저] ${again ? '다시 알려요: ' : ''}${name}님이 도움을 청했어요`,
      lines: [
        `${name}님이 신뢰 연락처에 도움을 청했어요.${again && acknowledgedBy === null ? ' 아직 확인해 준 사람이 없어요.' : ''}`,
        `바로 ${name}님에게 전화해 보세요.`,
        '연락이 안 되거나 위급해 보이면 112(경찰)나 119(구조·구급)에 신고해주세요.',
      ],
    }
  }
  if (stage === 'EXHAUSTED') {
    return {
      subject: `[혼저] 다시 알려요: ${name}님에게서 아직 소식이 없어요`,
      lines: [
        acknowledgedBy === null
          ? `${name}님이 아직 무사하다고 알리지 않았고, 확인해 준 사람도 없어요.`
          : `${name}님이 아직 무사하다고 알리지 않았어요.`,
        `다시 한번 ${name}님에게 전화해 보세요.`,
        '연락이 안 되면 112(경찰)나 119(구조·구급)에 신고해주세요.',
      ],
    }
  }
  return {
    subject: `[혼저] ${name}님이 돌아올 시간이 지났는데 소식이 없어요`,
    lines: [
      `${name}님이 돌아오겠다고 한 시간이 지났는데 무사하다고 알리지 않았어요.`,
      `먼저 ${name}님에게 전화해 보세요. 휴대폰이 꺼졌거나 알리는 걸 잊었을 수도 있어요.`,
      '연락이 안 되면 112(경찰)나 119(구조·구급)에 신고해주세요.',
    ],
  }
}

export function alertMail(facts: Facts, link: string, now: Date): MailText {
  const { title, note, startedAt, plannedAt, acknowledgedBy } = facts
  const { subject, lines } = beginning(facts)
  return {
    subject,
    lines: [
      ...lines,
      ...(acknowledgedBy === null
        ? []
        : [`다른 연락처(${acknowledgedBy})가 연락해 보겠다고 했지만 아직 끝나지 않았어요.`]),
      '',
      `연락해 보겠다면 여기를 눌러 다른 연락처에도 알려주세요: ${link}`,
      '',
      `무엇을 하러 갔는지: ${title ?? ''}`,
      ...(note ? [`남긴 말: ${note}`] : []),
      ...(startedAt === null ? [] : [`나선 시간: ${koreanTime(startedAt)}`]),
      ...(plannedAt === null ? [] : [`돌아오겠다고 한 시간: ${koreanTime(plannedAt)}`]),
      ...positionLines(facts, now),
    ],
  }
}
