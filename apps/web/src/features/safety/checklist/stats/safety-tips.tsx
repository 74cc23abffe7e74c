import { useLingui } from '@lingui/react/macro'
import { HeartHandshake, Phone, Sunset, Wind } from 'lucide-react'
import { Card } from '#ui/card.tsx'

/** Four things that keep people safe who walk Jeju alone. */
export function SafetyTips() {
  const { t } = useLingui()
  const tips = [
    {
      Icon: Wind,
      title: t`바람부터 확인해요`,
      text: t`제주는 반나절 사이에도 날씨가 바뀌어요. 나서기 전에 특보를 보고, 바람이 세면 바다와 오름은 다음으로 미뤄요.`,
    },
    {
      Icon: Sunset,
      title: t`해 지기 한 시간 전에 내려와요`,
      text: t`오름과 숲길에는 가로등이 없어요. 해 지는 시간을 먼저 보고 돌아올 시간을 정해요.`,
    },
    {
      Icon: HeartHandshake,
      title: t`하루에 두 번 안부를 전해요`,
      text: t`아침에는 갈 길을, 저녁에는 돌아왔다는 말을 믿는 사람에게 남겨요.`,
    },
    {
      Icon: Phone,
      title: t`이상하면 참지 말고 전화해요`,
      text: t`누가 따라오거나 위협하면 112, 다치거나 길을 잃으면 119에 바로 전화해요.`,
    },
  ]
  return (
    <section aria-labelledby="safety-tips">
      <h2 id="safety-tips" className="mb-2 text-xl font-bold">
        {t`혼자 걷는 날의 안전 팁`}
      </h2>
      <Card className="p-0">
        <ul className="divide-y divide-basalt-200">
          {tips.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-3 px-4 py-3.5">
              <Icon aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-sea-700" />
              <div className="min-w-0">
                <h3 className="font-bold">{title}</h3>
                <p className="mt-0.5 text-sm text-basalt-700">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
