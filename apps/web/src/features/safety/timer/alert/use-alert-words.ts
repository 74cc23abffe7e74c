import type { TimerAlert } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { lengthText } from '#lib/text/numbers.ts'
import { useServerNow } from '#lib/server/server-time.ts'
import { useIsInKorea } from '../../abroad/whereabouts.ts'

const MINUTE_MS = 60_000

interface AlertWords {
  label: string
  title: string
  detail: string
  /** The steps, one after the other; where the traveller must not be called, without calling them. */
  steps: string[]
}

/** What an alert that is open says, to be read or to be heard. */
export function useAlertWords({ travellerName, contactName, plannedAt, isUrgent, isCall }: TimerAlert): AlertWords {
  const { t } = useLingui()
  const now = useServerNow(MINUTE_MS / 6)
  const isInKorea = useIsInKorea()
  const length = lengthText(plannedAt === null ? 0 : now - Date.parse(plannedAt))
  if (isUrgent) {
    return {
      label: t`위급해요`,
      title: t`${travellerName}님이 몰래 도움을 청했어요`,
      detail: isInKorea
        ? t`${contactName}님, 전화하거나 메시지를 보내지 말고 지금 112에 신고해주세요. 옆에 있는 사람이 알아채면 더 위험해질 수 있어요.`
        : t`${contactName}님, 전화하거나 메시지를 보내지 말고 지금 한국 경찰에 알려주세요. 옆에 있는 사람이 알아채면 더 위험해질 수 있어요.`,
      steps: [
        isInKorea
          ? t`지금 112에 전화해 아래 글을 읽어주세요.`
          : t`지금 이 화면에 적힌 방법으로 한국 경찰에 알리고, 아래 글을 전해주세요.`,
        t`${travellerName}님에게는 전화도 메시지도 하지 마세요.`,
        t`신고하기로 했다면 ‘내가 신고할게요’를 눌러 다른 연락처에 알려주세요.`,
      ],
    }
  }
  return {
    label: t`확인이 필요해요`,
    title: isCall
      ? t`${travellerName}님이 도움을 청했어요`
      : t`${travellerName}님이 돌아오기로 한 시간이 ${length} 지났어요`,
    detail: t`${contactName}님에게 미리 부탁해둔 알림이에요. 아래 순서대로 확인해주세요.`,
    steps: [
      t`${travellerName}님에게 전화하고 메시지를 보내보세요.`,
      t`연락이 안 되면 숙소나 함께 간 사람처럼 알 만한 곳에 물어봐주세요.`,
      isInKorea
        ? t`그래도 닿지 않으면 망설이지 말고 전화해 아래 글을 읽어주세요. 다쳤을 것 같으면 119, 아니면 112예요.`
        : t`그래도 닿지 않으면 망설이지 말고 이 화면에 적힌 방법으로 한국 경찰에 알리고, 아래 글을 전해주세요.`,
    ],
  }
}
