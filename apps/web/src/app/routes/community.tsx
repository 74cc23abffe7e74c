import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { postsQuery } from '#features/community/community.api.ts'
import { CategoryRow } from '#features/community/list/category-row.tsx'
import { PostList } from '#features/community/list/post-list.tsx'
import { useCategory } from '#features/community/list/use-category.ts'
import { WriteButton } from '#features/community/list/write-button.tsx'
import { paths } from '#lib/paths.ts'
import { Callout } from '#ui/callout.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextLink } from '#ui/text-link.tsx'

export function Component() {
  const { t } = useLingui()
  const [category, changeCategory] = useCategory()
  const posts = useInfiniteQuery(postsQuery(category))

  return (
    <>
      <div className="sticky top-(--running-height) z-20 bg-sand/95 px-gutter pb-1 backdrop-blur-sm">
        <header className="pt-safe-0">
          <h1 className="flex min-h-14 items-center text-xl font-bold">{t`커뮤니티`}</h1>
        </header>
        <CategoryRow value={category} onChange={changeCategory} />
      </div>
      <div className="flex-1 px-gutter pt-2 pb-20">
        {category === 'COMPANION_PROPOSAL' && (
          <Callout
            icon={<UsersRound aria-hidden="true" size={20} />}
            className="mb-3"
            action={<TextLink to={paths.rooms()} className="text-sea-700!">{t`둘러보기`}</TextLink>}
          >
            {t`지금 열린 동행방을 지역과 날짜로 찾아보세요.`}
          </Callout>
        )}
        <PostList
          query={posts}
          label={t`게시글`}
          empty={
            <EmptyState
              title={t`게시글이 존재하지 않습니다`}
              description={t`첫 이야기를 들려주세요. 누군가의 여행이 조금 더 든든해져요.`}
            />
          }
        />
      </div>
      <WriteButton category={category} />
    </>
  )
}
