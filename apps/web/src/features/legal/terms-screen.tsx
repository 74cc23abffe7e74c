import { useLingui } from '@lingui/react/macro'
import { PageHeader } from '#ui/list/page-header.tsx'
import { LegalDocument } from './legal-document.tsx'
import { LOCATION_TERMS } from './texts/location-terms.ts'
import { TERMS } from './texts/terms.ts'

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
