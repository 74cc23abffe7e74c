import { koreanTime } from '../../../../lib/korean-time.ts'
import type { Facts } from '../../facts.queries.ts'
import type { MailText } from './words.ts'
import { positionLines } from './position-lines.ts'

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
