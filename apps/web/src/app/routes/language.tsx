import { useLingui } from '@lingui/react/macro'
import { LanguageChoice } from '#features/language/language-choice.tsx'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const isMember = useSession() !== null
  return (
    <>
      <PageHeader title={t`언어`} back={{ fallback: isMember ? paths.my() : paths.login() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <LanguageChoice />
      </div>
    </>
  )
}
