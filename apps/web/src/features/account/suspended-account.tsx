import { useLingui } from '@lingui/react/macro'
import { FileCheck, FileDown, KeyRound, MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#lib/paths.ts'
import { lazyLayer } from '#ui/lazy-layer.tsx'
import { LeaveActions } from './leave-actions.tsx'
import { MenuSection } from './menu-section.tsx'

const ExportSheet = lazyLayer(() => import('./export/export-sheet.tsx').then((module) => module.ExportSheet))

/** The decisions about the account that suspension leaves: taking back consents, exporting, and withdrawing. */
export function SuspendedAccount() {
  const { t } = useLingui()
  const [isExporting, setExporting] = useState(false)
  return (
    <div className="space-y-4">
      <MenuSection
        title={t`내 계정`}
        groups={[
          [
            { to: paths.consents(), icon: FileCheck, title: t`동의 내역` },
            { onPress: () => setExporting(true), icon: FileDown, title: t`내 정보 내려받기` },
            { to: paths.sessions(), icon: MonitorSmartphone, title: t`로그인한 기기` },
            { to: paths.password(), icon: KeyRound, title: t`비밀번호 바꾸기` },
          ],
        ]}
      />
      <p className="text-center text-sm text-balance text-basalt-500">{t`탈퇴해도 정지는 끝나는 날까지 이어져요.`}</p>
      <LeaveActions />
      <ExportSheet open={isExporting} onOpenChange={setExporting} />
    </div>
  )
}
