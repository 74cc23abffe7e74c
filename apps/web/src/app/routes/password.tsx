import { useLingui } from '@lingui/react/macro'
import { ChangePassword } from '#features/account/password/change-password.tsx'
import { paths } from '#lib/paths.ts'
import { useGoBack } from '#lib/use-go-back.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const goBack = useGoBack(paths.my())
  return (
    <>
      <PageHeader title={t`비밀번호 바꾸기`} back={{ fallback: paths.my() }} />
      <ChangePassword onChanged={goBack} />
    </>
  )
}
