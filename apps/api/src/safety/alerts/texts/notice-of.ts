import type { Facts } from '../facts.queries.ts'

/**
 * What a member reads who is a contact, in the list of notifications and by push. Sentences begin with the nickname, so that it
 * can be taken out when its member leaves.
 */
export function noticeOf(facts: Facts): string {
  const { kind, nickname } = facts
  switch (kind) {
    case 'INVITATION':
      return `${nickname}님이 신뢰 연락처가 되어 달라고 부탁했어요. 눌러서 동의하거나 거절해주세요.`
    case 'DRILL':
      return `${nickname}님이 연습 알림을 보냈어요. 실제 상황이 아니에요. 눌러서 잘 열리는지 확인해주세요.`
    case 'SHARE':
      return `${nickname}님이 위치를 공유하기 시작했어요. 눌러서 볼 수 있어요.`
    case 'ALERT':
      return alertNotice(facts)
    case 'ACKNOWLEDGED':
      return `${nickname}님이 아직 돌아오지 않은 일에 다른 신뢰 연락처가 연락해 보겠다고 답했어요. 눌러서 확인해주세요.`
    case 'ENDED':
      return endedNotice(facts)
  }
}

function alertNotice(facts: Facts): string {
  const { nickname, isDuress, stage } = facts
  if (isDuress === true) {
    return `${nickname}님이 몰래 도움을 청했어요. 전화하지 말고 바로 112에 신고해주세요. 눌러서 마지막 위치를 확인하세요.`
  }
  if (stage === 'EXHAUSTED' && facts.acknowledgedBy !== null) {
    return `${nickname}님이 아직 무사하다고 알리지 않았어요. 연락해 보겠다고 한 사람이 있지만 아직 끝나지 않았어요. 연락이 안 되면 112나 119에 신고해주세요.`
  }
  if (stage === 'EXHAUSTED') {
    return `${nickname}님이 아직 무사하다고 알리지 않았고, 확인해 준 사람도 없어요. 연락이 안 되면 112나 119에 신고해주세요.`
  }
  if (facts.isCall) {
    return `${nickname}님이 도움을 청했어요. 바로 전화해 보고, 연락이 안 되면 112나 119에 신고해주세요.`
  }
  return `${nickname}님이 돌아오겠다고 한 시간이 지났는데 소식이 없어요. 먼저 전화해 보고, 연락이 안 되면 112나 119에 신고해주세요.`
}

function endedNotice({ nickname, ending }: Facts): string {
  if (ending === 'SAFE') return `${nickname}님이 무사하다고 알렸어요. 더 하실 일은 없어요.`
  if (ending === 'CANCELLED') return `${nickname}님이 귀가 타이머를 취소했어요. 더 하실 일은 없어요.`
  if (ending === 'CONTACT_OK') return `${nickname}님이 연락을 받았다고 다른 신뢰 연락처가 알려줬어요.`
  return `${nickname}님이 무사하다는 소식 없이 알림이 닫혔어요. 아직 연락이 안 됐다면 112에 신고해주세요.`
}
