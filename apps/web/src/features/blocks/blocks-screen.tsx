import type { BlockedMember } from '@honjeo/contract/blocks'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatListTime } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { blocksQuery } from './blocks.api.ts'
import { useUnblock } from './use-part-ways.ts'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`차단한 회원`} back={{ fallback: paths.my() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <BlockList />
      </div>
    </>
  )
}

/** The members whom I have blocked, the latest first, each with the way to lift it. */
function BlockList() {
  const { t } = useLingui()
  const unblock = useUnblock()
  return (
    <Paged
      query={useInfiniteQuery(blocksQuery())}
      skeleton={<BlockSkeletons />}
      isEmpty={(members) => members.length === 0}
      empty={
        <EmptyState
          scene="sea"
          title={t`차단한 사람이 없어요`}
          description={t`불편한 사람이 있다면 프로필이나 메시지의 메뉴에서 차단할 수 있어요.`}
        />
      }
    >
      {(members) => (
        <Card className="overflow-hidden p-0!">
          <ul className="divide-y divide-basalt-200">
            {members.map((member) => (
              <BlockedRow
                key={member.userId}
                member={member}
                onLift={() => unblock({ userId: member.userId, name: member.nickName })}
              />
            ))}
          </ul>
        </Card>
      )}
    </Paged>
  )
}

function BlockedRow({ member, onLift }: { member: BlockedMember; onLift: () => void }) {
  const { t } = useLingui()
  const { nickName, imageUrl, blockedAt } = member
  const when = formatListTime(blockedAt)
  return (
    <ListItem
      leading={<Avatar name={nickName} src={imageUrl} />}
      title={nickName}
      description={t`${when} 차단`}
      trailing={
        <Button variant="secondary" size="sm" aria-label={t`${nickName}님 차단 풀기`} onClick={onLift}>
          {t`차단 풀기`}
        </Button>
      }
    />
  )
}

function BlockSkeletons() {
  return (
    <SkeletonGroup className="space-y-5 px-4 py-3">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full!" />
          <Skeleton className="h-4 w-28" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
