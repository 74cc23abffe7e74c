import { FORMER_MEMBER_DAYS } from '@honjeo/contract/values/limits'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { readAccount } from '#lib/server/session.ts'
import { hasUnsentSafety } from '#lib/device/unsent-safety.ts'
import { Button } from '#ui/form/button.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { requestLogOut } from '../account.api.ts'
import { forgetPerson } from './local-data.ts'
import { logOutErrorText } from './log-out-error.ts'

const WithdrawalDialog = lazyLayer(() => import('./withdrawal-dialog.tsx').then((module) => module.WithdrawalDialog))

/** The ways out for now, and out for good. */
export function LeaveActions() {
  const { logOut, isLoggingOut } = useLogOut()
  const { begin, dialog } = useWithdrawal()
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2 text-basalt-500">
      <Button
        variant="ghost"
        size="md"
        icon={<LogOut aria-hidden="true" size={18} />}
        className="text-basalt-500!"
        isLoading={isLoggingOut}
        onClick={() => void logOut()}
      >
        <Trans>로그아웃</Trans>
      </Button>
      <Button variant="ghost" size="md" className="text-basalt-500!" onClick={() => void begin()}>
        <Trans>탈퇴하기</Trans>
      </Button>
      <WithdrawalDialog {...dialog} />
    </div>
  )
}

/** Asks, ends the session on the server, and forgets the person here whatever the server said. */
function useLogOut() {
  const { t } = useLingui()
  const navigate = useNavigate()

  const loggingOut = useMutation({
    // Without a network it fails at once: this device is logged out all the same.
    mutationFn: requestLogOut,
    onSuccess: () => toast.success(t`로그아웃되었습니다.`),
    onError: (error) => toast.error(logOutErrorText(error)),
    onSettled: () => {
      forgetPerson()
      return navigate(paths.login(), { replace: true })
    },
  })

  async function logOut() {
    const userId = readAccount()?.userId
    const isLosing = userId !== undefined && (await hasUnsentSafety(userId))
    const isSure = await confirm({
      title: t`로그아웃할까요?`,
      description: isLosing
        ? t`아직 서버에 닿지 않은 ‘무사해요’, 시간 늘리기 또는 ‘공유 끝내기’가 있어요. 지금 로그아웃하면 보내지 못하고, 연락처에 알림이 갈 수 있어요.`
        : t`다시 로그인하면 이어서 쓸 수 있어요.`,
      confirmLabel: t`로그아웃`,
      isDanger: isLosing,
    })
    if (isSure) loggingOut.mutate()
  }
  return { logOut, isLoggingOut: loggingOut.isPending }
}

/** Asks whether to leave for good; the dialog asks why, and does it. */
function useWithdrawal() {
  const { t } = useLingui()
  const [isAskingWhy, setAskingWhy] = useState(false)

  async function begin() {
    const isSure = await confirm({
      title: t`정말 탈퇴할까요?`,
      description: t`프로필, 일정, 담은 장소, 포인트가 바로 지워지고 되돌릴 수 없어요. 리뷰, 글, 댓글, 메시지는 ‘탈퇴한 사용자’의 것으로 남으니, 지우고 싶다면 먼저 지워주세요. 성별, 태어난 해, 차단과 주의, 정지, 신고 같은 안전 기록은 다시 가입해서 피하지 못하게 이름 없이 ${FORMER_MEMBER_DAYS}일 동안 남아요.`,
      confirmLabel: t`탈퇴하기`,
      isDanger: true,
    })
    if (isSure) setAskingWhy(true)
  }

  return { begin, dialog: { open: isAskingWhy, onClose: () => setAskingWhy(false) } }
}
