import { useLingui } from '@lingui/react/macro'
import { confirm } from '#ui/overlay/ui-provider.tsx'

/** Asks whether something is to be deleted for good. */
export function useConfirmDelete(): () => Promise<boolean> {
  const { t } = useLingui()
  return () =>
    confirm({
      title: t`삭제할까요?`,
      description: t`삭제한 내용은 되돌릴 수 없어요.`,
      confirmLabel: t`삭제`,
      isDanger: true,
    })
}
