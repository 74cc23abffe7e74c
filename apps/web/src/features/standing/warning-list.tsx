import type { Standing } from '@honjeo/contract/account'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '#lib/dates.ts'
import { Card } from '#ui/card.tsx'

export function WarningList({ warnings }: { warnings: Standing['warnings'] }) {
  return (
    <section>
      <h2 className="mb-2 text-lg font-bold">
        <Trans>받은 주의</Trans>
      </h2>
      <Card className="p-0!">
        <ul className="divide-y divide-basalt-200">
          {warnings.map(({ reason, createdAt }) => (
            <li key={createdAt} className="px-4 py-3">
              <time dateTime={createdAt} className="text-sm text-basalt-500">
                {formatDate(createdAt)}
              </time>
              <p className="mt-0.5 whitespace-pre-line">{reason}</p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
