import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { providersQuery } from '#features/account/account.api.ts'
import { LegalDocument } from '#features/legal/legal-document.tsx'
import { PrivacySummary } from '#features/legal/privacy-summary.tsx'
import { MARKETING } from '#features/legal/texts/marketing.ts'
import { PRIVACY } from '#features/legal/texts/privacy.ts'
import { PageHeader } from '#ui/page-header.tsx'

const PARTS = [PRIVACY, MARKETING]

export function Component() {
  const { t } = useLingui()
  const { data: providers } = useQuery(providersQuery())
  return (
    <>
      <PageHeader title={t`개인정보 처리방침`} />
      <div className="flex-1 space-y-5 px-gutter pt-2 pb-10">
        <PrivacySummary />
        <LegalDocument parts={PARTS} hasKakao={providers?.kakao} />
      </div>
    </>
  )
}
