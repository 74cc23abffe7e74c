import { useLingui } from '@lingui/react/macro'
import { LegalDocument } from '#features/legal/legal-document.tsx'
import { LOCATION_TERMS } from '#features/legal/texts/location-terms.ts'
import { TERMS } from '#features/legal/texts/terms.ts'
import { PageHeader } from '#ui/page-header.tsx'

const PARTS = [TERMS, LOCATION_TERMS]

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`이용약관`} />
      <div className="flex-1 px-gutter pt-2 pb-10">
        <LegalDocument parts={PARTS} hasKakao={false} />
      </div>
    </>
  )
}
