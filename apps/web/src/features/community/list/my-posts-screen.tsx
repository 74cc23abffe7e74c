import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '#lib/navigation/paths.ts'
import { EmptyState, type EmptyStateProps } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { type MyList, myPostsQuery } from '../community.api.ts'
import { PostList } from './post-list.tsx'

export function MyPosts() {
  const { t } = useLingui()
  return <MyPostList list="posts" title={t`내가 쓴 글`} />
}

export function MyBookmarks() {
  const { t } = useLingui()
  return <MyPostList list="scraps" title={t`스크랩한 글`} />
}

export function MyComments() {
  const { t } = useLingui()
  return <MyPostList list="commented" title={t`댓글 단 글`} />
}

/** The screen of one of my lists: posts I wrote, scrapped or commented on. */
function MyPostList({ list, title }: { list: MyList; title: string }) {
  const { t } = useLingui()
  const browse = <LinkButton to={paths.community()}>{t`커뮤니티 둘러보기`}</LinkButton>
  const empty: Record<MyList, EmptyStateProps> = {
    posts: {
      scene: 'oreum',
      title: t`아직 쓴 글이 없어요`,
      description: t`궁금한 것도, 나만 아는 꿀팁도 좋아요.`,
      action: <LinkButton to={paths.newPost()}>{t`첫 글 쓰기`}</LinkButton>,
    },
    scraps: {
      scene: 'lantern',
      title: t`아직 스크랩한 글이 없어요`,
      description: t`다시 보고 싶은 글에서 스크랩을 눌러보세요.`,
      action: browse,
    },
    commented: {
      scene: 'sea',
      title: t`아직 댓글을 단 글이 없어요`,
      description: t`다른 여행자의 이야기에 한마디 건네볼까요?`,
      action: browse,
    },
  }
  return (
    <>
      <PageHeader title={title} back={{ fallback: paths.my() }} />
      <div className="flex-1 px-gutter pt-2">
        <PostList query={useInfiniteQuery(myPostsQuery(list))} label={title} empty={<EmptyState {...empty[list]} />} />
      </div>
    </>
  )
}
