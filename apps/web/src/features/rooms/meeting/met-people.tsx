import type { MeetingProofs } from '@honjeo/contract/meeting-proofs'
import { useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { formatDateTime } from '#lib/text/dates.ts'
import { Card } from '#ui/list/card.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import type { WaitingEntry } from './meeting-entries.ts'

interface MetPeopleProps {
  met: MeetingProofs['met']
  waiting: readonly WaitingEntry[]
}

/** With whom one has met by code, and which codes still wait for a network. */
export function MetPeople({ met, waiting }: MetPeopleProps) {
  const { t } = useLingui()
  if (met.length === 0 && waiting.length === 0) return null
  return (
    <Card className="p-4">
      <section aria-labelledby="met">
        <h2 id="met" className="text-lg font-bold">
          {t`만난 사람`}
        </h2>
        <ul aria-live="polite" className="divide-y divide-basalt-200">
          {waiting.map(({ order, entry }) => {
            const at = formatDateTime(entry.at)
            return (
              <li key={order ?? entry.at} className="flex items-center gap-3 py-3">
                <CloudOff aria-hidden="true" size={20} className="mx-1.5 shrink-0 text-basalt-500" />
                <span className="min-w-0 flex-1">
                  <span className="block font-mono font-semibold">{entry.code}</span>
                  <span className="block text-sm text-basalt-700">
                    {t`${at}에 입력 · 연결되면 보낼게요. 틀린 글자는 그때 알 수 있으니 상대 화면과 한 번 더 맞춰보세요.`}
                  </span>
                </span>
              </li>
            )
          })}
          {met.map(({ userId, username, profileImage, metAt, isNear }) => {
            const at = formatDateTime(metAt)
            return (
              <li key={`${userId} ${metAt}`} className="flex items-center gap-3 py-3">
                <Avatar src={profileImage} name={username} size={32} />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold break-words">{username}</span>
                  <span className="block text-sm text-basalt-700">
                    {isNear
                      ? t`${at}에 만난 것을 확인했어요`
                      : t`${at}에 코드를 확인했어요. 두 휴대폰이 가까운지는 알 수 없어서, 만난 뒤 동행방에서 ‘만났어요’를 눌러야 세어져요.`}
                  </span>
                </span>
              </li>
            )
          })}
        </ul>
      </section>
    </Card>
  )
}
