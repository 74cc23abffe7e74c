import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearchParams } from 'react-router'
import { readAbout } from '#features/inquiries/form/inquiry-about.ts'
import { NewInquiry } from '#features/inquiries/form/new-inquiry.tsx'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { useGoBack } from '#lib/use-go-back.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const userId = useSession()?.userId
  const [search] = useSearchParams()
  const goBack = useGoBack(paths.myInquiries())
  return (
    <>
      <PageHeader title={t`1:1 문의하기`} back={{ onPress: goBack }} />
      {userId !== undefined && (
        <NewInquiry
          key={search.toString()}
          about={readAbout(search)}
          userId={userId}
          onSent={() => void navigate(paths.myInquiries(), { replace: true })}
          onCancel={goBack}
        />
      )}
    </>
  )
}
