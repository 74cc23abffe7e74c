import { useLingui } from '@lingui/react/macro'
import { adminPaths } from '../admin-paths.ts'
import { BackLine, ConsolePage } from '../parts/console-page.tsx'
import { NoticeEditor } from './notice-editor.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <ConsolePage title={t`공지 쓰기`} above={<BackLine fallback={adminPaths.notices()} />}>
      <NoticeEditor notice={null} />
    </ConsolePage>
  )
}
