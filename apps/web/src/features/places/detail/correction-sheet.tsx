import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CorrectionForm } from './correction-form.tsx'

export interface CorrectionSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  contentId: number
}

/** What to do about a place that has closed or is described wrongly. */
export function CorrectionSheet({ open, onOpenChange, contentId }: CorrectionSheetProps) {
  const { t } = useLingui()
  const session = useSession()
  const { pathname, search } = useLocation()
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`정보가 실제와 다른가요?`}
      description={t`문을 닫았거나 내용이 다르면 알려주세요. 확인하고 바로 고칠게요.`}
    >
      {session === null ? (
        <LinkButton to={paths.login(pathname + search)} fullWidth>
          {t`로그인하고 알려주기`}
        </LinkButton>
      ) : (
        <CorrectionForm userId={session.userId} contentId={contentId} onSent={() => onOpenChange(false)} />
      )}
      <p className="mt-4 text-center text-sm text-basalt-500">
        {t`다른 도움이 필요하신가요?`} <TextLink to={paths.newInquiry()}>{t`1:1 문의하기`}</TextLink>
      </p>
    </Sheet>
  )
}
