import type { SharedPlan } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { CopySheet } from '../copy/copy-sheet.tsx'
import { useCopyPlan } from '../copy/use-copy-plan.ts'

/** What one may do with somebody's plan: make it one's own. */
export function SharedPlanActions({ plan, token }: { plan: SharedPlan; token: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isMember = useSession() !== null
  const [isOpen, setOpen] = useState(false)
  const { copy, isCopying } = useCopyPlan({ token }, (planId) => void navigate(paths.plan(planId)))
  const icon = <Copy aria-hidden="true" size={18} />

  if (!isMember) {
    return (
      <BottomBar>
        <LinkButton to={paths.login(paths.sharedPlan(token))} className="flex-1" icon={icon}>
          {t`로그인하고 내 일정으로 복사`}
        </LinkButton>
      </BottomBar>
    )
  }
  return (
    <BottomBar>
      {plan.isMine && (
        <LinkButton to={paths.myPlans()} variant="secondary">
          {t`내 일정 보기`}
        </LinkButton>
      )}
      <Button className="flex-1" icon={icon} isLoading={isCopying} onClick={() => setOpen(true)}>
        {t`내 일정으로 복사`}
      </Button>
      <CopySheet
        open={isOpen}
        onOpenChange={setOpen}
        startDate={plan.startDate}
        onCopy={(startDate) => {
          setOpen(false)
          copy(startDate)
        }}
      />
    </BottomBar>
  )
}
