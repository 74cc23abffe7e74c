import { POST_CATEGORIES, type PostCategory } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PenLine, UsersRound } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { ChipRow } from '#ui/form/chip-row.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { postsQuery } from '../community.api.ts'
import { parsePostCategory, POST_CATEGORY_LABELS } from '../post-category.tsx'
import { PostList } from './post-list.tsx'
import { HeaderEnd } from '#ui/list/header-end.tsx'

export function Component() {
  const { t } = useLingui()
  const [category, changeCategory] = useCategory()
  const posts = useInfiniteQuery(postsQuery(category))

  return (
    <>
      <div className="sticky top-(--running-height) z-20 bg-sand/95 px-gutter pb-1 backdrop-blur-sm">
        <header className="pt-safe-0 -mr-1.5 flex items-center justify-between">
          <h1 className="flex min-h-14 items-center text-xl font-bold">{t`커뮤니티`}</h1>
          <HeaderEnd />
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

/** Floats within a thumb's reach above the bottom navigation; the category one looks at is chosen already. */
function WriteButton({ category }: { category: PostCategory | null }) {
  const { t } = useLingui()
  return (
    <div className="column-fixed bottom-safe-19 pointer-events-none z-20 flex justify-end px-gutter *:pointer-events-auto">
      <LinkButton
        to={paths.newPost({ category: category ?? undefined })}
        variant="inverse"
        size="md"
        shape="pill"
        icon={<PenLine aria-hidden="true" size={18} />}
      >
        {t`글쓰기`}
      </LinkButton>
    </div>
  )
}

const ALL = 'ALL'

interface CategoryRowProps {
  value: PostCategory | null
  onChange: (category: PostCategory | null) => void
}

function CategoryRow({ value, onChange }: CategoryRowProps) {
  const { t, i18n } = useLingui()
  const categories = POST_CATEGORIES.map((category) => ({
    value: category,
    label: i18n._(POST_CATEGORY_LABELS[category]),
  }))
  return (
    <ChipRow<PostCategory | typeof ALL>
      label={t`게시판`}
      options={[{ value: ALL, label: t`전체` }, ...categories]}
      value={value ?? ALL}
      onChange={(choice) => onChange(choice === ALL ? null : choice)}
    />
  )
}

const PARAM = 'category'

/**
 * The category in the screen's address, else the one that navigation brought along; null is all of them. A change replaces
 * the address, so that back leaves the list instead of walking through categories.
 */
function useCategory() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: { category?: unknown } | null }
  const change = (category: PostCategory | null) =>
    setParams(category === null ? {} : { [PARAM]: category }, { replace: true })
  return [parsePostCategory(params.get(PARAM)) ?? parsePostCategory(state?.category), change] as const
}
