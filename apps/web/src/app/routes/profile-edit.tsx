import { useLingui } from '@lingui/react/macro'
import { ProfileEdit } from '#features/account/profile-edit/profile-edit.tsx'
import { paths } from '#lib/paths.ts'
import { useGoBack } from '#lib/use-go-back.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const goBack = useGoBack(paths.my())
  return (
    <>
      <PageHeader title={t`프로필 수정`} back={{ fallback: paths.my() }} />
      <ProfileEdit onSaved={goBack} />
    </>
  )
}
