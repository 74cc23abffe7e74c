import { useLingui } from '@lingui/react/macro'
import { MyPostList } from '#features/community/list/my-post-list.tsx'

export function Component() {
  const { t } = useLingui()
  return <MyPostList list="scraps" title={t`스크랩한 글`} />
}
