import { useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { useLocation } from 'react-router'
import { readLoggedOut } from '#lib/login-state.ts'
import { Callout } from '#ui/callout.tsx'

/** Why one stands at the login without having asked for it. */
export function LoggedOutNotice() {
  const { t } = useLingui()
  const { state } = useLocation()
  const why = readLoggedOut(state)
  return (
    <div role="status" className="empty:hidden">
      {why !== undefined && (
        <Callout tone="warning" icon={<CircleAlert aria-hidden="true" size={18} />}>
          {why === '' ? t`인증이 만료되었습니다. 다시 로그인해주세요.` : why}
        </Callout>
      )}
    </div>
  )
}
