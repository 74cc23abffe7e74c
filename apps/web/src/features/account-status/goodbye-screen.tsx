import { FORMER_MEMBER_DAYS } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { paths } from '#lib/navigation/paths.ts'
import { HeaderEnd } from '#ui/list/header-end.tsx'
import { Card } from '#ui/list/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <header className="pt-safe-0 sticky top-(--running-height) z-20 px-2">
        <h1 className="sr-only">{t`안녕히 가세요`}</h1>
        <div className="flex min-h-14 items-center justify-end">
          <HeaderEnd />
        </div>
      </header>
      <Farewell />
    </>
  )
}

/** Says after a withdrawal what became of one's data, and shows the way back. */
function Farewell() {
  const { t } = useLingui()
  const outcomes = [
    t`이메일, 이름, 프로필과 로그인 기록은 지웠어요.`,
    t`여행 일정, 담은 장소, 알림과 포인트도 사라졌어요.`,
    t`남긴 글과 대화는 '탈퇴한 사용자'의 것으로 바뀌어, 누가 썼는지 알 수 없어요.`,
    t`성별, 태어난 해, 차단, 동행방에서 내보내거나 들이지 않은 일, 주의, 정지, 처리되지 않은 신고는 이메일과 카카오 회원번호를 알아볼 수 없게 바꾼 값으로 ${FORMER_MEMBER_DAYS}일 동안 남아, 다시 가입하면 이어져요. 정지는 끝나는 날까지예요.`,
  ]
  return (
    <div className="flex flex-1 flex-col justify-center px-gutter py-8">
      <EmptyState
        scene="sea"
        title={t`그동안 함께해서 즐거웠어요`}
        description={t`탈퇴를 마쳤어요. 어디를 혼자 걷더라도 늘 안전하고 즐거운 여행이길 바랄게요.`}
      />
      <Card className="p-5">
        <h2 className="font-bold">{t`이렇게 정리했어요`}</h2>
        <ul className="mt-2 list-disc space-y-1.5 pl-[1.25em] text-basalt-700">
          {outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
      </Card>
      <p className="mt-6 text-center text-balance text-basalt-500">
        {t`마음이 바뀌면 같은 이메일로 언제든 다시 시작할 수 있어요.`}
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <LinkButton to={paths.home()} variant="secondary">{t`홈 둘러보기`}</LinkButton>
        <LinkButton to={paths.signUp()}>{t`다시 가입하기`}</LinkButton>
      </div>
    </div>
  )
}
