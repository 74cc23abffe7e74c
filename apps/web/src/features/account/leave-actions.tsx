import { Trans } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useLogOut } from './use-log-out.ts'
import { useWithdrawal } from './withdrawal/use-withdrawal.ts'
import { WithdrawalDialog } from './withdrawal/withdrawal-dialog.tsx'

/** Out for now, and out for good. */
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
