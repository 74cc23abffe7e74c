import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { providersQuery } from '#features/account/account.api.ts'
import { LegalDocument } from '#features/legal/legal-document.tsx'
import { PrivacySummary } from '#features/legal/privacy-summary.tsx'
import { PRIVACY_PARTS, privacyTranslationQuery } from '#features/legal/privacy-texts.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

export function Component() {
  const { t, i18n } = useLingui()
  const { data: providers } = useQuery(providersQuery())
  // Where it cannot be had, the Korean text is there.
  const { data: translation, isLoading } = useQuery(privacyTranslationQuery(i18n.locale))
  return (
    <>
      <PageHeader title={t`개인정보 처리방침`} />
      <div className="flex-1 space-y-5 px-gutter pt-2 pb-10">
        <PrivacySummary />
        {isLoading ? (
          <SkeletonGroup>
            <Skeleton className="h-40" />
          </SkeletonGroup>
        ) : (
          <LegalDocument parts={PRIVACY_PARTS} translation={translation} hasKakao={providers?.kakao} />
        )}
      </div>
    </>
  )
}
