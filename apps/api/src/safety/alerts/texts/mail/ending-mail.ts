import type { Facts } from '../../facts.queries.ts'
import type { MailText } from './words.ts'

export function acknowledgedMail({ travellerName: name, acknowledgedBy, isDuress }: Facts, link: string): MailText {
  const whose = acknowledgedBy === null ? '' : `(${acknowledgedBy})`
  return {
    subject: `[혼저] 다른 연락처가 ${name}님에게 연락해 보고 있어요`,
    lines: [
      `다른 신뢰 연락처${whose}가 ${name}님의 일을 확인해 보겠다고 답했어요.`,
      isDuress === true
        ? `${name}님에게 전화하거나 메시지를 보내지 마세요. 112에 신고됐는지 그 사람에게 확인해주세요.`
        : '결과를 기다려도 되지만, 걱정되면 직접 전화해 보거나 112에 신고해도 돼요.',
      '',
      `지금 상황 보기: ${link}`,
    ],
  }
}

/** Where no one has said that all is well, the mail does not sound as if. */
function closedWords(name: string): MailText {
  return {
    subject: `[혼저] ${name}님의 귀가 알림이 닫혔어요`,
    lines: [
      `${name}님이 무사하다는 소식 없이 알림이 닫혔어요. 앞으로는 이 일로 메일을 보내지 않아요.`,
      '안전하다는 뜻이 아니에요. 아직 연락이 안 됐다면 112(경찰)에 신고해주세요.',
    ],
  }
}

export function endedMail({ travellerName: name, ending, acknowledgedBy }: Facts): MailText {
  if (ending === 'SAFE') {
    return {
      subject: `[혼저] ${name}님이 무사하다고 알렸어요`,
      lines: [`${name}님이 무사하다고 알렸어요.`, '더 하실 일은 없어요. 함께 마음 써주셔서 고마워요.'],
    }
  }
  if (ending === 'CANCELLED') {
    return {
      subject: `[혼저] ${name}님이 귀가 타이머를 취소했어요`,
      lines: [`${name}님이 귀가 타이머를 취소했어요.`, '더 하실 일은 없어요. 함께 마음 써주셔서 고마워요.'],
    }
  }
  if (ending === 'CONTACT_OK') {
    const whose = acknowledgedBy === null ? '' : `(${acknowledgedBy})`
    return {
      subject: `[혼저] ${name}님과 연락이 닿았어요`,
      lines: [
        `다른 신뢰 연락처${whose}가 ${name}님과 연락이 닿았다고 알려줬어요.`,
        '더 하실 일은 없어요. 함께 마음 써주셔서 고마워요.',
      ],
    }
  }
  return closedWords(name)
}
