import type { StaffMemberDetail } from '@honjeo/contract/admin/members'
import { MINIMUM_AGE_YEARS } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Panel } from '../parts/panel.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { LiftDialog } from './lift-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import { WarnDialog } from './warn-dialog.tsx'

type Act = 'warn' | 'suspend' | 'lift' | 'correct' | 'close'

export function MemberActs({ member }: { member: StaffMemberDetail }) {
  const { t } = useLingui()
  const [act, setAct] = useState<Act | null>(null)
  const dialog = (which: Act) => ({ member, open: act === which, onClose: () => setAct(null) })
  return (
    <Panel title={t`조치`}>
      {member.role === 'ADMIN' ? (
        <p className="mb-3 text-basalt-700">{t`운영자는 제재할 수 없어요. 먼저 운영자 권한을 거둬주세요.`}</p>
      ) : (
        <div className="mb-2 grid grid-cols-2 gap-2">
          <Button variant="secondary" size="md" onClick={() => setAct('warn')}>
            {t`경고하기`}
          </Button>
          {member.suspendedUntil === null ? (
            <Button variant="danger" size="md" onClick={() => setAct('suspend')}>
              {t`정지하기`}
            </Button>
          ) : (
            <Button variant="secondary" size="md" onClick={() => setAct('lift')}>
              {t`정지 풀기`}
            </Button>
          )}
        </div>
      )}
      <Button variant="secondary" size="md" fullWidth onClick={() => setAct('correct')}>
        {t`정보 바로잡기`}
      </Button>
      {member.role !== 'ADMIN' && (
        <Button variant="secondary" size="md" fullWidth className="mt-2" onClick={() => setAct('close')}>
          {t`만 ${MINIMUM_AGE_YEARS}세 미만 계정 닫기`}
        </Button>
      )}
      <WarnDialog {...dialog('warn')} />
      <SuspendDialog {...dialog('suspend')} />
      <LiftDialog {...dialog('lift')} />
      <CorrectDialog {...dialog('correct')} />
      <CloseDialog {...dialog('close')} />
    </Panel>
  )
}
