import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { LoadMore } from '#ui/list/load-more.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Row, Section } from './section.tsx'

export function StateSamples() {
  return (
    <>
      <Section title="Skeleton · Spinner">
        <SkeletonGroup>
          <Card className="flex gap-3">
            <Skeleton className="size-20 shrink-0" />
            <div className="flex flex-1 flex-col gap-2.5 py-1">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-3 w-1/2" />
              <Skeleton className="h-3 w-1/3" />
            </div>
          </Card>
        </SkeletonGroup>
        <Row>
          <Spinner />
          <Spinner size={36} className="text-tangerine-700" />
        </Row>
      </Section>

      <Section title="EmptyState">
        <EmptyState
          title="아직 담은 곳이 없어요"
          description="마음에 드는 곳을 담아두면 일정을 짤 때 바로 쓸 수 있어요."
          action={<Button size="md">장소 둘러보기</Button>}
        />
        <EmptyState scene="sea" title="아직 열린 동행방이 없어요" />
        <EmptyState scene="road" title="일정을 짜볼까요?" />
        <EmptyState scene="lantern" title="새 알림이 없어요" />
      </Section>

      <Section title="ErrorState · LoadMore">
        <ErrorState onRetry={() => {}} />
        <ErrorState message="참여한 사람을 불러오지 못했어요." onRetry={() => {}} isInline />
        <LoadMore hasMore isLoading onLoadMore={() => {}} />
        <LoadMore hasMore isLoading={false} onLoadMore={() => {}} error="다음 글을 불러오지 못했어요." />
        <LoadMore hasMore={false} isLoading={false} onLoadMore={() => {}} />
      </Section>
    </>
  )
}
