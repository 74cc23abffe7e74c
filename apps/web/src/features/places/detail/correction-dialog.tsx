import { useLingui } from '@lingui/react/macro'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LinkButton } from '#ui/link-button.tsx'

export interface CorrectionDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What to do about a place that has closed or is described wrongly. */
export function CorrectionDialog({ open, onOpenChange }: CorrectionDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`정보가 실제와 다른가요?`}
      description={t`문을 닫았거나 내용이 다르면 1:1 문의로 알려주세요. 확인하고 바로 고칠게요.`}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t`닫기`}
          </Button>
          <LinkButton to={paths.newInquiry()}>{t`1:1 문의하기`}</LinkButton>
        </>
      }
    />
  )
}
