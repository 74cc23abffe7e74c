import { useLingui } from '@lingui/react/macro'
import { MyPostList } from '#features/community/list/my-post-list.tsx'

export function Component() {
  const { t } = useLingui()
  return <MyPostList list="commented" title={t`댓글 단 글`} />
}
