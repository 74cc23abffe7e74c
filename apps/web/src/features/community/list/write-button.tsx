import type { PostCategory } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { LinkButton } from '#ui/link-button.tsx'

/** Floats within a thumb's reach above the bottom navigation; the category one looks at is chosen already. */
export function WriteButton({ category }: { category: PostCategory | null }) {
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
