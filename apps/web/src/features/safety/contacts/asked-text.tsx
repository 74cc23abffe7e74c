import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#features/account/account.api.ts'

/** What somebody reads who is asked, as the server's mail says it in short. */
export function AskedText() {
  const { t } = useLingui()
  const { data: profile } = useQuery(profileQuery())
  const name = profile?.nickName ?? t`내 닉네임`
  return (
    <blockquote className="space-y-2 rounded-md bg-basalt-100 px-4 py-3 text-sm text-basalt-900">
      <p className="font-semibold">{t`[혼저] 신뢰 연락처가 되어 달라고 누군가 부탁했어요`}</p>
      <p>{t`${name}님이 혼자 여행하다 제때 돌아오지 못하면 연락받을 사람으로 골랐어요. 링크에서 동의하거나 거절할 수 있어요.`}</p>
      <p>{t`동의하면, 정한 시간까지 무사하다고 알리지 않았을 때 무엇을 하러 갔는지와 마지막 위치를 알려드려요. 마음이 바뀌면 언제든 그만둘 수 있어요.`}</p>
    </blockquote>
  )
}
