import { RECOVERY_CODES } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { ConsolePage } from '../parts/console-page.tsx'
import { Facts } from '../parts/facts.tsx'
import { LoadState } from '../parts/load-state.tsx'
import { Panel } from '../parts/panel.tsx'
import { authenticatorQuery } from './authenticator.api.ts'
import { ChangeDialog } from './change-dialog.tsx'

/** So few are left that one thinks of new ones. */
const FEW = 2

/** The second factor of whoever looks: since when, what is left of its recovery codes, and how to get others. */
export function AuthenticatorScreen() {
  const { t } = useLingui()
  const query = useQuery(authenticatorQuery())
  const [change, setChange] = useState<'codes' | 'authenticator' | null>(null)
  return (
    <ConsolePage title={t`인증 앱`}>
      <LoadState query={query}>
        {({ enrolledAt, recoveryCodesLeft }) => (
          <Panel title={t`등록한 인증 앱`} className="max-w-xl">
            <Facts
              facts={[
                { name: t`등록한 날`, value: formatDate(enrolledAt) },
                { name: t`남은 복구 코드`, value: t`${RECOVERY_CODES}개 중 ${recoveryCodesLeft}개` },
              ]}
            />
            {recoveryCodesLeft <= FEW && (
              <Callout tone="warning" icon={<TriangleAlert aria-hidden="true" size={18} />} className="mt-4">
                {t`복구 코드가 얼마 남지 않았어요. 새로 받아 보관해주세요.`}
              </Callout>
            )}
            <div className="mt-5 flex flex-wrap gap-2">
              <Button variant="secondary" size="md" onClick={() => setChange('codes')}>
                {t`복구 코드 새로 받기`}
              </Button>
              <Button variant="secondary" size="md" onClick={() => setChange('authenticator')}>
                {t`다른 인증 앱으로 바꾸기`}
              </Button>
            </div>
          </Panel>
        )}
      </LoadState>
      <ChangeDialog
        change={change}
        onClose={() => {
          setChange(null)
          void query.refetch()
        }}
      />
    </ConsolePage>
  )
}
