import type { PostDetail } from '@honjeo/contract/community'
import { useLingui } from '@lingui/react/macro'
import { Bookmark } from 'lucide-react'
import { formatCount } from '#lib/numbers.ts'
import { Button } from '#ui/button.tsx'
import { useScrap } from './use-scrap.ts'

export function ScrapButton({ post: { postId, isScraped, scrapCount } }: { post: PostDetail }) {
  const { t } = useLingui()
  const toggle = useScrap(postId)
  return (
    <Button
      variant="secondary"
      size="sm"
      shape="pill"
      aria-pressed={isScraped}
      icon={
        <Bookmark
          aria-hidden="true"
          size={18}
          fill={isScraped ? 'var(--color-tangerine-500)' : 'none'}
          className={isScraped ? 'text-tangerine-700' : 'text-basalt-500'}
        />
      }
      onClick={toggle}
    >
      {t`스크랩`} <span className="tabular-nums">{formatCount(scrapCount)}</span>
    </Button>
  )
}
