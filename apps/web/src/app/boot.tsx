import { Trans } from '@lingui/react/macro'

/** The same picture as in index.html, until the first screen has been loaded. */
export function Boot() {
  return (
    <p className="boot">
      <Trans>
        혼저<span>.</span>
      </Trans>
    </p>
  )
}
