import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { NewInquiry } from '#features/inquiries/form/new-inquiry.tsx'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { useGoBack } from '#lib/use-go-back.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const userId = useSession()?.userId
  const goBack = useGoBack(paths.myInquiries())
  return (
    <>
      <PageHeader title={t`1:1 문의하기`} back={{ onPress: goBack }} />
      {userId !== undefined && (
        <NewInquiry
          userId={userId}
          onSent={() => void navigate(paths.myInquiries(), { replace: true })}
          onCancel={goBack}
        />
      )}
    </>
  )
}
